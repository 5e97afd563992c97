import type { FreeTimes } from '@manzil/contracts/leads/viewing';
import { Link, useNavigate } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { BookingForm } from './booking-form';
import { ViewingFrame } from './viewing-frame';
import { useTexts } from '../../../shared/lib/texts';
import css from './viewing.module.css';

const TITLE = 'book-viewing-title';

interface BookPageProps {
  home: { pagelink: string; title: string };
  free: FreeTimes;
  isDone: boolean;
}

/** Books a viewing of a home, with and without scripts. */
export function BookPage({ home: { pagelink, title }, free, isDone }: BookPageProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const back = (
    <Link to={`/${pagelink}`} className={button.secondary}>
      {texts.viewing.toHome}
    </Link>
  );
  if (isDone)
    return (
      <ViewingFrame title={texts.viewing.doneTitle} text={texts.viewing.doneText} isStatus>
        {back}
      </ViewingFrame>
    );
  if (free.adviser === null || free.times.length === 0)
    return (
      <ViewingFrame title={texts.viewing.title({ home: title })} text={texts.viewing.none}>
        <Link to={`/${pagelink}#enquiry`} className={button.primary}>
          {texts.viewing.enquire}
        </Link>
      </ViewingFrame>
    );
  return (
    <ViewingFrame
      title={texts.viewing.title({ home: title })}
      titleId={TITLE}
      text={texts.viewing.text({ adviser: free.adviser.name, minutes: free.duration })}
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
