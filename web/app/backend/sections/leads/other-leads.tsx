import { listOtherLeads } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { endpointQuery } from '../../kit/data/query-client';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { withLead } from '../../kit/address/lead-search-params';
import { KIND_LABELS, OTHER_LABELS, stageWords } from './lead-labels';
import styles from './leads.module.css';
import { useMay } from '../../kit/access/access';
import { MergeLeads } from './merge-leads';
import { memberName } from '../../kit/labels/member-name';

/** Lists other leads of the same person: leads with the same address or phone number. */
export function OtherLeads({ id, onMerged }: { id: string; onMerged: () => Promise<void> }) {
  const [params] = useSearchParams();
  const may = useMay();
  const { data } = useQuery(endpointQuery(listOtherLeads, { params: { id } }));
  if (data === undefined || data.total === 0) return null;
  const { leads, total } = data;
  return (
    <details className={styles.person}>
      <summary>{OTHER_LABELS.title(total)}</summary>
      <ul className={styles.entries}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={withLead(params, lead.id)} preventScrollReset className={styles.open}>
              {[KIND_LABELS[lead.kind], lead.listing?.title].filter(Boolean).join(': ')}
            </Link>{' '}
            <span className={styles.soft}>
              {[
                formatDateTime(lead.receivedAt),
                stageWords(lead),
                lead.assignee === null ? '' : memberName(lead.assignee),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {total > leads.length && <p>{OTHER_LABELS.more(leads.length)}</p>}
      {may('leads.edit') && <MergeLeads id={id} leads={leads} onMerged={onMerged} />}
    </details>
  );
}
