import type { SiteTimes } from '@manzil/contracts/content/site-times';
import { useState } from 'react';
import { dubaiTime } from '../../kit/lifecycle/lifecycle-labels';
import { RecordLink } from '../../kit/address/record-link';
import { ButtonLink } from '../../../shared/ui/button-link';
import { spanPath, spanSince, spanUntil } from './instants';
import { TEXTS } from './time-texts';
import styles from './time-machine.module.css';

const LONG_AGO_DAYS = 100_000;

/** Frequently used times, and times at which a change is scheduled. */
export function SpanPresets({ times: { knownFrom, upcoming } }: { times: SiteTimes }) {
  // Fixed when the screen opens, because a link must not change while it is read.
  const [now] = useState(() => Date.now());
  const since = (days: number): string => spanPath(spanSince(days, knownFrom, now));
  return (
    <div className={styles.presets}>
      <nav aria-label={TEXTS.presets} className={styles.previews}>
        <ButtonLink to={since(1)}>{TEXTS.sinceYesterday}</ButtonLink>
        <ButtonLink to={since(7)}>{TEXTS.sinceAWeek}</ButtonLink>
        <ButtonLink to={since(LONG_AGO_DAYS)}>{TEXTS.sinceTheBeginning}</ButtonLink>
      </nav>
      <section aria-labelledby="upcoming-changes">
        <h2 id="upcoming-changes">{TEXTS.upcoming}</h2>
        {upcoming.length === 0 && <p>{TEXTS.noneUpcoming}</p>}
        <ol className={styles.upcoming}>
          {upcoming.map((change) => (
            <li key={`${change.kind} ${String(change.id)} ${change.does}`}>
              <span>
                <strong>{dubaiTime(change.at)}</strong>
                {': '}
                {change.link === null ? (
                  TEXTS.does(change)
                ) : (
                  <RecordLink to={change.link}>{TEXTS.does(change)}</RecordLink>
                )}
              </span>
              <ButtonLink
                to={spanPath(spanUntil(change.at, now))}
                aria-label={`${TEXTS.compareWithNow}: ${dubaiTime(change.at)}, ${TEXTS.does(change)}`}
              >
                {TEXTS.compareWithNow}
              </ButtonLink>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
