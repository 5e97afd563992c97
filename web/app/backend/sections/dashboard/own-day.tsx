import { listLeads } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LEADS_PATH } from '../../kit/access/sections';
import { endpointQuery } from '../../kit/data/query-client';
import { Panel } from '../../kit/layout/panel';
import styles from '../../kit/layout/panel.module.css';
import { formatDay, formatTime, gulfToday } from '../../kit/labels/format-date-time';
import { PANEL_REFRESH_MS, viewingsOn } from './dashboard-query';
import { TEXTS } from './dashboard-texts';

const ACTIONS_SHOWN = 5;
const VIEWINGS_PATH = '/backend/viewings';

const actionsDueBy = (day: string) => ({
  ...endpointQuery(listLeads, { query: { assignment: 'mine', dueBy: day, pageSize: 100 } }),
  refetchInterval: PANEL_REFRESH_MS,
});

/** The viewings of an agent today in the order of their times, and the next actions that are due. */
export function OwnDay() {
  const today = gulfToday();
  const viewings = useQuery(viewingsOn(today));
  const actions = useQuery(actionsDueBy(today));
  const booked = viewings.data?.viewings.filter(({ status }) => status === 'booked') ?? [];
  const due = actions.data && {
    total: actions.data.total,
    items: actions.data.items
      .toSorted((one, other) => String(one.nextActionOn).localeCompare(String(other.nextActionOn)))
      .slice(0, ACTIONS_SHOWN),
  };
  return (
    <Panel
      title={TEXTS.ownDay}
      more={{ to: VIEWINGS_PATH, title: TEXTS.allViewings }}
      query={{
        data: viewings.data && due && { booked, due },
        isError: viewings.isError || actions.isError,
      }}
    >
      {(day) =>
        day.booked.length === 0 && day.due.total === 0 ? (
          <p>{TEXTS.freeDay}</p>
        ) : (
          <ul className={styles.list}>
            {day.booked.map(({ id, leadId, startsAt, visitor, home }) => (
              <li key={id}>
                <Link to={`${LEADS_PATH}?lead=${leadId}`} className="backend-link">
                  {TEXTS.viewingWith(visitor.name ?? visitor.email)}
                </Link>
                <time className={styles.time} dateTime={startsAt}>
                  {formatTime(startsAt)}
                </time>
                {home !== null && <span className={styles.soft}>{home.title}</span>}
              </li>
            ))}
            {day.due.items.map(({ id, name, email, phone, nextAction, nextActionOn }) => (
              <li key={id}>
                <Link to={`${LEADS_PATH}?lead=${id}`} className="backend-link">
                  {nextAction ?? TEXTS.nextAction}
                </Link>
                {nextActionOn !== null && (
                  <time className={styles.time} dateTime={nextActionOn}>
                    {TEXTS.dueOn(formatDay(nextActionOn))}
                  </time>
                )}
                <span className={styles.soft}>{name ?? (email || phone)}</span>
              </li>
            ))}
            {day.due.total > day.due.items.length && (
              <li>
                <Link to={`${LEADS_PATH}?assigned=mine`} className="backend-link">
                  {TEXTS.moreDue(day.due.total - day.due.items.length)}
                </Link>
              </li>
            )}
          </ul>
        )
      }
    </Panel>
  );
}
