import { listViewings } from '@manzil/contracts/http/viewings';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { freeTimes } from '@manzil/contracts/leads/free-times';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { toDubaiInput } from '../../kit/labels/dubai-time';
import { endpointQuery } from '../../kit/data/query-client';
import { gulfToday } from '../../kit/labels/format-date-time';
import { openHoursOf, schedulesQuery } from './viewing-queries';
import { TEXTS as ALL } from './viewing-texts';
import { beginningOf, dubaiDay } from '../../kit/labels/dubai-day';
import styles from './viewings.module.css';
import { formatClock, formatWeekday } from '../../kit/labels/format';

const TEXTS = ALL.free;

interface FreeTimesProps {
  adviser: string;
  /** The viewing that is moved. */
  moved?: Pick<Viewing, 'id' | 'startsAt'>;
  /** A `datetime-local` value: its day is shown; when empty, the next with a free time. */
  at: string;
  onChoose: (at: string) => void;
}

/**
 * The bookable times of a day, as visitors see them, without the current time of a viewing that is being moved. The
 * server refuses a time that was taken in the meantime.
 */
export function FreeTimes({ adviser, moved, at, onChoose }: FreeTimesProps) {
  const query = { adviser, from: beginningOf(gulfToday()) };
  const { data: taken, dataUpdatedAt } = useQuery(endpointQuery(listViewings, { query }));
  const { data: stored } = useQuery(schedulesQuery);
  if (taken === undefined || stored === undefined) return null;
  const hours = openHoursOf(stored, adviser);
  const spans = taken.viewings
    .filter(({ id, status }) => id !== moved?.id && status !== 'cancelled')
    .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }));
  const times = hours === undefined ? [] : freeTimes(hours, spans, new Date(dataUpdatedAt));
  const all = times.map((time) => time.toISOString()).filter((time) => time !== moved?.startsAt);
  const [first] = all;
  if (first === undefined) return <p>{hours?.openings.length ? TEXTS.full : TEXTS.noHours}</p>;
  const day = at === '' ? dubaiDay(first) : at.slice(0, 10);
  const shown = all.filter((time) => dubaiDay(time) === day);
  if (shown.length === 0) return <p>{TEXTS.none(formatWeekday(beginningOf(day)))}</p>;
  return (
    <fieldset className={styles.group}>
      <legend>{TEXTS.on(formatWeekday(beginningOf(day)))}</legend>
      <div className={styles.times}>
        {shown.map((time) => (
          <Button
            key={time}
            aria-pressed={toDubaiInput(time) === at}
            onClick={() => {
              onChoose(toDubaiInput(time));
            }}
          >
            {formatClock(time)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
