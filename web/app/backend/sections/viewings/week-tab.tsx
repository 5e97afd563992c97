import type { Session } from '@manzil/contracts/gateway/account';
import { MOST_LISTED_VIEWINGS, type Viewing } from '@manzil/contracts/leads/viewing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SelectField } from '../../../shared/ui/field';
import { useMay } from '../../kit/access/access';
import list from '../../../shared/ui/list.module.css';
import { useMembers } from '../../kit/data/use-assignees';
import { formatDay, gulfToday } from '../../kit/words/format-date-time';
import { useFilters } from '../../kit/address/use-filters';
import { schedulesQuery, weekQuery } from './viewing-queries';
import { ViewingRow } from './viewing-row';
import { TEXTS as ALL } from './viewing-texts';
import { addDays, beginningOf, dubaiDay } from '../../kit/words/dubai-day';
import { weekOf } from './viewing-week';
import styles from './viewings.module.css';
import { formatWeekday } from '../../kit/words/format';
import { memberName } from '../../kit/words/member-name';

const TEXTS = ALL.week;

/** The viewings of a week by day: an agent sees their own, the other members see all or one adviser's. */
export function WeekTab({ session }: { session: Session }) {
  const [params] = useSearchParams();
  const { data, dataUpdatedAt: now } = useSuspenseQuery(weekQuery(params));
  const monday = weekOf(params, gulfToday());
  const { viewings } = data;
  return (
    <div className={styles.week}>
      <WeekHead monday={monday} session={session} />
      <NoHours />
      {viewings.length === 0 && <p className={list.empty}>{TEXTS.none}</p>}
      {viewings.length === MOST_LISTED_VIEWINGS && <p>{TEXTS.most(MOST_LISTED_VIEWINGS)}</p>}
      {byDay(viewings).map(([day, own]) => (
        <Day key={day} day={day} viewings={own} now={now} />
      ))}
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

function WeekHead({ monday, session }: { monday: string; session: Session }) {
  const [params] = useSearchParams();
  const filters = useFilters();
  const members = useMembers(session);
  const seesAll = useMay()('leads.all');
  const adviser = filters.valueOf('adviser');
  const to = (day: string | undefined): string => {
    const next = new URLSearchParams(params);
    if (day === undefined) next.delete('week');
    else next.set('week', day);
    return `?${next.toString()}`;
  };
  return (
    <div className={styles.head}>
      <div>
        <h2>{TEXTS.range(formatDay(monday), formatDay(addDays(monday, 6)))}</h2>
        <nav className="backend-actions" aria-label={TEXTS.label}>
          <ButtonLink to={to(addDays(monday, -7))} preventScrollReset>
            {TEXTS.previous}
          </ButtonLink>
          <ButtonLink to={to(undefined)} preventScrollReset>
            {TEXTS.current}
          </ButtonLink>
          <ButtonLink to={to(addDays(monday, 7))} preventScrollReset>
            {TEXTS.next}
          </ButtonLink>
        </nav>
      </div>
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
