import type { Viewing } from '@manzil/contracts/leads/viewing';
import { useState, type CSSProperties } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { beginningOf } from '../../kit/words/dubai-day';
import { formatClock, formatShortDay, formatSlot, formatWeekday } from '../../kit/words/format';
import { gulfToday } from '../../kit/words/format-date-time';
import { memberName } from '../../kit/words/member-name';
import { shownHours, type CalendarBlock, type CalendarDay, type HourRange } from './calendar-layout';
import { ViewingRow } from './viewing-row';
import { STATUS_LABELS, TEXTS as ALL } from './viewing-texts';
import styles from './viewing-calendar.module.css';

const TEXTS = ALL.week;

interface ViewingCalendarProps {
  label: string;
  days: readonly CalendarDay[];
  now: number;
}

/** Hours down, days across: opening hours are light, viewings are blocks that open. */
export function ViewingCalendar({ label, days, now }: ViewingCalendarProps) {
  const [openId, setOpenId] = useState<string | undefined>();
  const opened = days
    .flatMap(({ blocks }) => blocks)
    .map(({ viewing }) => viewing)
    .find(({ id }) => id === openId);
  const hours = shownHours(days);
  const count = hours.to - hours.from;
  return (
    // Focusable, so that it is scrolled by the keyboard.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <div className={styles.calendar} style={variables({ '--days': days.length, '--hours': count })}>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index}>{`${String(hours.from + index).padStart(2, '0')}:00`}</span>
          ))}
        </div>
        {days.map((day) => (
          <Day key={day.day} day={day} hours={hours} onOpen={setOpenId} />
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
  onOpen: (id: string) => void;
}

function Day({ day: { day, open, blocks }, hours, onOpen }: DayProps) {
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
        {blocks.map((block) => (
          <Block key={block.viewing.id} block={block} hours={hours} onOpen={onOpen} />
        ))}
      </div>
    </section>
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

const placeOf = ({ from, to }: HourRange, hours: HourRange): CSSProperties =>
  variables({ '--from': from - hours.from, '--length': to - from });

const variables = (values: Record<`--${string}`, number>): CSSProperties => values;
