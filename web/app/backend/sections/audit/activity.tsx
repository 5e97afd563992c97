import { useQuery } from '@tanstack/react-query';
import { actionWords, whoWords } from '../../kit/labels/audit-labels';
import { EntityTitle } from './entity-title';
import { auditQuery } from './load-audit';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Panel } from '../../kit/layout/panel';
import styles from '../../kit/layout/panel.module.css';

const TEXTS = {
  activity: 'Activity',
  allActivity: 'Full audit log',
  noActivity: 'No changes yet.',
} as const;

const SHOWN = 8;
/** Left out, because they change nothing and would displace changes from the list. */
const SESSIONS: readonly string[] = ['login', 'logout'];

/** Lists the latest actions with the user and a link to the changed entity. */
export function Activity() {
  const trail = useQuery({ ...auditQuery(new URLSearchParams()), refetchInterval: 60_000 });
  return (
    <Panel title={TEXTS.activity} more={{ to: '/backend/audit', title: TEXTS.allActivity }} query={trail}>
      {({ entries }) => {
        const acts = entries.filter(({ action }) => !SESSIONS.includes(action));
        return acts.length === 0 ? (
          <p>{TEXTS.noActivity}</p>
        ) : (
          <ul className={styles.list}>
            {acts.slice(0, SHOWN).map((entry) => (
              <li key={entry.id}>
                <span>
                  <strong>{whoWords(entry)}</strong> · {actionWords(entry.action, entry.entity?.kind)}{' '}
                  <EntityTitle entity={entry.entity} />
                </span>
                <time className={styles.time} dateTime={entry.at}>
                  {formatDateTime(entry.at)}
                </time>
              </li>
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}
