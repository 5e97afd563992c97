import { useTexts } from '../../../shared/lib/texts';
import css from './map.module.css';

/** Instead of a map where the browser or the network does not have what it takes. */
export function MapUnavailable() {
  const texts = useTexts();
  return (
    <p className={css.notice} role="status">
      {texts.map.unavailable}
    </p>
  );
}
