import { useTexts } from '../../../shared/lib/texts';
import css from './form.module.css';

/** A field that people do not see and robots like to fill in. */
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
