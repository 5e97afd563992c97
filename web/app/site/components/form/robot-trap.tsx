import { useTexts } from '../../../shared/lib/texts';
import css from './form.module.css';

/** Honeypot: hidden from visitors, filled in by bots. */
export function RobotTrap() {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {useTexts().form.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
