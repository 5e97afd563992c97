import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import personDataTexts from '../../../texts/en/on-demand/person-data';
import button from '../../../shared/ui/link-button.module.css';
import css from './person-data.module.css';

/** Erases the data on the page, after a tick that prevents accidents; without scripts the browser requires it. */
export const EraseForm = ({ error }: { error: string | undefined }) => {
  const words = onDemandTexts(personDataTexts, useTexts());
  return (
    <section aria-labelledby="erase" className={css.section}>
      <h2 id="erase">{words.erase.title}</h2>
      <p className={css.text}>{words.erase.text}</p>
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
          {words.erase.confirm}
        </label>
        {error !== undefined && (
          <p id="erase-error" className={css.error} role="alert">
            {error}
          </p>
        )}
        <button type="submit" className={button.primary}>
          {words.erase.submit}
        </button>
      </form>
    </section>
  );
};
