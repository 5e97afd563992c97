import { useTexts } from '../../../shared/lib/texts';
import css from './map.module.css';

/** Shown instead of a map that the browser cannot draw or whose data cannot be loaded. */
export function MapUnavailable() {
  const texts = useTexts();
  return (
    <p className={css.notice} role="status">
      {texts.map.unavailable}
    </p>
  );
}
