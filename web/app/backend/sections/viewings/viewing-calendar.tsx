import type { Viewing } from '@manzil/contracts/leads/viewing';
import { useState, type CSSProperties } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { beginningOf } from '../../kit/labels/dubai-day';
import { formatClock, formatShortDay, formatSlot, formatWeekday } from '../../kit/labels/format';
import { gulfToday } from '../../kit/labels/format-date-time';
import { memberName } from '../../kit/labels/member-name';
import { shownHours, type CalendarBlock, type CalendarDay, type HourRange } from './calendar-layout';
import { ViewingRow } from './viewing-row';
import { STATUS_LABELS, TEXTS as ALL } from './viewing-texts';
import { instantOf } from './viewing-week';
import styles from './viewing-calendar.module.css';

const TEXTS = ALL.week;

interface ViewingCalendarProps {
  label: string;
  days: readonly CalendarDay[];
  now: number;
  /** Called with a `datetime-local` value; undefined for members who do not book. */
  onBook: ((at: string) => void) | undefined;
}

/** Hours down, days across: opening hours are light, viewings are blocks that open. */
export function ViewingCalendar({ label, days, now, onBook }: ViewingCalendarProps) {
  const [openId, setOpenId] = useState<string | undefined>();
  const opened = days
    .flatMap(({ blocks }) => blocks)
    .map(({ viewing }) => viewing)
    .find(({ id }) => id === openId);
  const hours = shownHours(days);
  return (
    // Focusable, so that it is scrolled by the keyboard.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <div
        className={styles.calendar}
        style={variables({ '--days': days.length, '--hours': hours.to - hours.from })}
      >
        <div className={styles.hours} aria-hidden="true">
          {hoursOf(hours).map((hour) => (
            <span key={hour}>{clockOf(hour)}</span>
          ))}
        </div>
        {days.map((day) => (
          <Day key={day.day} day={day} hours={hours} now={now} onOpen={setOpenId} onBook={onBook} />
        ))}
      </div>
      {opened !== undefined && (
        <Dialog
          title={TEXTS.viewingOf(nameOf(opened), formatSlot(opened.startsAt))}
          wide
          onClose={() => {
            setOpenId(undefined);
          }}
        >
          <ul className={styles.opened}>
            <ViewingRow viewing={opened} hasBegun={Date.parse(opened.startsAt) <= now} />
          </ul>
        </Dialog>
      )}
    </div>
  );
}

interface DayProps {
  day: CalendarDay;
  hours: HourRange;
  now: number;
  onOpen: (id: string) => void;
  onBook: ((at: string) => void) | undefined;
}

function Day({ day: { day, open, blocks }, hours, now, onOpen, onBook }: DayProps) {
  const isToday = day === gulfToday();
  return (
    <section className={styles.day} aria-label={formatWeekday(beginningOf(day))}>
      <h3 data-today={isToday}>
        {formatShortDay(beginningOf(day))}
        {isToday && <span className="visually-hidden"> ({TEXTS.today})</span>}
      </h3>
      <div className={styles.column}>
        {open.map((range) => (
          <div key={range.from} className={styles.open} style={placeOf(range, hours)} />
        ))}
        {onBook !== undefined &&
          hoursOf(hours)
            .map((hour) => `${day}T${clockOf(hour)}`)
            .filter((at) => Date.parse(instantOf(at)) > now)
            .map((at) => <Hour key={at} at={at} hours={hours} onBook={onBook} />)}
        {blocks.map((block) => (
          <Block key={block.viewing.id} block={block} hours={hours} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}

interface HourProps {
  at: string;
  hours: HourRange;
  onBook: (at: string) => void;
}

/** An empty hour, for the mouse and for touch; by keyboard, the button above the calendar books at any time. */
function Hour({ at, hours, onBook }: HourProps) {
  const from = Number(at.slice(11, 13));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.hour}
      style={placeOf({ from, to: from + 1 }, hours)}
      aria-label={ALL.slot.at(formatSlot(instantOf(at)))}
      onClick={() => {
        onBook(at);
      }}
    />
  );
}

interface BlockProps {
  block: CalendarBlock;
  hours: HourRange;
  onOpen: (id: string) => void;
}

function Block({ block, hours, onOpen }: BlockProps) {
  const { viewing, lane, lanes } = block;
  const { id, startsAt, endsAt, status, home, adviser } = viewing;
  return (
    <button
      type="button"
      className={styles.block}
      data-status={status}
      style={{ ...placeOf(block, hours), ...variables({ '--lane': lane, '--lanes': lanes }) }}
      onClick={() => {
        onOpen(id);
      }}
    >
      <span className={styles.time}>
        {formatClock(startsAt)}–{formatClock(endsAt)}
      </span>{' '}
      <strong>{nameOf(viewing)}</strong> <span>{home === null ? TEXTS.noHome : home.title}</span>{' '}
      <span>
        {STATUS_LABELS[status]}, {memberName(adviser)}
      </span>
    </button>
  );
}

const nameOf = ({ visitor }: Viewing): string => visitor.name ?? visitor.email;

const hoursOf = ({ from, to }: HourRange): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const placeOf = ({ from, to }: HourRange, hours: HourRange): CSSProperties =>
  variables({ '--from': from - hours.from, '--length': to - from });

const variables = (values: Record<`--${string}`, number>): CSSProperties => values;
