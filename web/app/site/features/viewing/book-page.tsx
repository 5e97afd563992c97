import type { FreeTimes } from '@manzil/contracts/leads/viewing';
import { Link, useNavigate } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { viewingTexts as words } from '../../../shared/lib/viewing-texts';
import { BookingForm } from './booking-form';
import { ViewingFrame } from './viewing-frame';
import css from './viewing.module.css';

const TITLE = 'book-viewing-title';

interface BookPageProps {
  home: { pagelink: string; title: string };
  free: FreeTimes;
  isDone: boolean;
}

/** Books a viewing of a home, with and without scripts. */
export function BookPage({ home: { pagelink, title }, free, isDone }: BookPageProps) {
  const navigate = useNavigate();
  const back = (
    <Link to={`/${pagelink}`} className={button.secondary}>
      {words.toHome}
    </Link>
  );
  if (isDone)
    return (
      <ViewingFrame title={words.doneTitle} text={words.doneText} isStatus>
        {back}
      </ViewingFrame>
    );
  if (free.adviser === null || free.times.length === 0)
    return (
      <ViewingFrame title={words.title(title)} text={words.none}>
        <Link to={`/${pagelink}#enquiry`} className={button.primary}>
          {words.enquire}
        </Link>
      </ViewingFrame>
    );
  return (
    <ViewingFrame
      title={words.title(title)}
      titleId={TITLE}
      text={words.text(free.adviser.name, free.duration)}
    >
      <div className={css.form}>
        <BookingForm
          {...{ pagelink, times: free.times, labelledBy: TITLE }}
          onDone={(next) => {
            void navigate(next);
          }}
        />
      </div>
    </ViewingFrame>
  );
}
