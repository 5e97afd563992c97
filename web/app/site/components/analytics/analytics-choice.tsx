import { useSite } from '../../../shared/lib/use-site';
import { AnswerButtons } from './answer-buttons';
import { useBrowserRefusal, useStoredChoice } from './stored-choice';
import { useTexts } from '../../../shared/lib/texts';
import css from './analytics-choice.module.css';

/** Explains Google Analytics on the Cookies page, if staff have set it, and lets visitors change their choice. */
export function AnalyticsChoice() {
  const texts = useTexts();
  const id = useSite()?.settings.measurementId;
  const choice = useStoredChoice();
  const isRefused = useBrowserRefusal();
  if (id === undefined) return null;
  return (
    <section aria-labelledby="google-analytics">
      <h2 id="google-analytics">{texts.analytics.title}</h2>
      <p>{texts.analytics.about}</p>
      <noscript>
        <p>{texts.analytics.noScript}</p>
      </noscript>
      <p role="status">{isRefused ? texts.analytics.refusedByBrowser : texts.analytics[choice ?? 'open']}</p>
      {!isRefused && (
        <div className={css.answers}>
          <AnswerButtons given={choice} />
        </div>
      )}
    </section>
  );
}
