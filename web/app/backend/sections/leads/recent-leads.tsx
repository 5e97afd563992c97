import { listLeads } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endpointQuery } from '../../kit/data/query-client';
import { aboutOf } from './about-of';
import { KIND_LABELS } from './lead-labels';
import { ENQUIRIES } from '../../kit/address/lead-search-params';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { LEADS_PATH } from '../../kit/access/sections';
import { Panel } from '../../kit/layout/panel';
import styles from '../../kit/layout/panel.module.css';

const TEXTS = {
  leads: 'Recent leads',
  allLeads: 'All leads',
  noLeads: 'No enquiry has arrived yet.',
} as const;

const recentQuery = endpointQuery(listLeads, {
  query: { kinds: ENQUIRIES, exceptStatus: 'spam', pageSize: 5 },
});

/** The latest enquiries that the member may see. */
export function RecentLeads() {
  const recent = useQuery({ ...recentQuery, refetchInterval: 30_000 });
  return (
    <Panel title={TEXTS.leads} more={{ to: LEADS_PATH, title: TEXTS.allLeads }} query={recent}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{TEXTS.noLeads}</p>
        ) : (
          <ul className={styles.list}>
            {items.map((lead) => (
              <li key={lead.id}>
                <Link to={`${LEADS_PATH}?lead=${lead.id}`} className="backend-link">
                  {lead.name ?? (lead.email || lead.phone)}
                </Link>
                <time className={styles.time} dateTime={lead.receivedAt}>
                  {formatDateTime(lead.receivedAt)}
                </time>
                <span className={styles.soft}>
                  {[KIND_LABELS[lead.kind], aboutOf(lead)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
