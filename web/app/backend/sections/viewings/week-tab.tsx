import type { Session } from '@manzil/contracts/gateway/account';
import { MOST_LISTED_VIEWINGS, type Viewing } from '@manzil/contracts/leads/viewing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SelectField } from '../../../shared/ui/field';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { useMay } from '../../kit/access/access';
import list from '../../../shared/ui/list.module.css';
import { useMembers } from '../../kit/data/use-assignees';
import { formatDay, gulfToday } from '../../kit/labels/format-date-time';
import { useFilters } from '../../kit/address/use-filters';
import { BookSlot } from './book-slot';
import { calendarDays, weekDays } from './calendar-layout';
import { ViewingCalendar } from './viewing-calendar';
import { openHoursOf, schedulesQuery, weekQuery } from './viewing-queries';
import { ViewingRow } from './viewing-row';
import { TEXTS as ALL } from './viewing-texts';
import { addDays, beginningOf, dubaiDay } from '../../kit/labels/dubai-day';
import { dayOf, mondayOf, WEEK_VIEWS, weekViewOf, type WeekView } from './viewing-week';
import styles from './viewings.module.css';
import { formatWeekday } from '../../kit/labels/format';
import { memberName } from '../../kit/labels/member-name';

const TEXTS = ALL.week;

/** The viewings of a week or day: an agent sees their own, the other members see all or one adviser's. */
export function WeekTab({ session }: { session: Session }) {
  const [params] = useSearchParams();
  const view = weekViewOf(params, useNarrow());
  const { data, dataUpdatedAt: now } = useSuspenseQuery(weekQuery(params));
  const { data: schedules } = useSuspenseQuery(schedulesQuery);
  const [bookedAt, setBookedAt] = useState<string | undefined>();
  const mayBook = useMay()('leads.edit');
  const day = dayOf(params, gulfToday());
  const hours = openHoursOf(schedules, params.get('adviser') || session.username);
  const days = view === 'day' ? [day] : weekDays(mondayOf(day));
  const viewings =
    view === 'day' ? data.viewings.filter(({ startsAt }) => dubaiDay(startsAt) === day) : data.viewings;
  return (
    <div className={styles.week}>
      <WeekHead day={day} view={view} session={session}>
        {mayBook && (
          <Button
            kind="primary"
            onClick={() => {
              setBookedAt('');
            }}
          >
            {ALL.slot.open}
          </Button>
        )}
      </WeekHead>
      <NoHours />
      {viewings.length === 0 && (
        <p className={view === 'list' ? list.empty : styles.soft}>
          {view === 'day' ? TEXTS.noneOnDay : TEXTS.none}
        </p>
      )}
      {data.viewings.length === MOST_LISTED_VIEWINGS && <p>{TEXTS.most(MOST_LISTED_VIEWINGS)}</p>}
      {view === 'list' ? (
        byDay(viewings).map(([each, own]) => <Day key={each} day={each} viewings={own} now={now} />)
      ) : (
        <ViewingCalendar
          label={TEXTS[view].label}
          days={calendarDays(days, viewings, hours)}
          now={now}
          onBook={mayBook ? setBookedAt : undefined}
        />
      )}
      {bookedAt !== undefined && (
        <BookSlot
          session={session}
          at={bookedAt}
          adviser={params.get('adviser') ?? ''}
          onClose={() => {
            setBookedAt(undefined);
          }}
        />
      )}
    </div>
  );
}

function byDay(viewings: readonly Viewing[]): [string, Viewing[]][] {
  const days = new Map<string, Viewing[]>();
  for (const viewing of viewings) {
    const day = dubaiDay(viewing.startsAt);
    days.set(day, [...(days.get(day) ?? []), viewing]);
  }
  return [...days];
}

interface WeekHeadProps {
  day: string;
  view: WeekView;
  session: Session;
  children: ReactNode;
}

function WeekHead({ day, view, session, children }: WeekHeadProps) {
  const [params] = useSearchParams();
  const filters = useFilters();
  const members = useMembers(session);
  const seesAll = useMay()('leads.all');
  const adviser = filters.valueOf('adviser');
  const monday = mondayOf(day);
  const texts = view === 'day' ? TEXTS.day : TEXTS.week;
  const step = view === 'day' ? 1 : 7;
  const from = view === 'day' ? day : monday;
  const to = (name: 'week' | 'view', value: string | undefined): string => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return `?${next.toString()}`;
  };
  return (
    <div className={styles.head}>
      <div>
        <h2>
          {view === 'day'
            ? formatWeekday(beginningOf(day))
            : TEXTS.range(formatDay(monday), formatDay(addDays(monday, 6)))}
        </h2>
        <nav className="backend-actions" aria-label={texts.label}>
          <ButtonLink to={to('week', addDays(from, -step))} preventScrollReset>
            {texts.previous}
          </ButtonLink>
          <ButtonLink to={to('week', undefined)} preventScrollReset>
            {texts.current}
          </ButtonLink>
          <ButtonLink to={to('week', addDays(from, step))} preventScrollReset>
            {texts.next}
          </ButtonLink>
        </nav>
      </div>
      <nav className={styles.views} aria-label={TEXTS.views}>
        {WEEK_VIEWS.map((each) => (
          <Link
            key={each}
            to={to('view', each)}
            preventScrollReset
            aria-current={each === view ? 'page' : undefined}
          >
            {TEXTS.view[each]}
          </Link>
        ))}
      </nav>
      {seesAll && (
        <SelectField
          label={TEXTS.adviser}
          options={[
            ['', TEXTS.all],
            ...[...new Set([...members, adviser].filter(Boolean))].map(
              (name) =>
                [name, name === session.username ? TEXTS.you(memberName(name)) : memberName(name)] as const,
            ),
          ]}
          value={adviser}
          onText={(name) => {
            filters.set('adviser', name);
          }}
        />
      )}
      {children}
    </div>
  );
}

/** Without opening hours visitors cannot book, and only this note informs staff. */
function NoHours() {
  const seesAll = useMay()('leads.all');
  const { schedules } = useSuspenseQuery(schedulesQuery).data;
  if (schedules.some(({ openings }) => openings.length > 0)) return null;
  return (
    <p className={styles.note}>
      {seesAll ? TEXTS.noHours : TEXTS.noOwnHours}{' '}
      <Link to="?tab=hours" className="backend-link">
        {TEXTS.enterHours}
      </Link>
    </p>
  );
}

function Day({ day, viewings, now }: { day: string; viewings: readonly Viewing[]; now: number }) {
  const headingId = useId();
  return (
    <section className={styles.viewingDay} aria-labelledby={headingId}>
      <h3 id={headingId}>
        {formatWeekday(beginningOf(day))}
        {day === gulfToday() && <span className={styles.today}>{TEXTS.today}</span>}
      </h3>
      <ul className={styles.viewings}>
        {viewings.map((viewing) => (
          <ViewingRow key={viewing.id} viewing={viewing} hasBegun={Date.parse(viewing.startsAt) <= now} />
        ))}
      </ul>
    </section>
  );
}
