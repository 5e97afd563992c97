import button from '../../../shared/ui/link-button.module.css';
import { PERSON_DATA_TEXTS } from './person-data-texts';
import css from './person-data.module.css';

const { title, text, confirm, submit } = PERSON_DATA_TEXTS.erase;

/** Erases what the page shows, after a tick that nobody sets by accident; without scripts the browser asks for it. */
export const EraseForm = ({ error }: { error: string | undefined }) => (
  <section aria-labelledby="erase" className={css.section}>
    <h2 id="erase">{title}</h2>
    <p className={css.text}>{text}</p>
    <form method="post" className={css.form}>
      <label className={css.check}>
        <input
          type="checkbox"
          name="confirm"
          value="yes"
          required
          aria-invalid={error !== undefined}
          aria-describedby={error && 'erase-error'}
        />
        {confirm}
      </label>
      {error !== undefined && (
        <p id="erase-error" className={css.error} role="alert">
          {error}
        </p>
      )}
      <button type="submit" className={button.primary}>
        {submit}
      </button>
    </form>
  </section>
);
