import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { PersonPage } from './person-page';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import personDataTexts from '../../../texts/en/on-demand/person-data';
import css from './person-data.module.css';

interface RequestPageProps {
  /** The action that has just been done, if any. */
  done: 'sent' | 'erased' | undefined;
  /** The form that came back, with its error. */
  sent?: { email: string; error: string } | undefined;
}

/** Requests the link to a person's stored data. Its answer is the same for every address. */
export function RequestPage({ done, sent }: RequestPageProps) {
  const texts = useTexts();
  const { request: words, erasedTitle, erasedText } = onDemandTexts(personDataTexts, texts);
  if (done === 'erased')
    return (
      <PersonPage title={erasedTitle} text={erasedText} isStatus>
        <Link to="/" className={button.secondary}>
          {texts.errors.homeLink}
        </Link>
      </PersonPage>
    );
  if (done === 'sent')
    return (
      <PersonPage title={words.sentTitle} text={words.sentText} isStatus>
        <Link to="/mydata" className={button.secondary}>
          {words.back}
        </Link>
      </PersonPage>
    );
  return (
    <PersonPage title={words.title} text={words.text}>
      <form method="post" className={css.form}>
        <label htmlFor="person-email">{words.label}</label>
        <input
          id="person-email"
          className={css.input}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={sent?.email}
          aria-invalid={sent !== undefined}
          aria-describedby={sent && 'person-email-error'}
        />
        {sent !== undefined && (
          <p id="person-email-error" className={css.error} role="alert">
            {sent.error}
          </p>
        )}
        <button type="submit" className={button.primary}>
          {words.submit}
        </button>
      </form>
    </PersonPage>
  );
}
