import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SmartLink } from '../smart-link';
import { AnswerButtons } from './answer-buttons';
import { countPage, stopCounting } from './google-analytics';
import { useBrowserRefusal, useStoredChoice } from './stored-choice';
import { useTexts } from '../../../shared/lib/texts';
import css from './analytics-consent.module.css';

/** Counts the page for a visitor who has accepted analytics, and asks a visitor who has not chosen. */
export default function AnalyticsConsent({ id }: { id: string }) {
  const texts = useTexts();
  const stored = useStoredChoice();
  const choice = useBrowserRefusal() ? 'refused' : stored;
  const { pathname } = useLocation();
  useEffect(() => {
    if (choice === 'accepted') countPage(id, pathname);
    if (choice === 'refused') stopCounting(id);
  }, [choice, id, pathname]);
  // The Cookies page has its own question.
  if (choice !== undefined || pathname === '/cookies') return null;
  return (
    <section className={css.question} aria-label={texts.analytics.label}>
      <p>
        {texts.analytics.question} <SmartLink to="/cookies">{texts.analytics.more}</SmartLink>
      </p>
      <AnswerButtons />
    </section>
  );
}
