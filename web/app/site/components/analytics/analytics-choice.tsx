import { analyticsTexts as words } from '../../lib/analytics-texts';
import { useSite } from '../../../shared/lib/use-site';
import { AnswerButtons } from './answer-buttons';
import { useBrowserRefusal, useStoredChoice } from './stored-choice';
import css from './analytics-choice.module.css';

/** Says on the Cookies page what Google Analytics does, where staff have set it, and lets the answer be changed. */
export function AnalyticsChoice() {
  const id = useSite()?.settings.measurementId;
  const choice = useStoredChoice();
  const isRefused = useBrowserRefusal();
  if (id === undefined) return null;
  return (
    <section aria-labelledby="google-analytics">
      <h2 id="google-analytics">{words.title}</h2>
      <p>{words.about}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <p role="status">{isRefused ? words.refusedByBrowser : words[choice ?? 'open']}</p>
      {!isRefused && (
        <div className={css.answers}>
          <AnswerButtons given={choice} />
        </div>
      )}
    </section>
  );
}
