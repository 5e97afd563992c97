import { mapTexts } from '../../lib/map-texts';
import css from './map.module.css';

/** Instead of a map where the browser or the network does not have what it takes. */
export function MapUnavailable() {
  return (
    <p className={css.notice} role="status">
      {mapTexts.unavailable}
    </p>
  );
}
