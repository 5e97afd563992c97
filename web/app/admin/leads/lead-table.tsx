import {
  LEAD_STATUSES,
  type LeadPage,
  type LeadStatus,
  type LeadSummary,
} from '@manzil/contracts/leads/lead';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import { PagedTable } from '../../ui/paged-table';
import { withLead } from './lead-address';
import { KIND_WORDS, SENT_QUICKLY, STATUS_WORDS, SUBSCRIPTION_WORDS } from './lead-words';
import type { StatusChange } from './use-status-change';
import styles from './leads.module.css';

interface LeadTableProps {
  list: LeadPage;
  spam: boolean;
  changes: StatusChange;
}

const HEAD = ['Received', 'From', 'Kind', 'About', 'Assigned to', 'Status'];

export function LeadTable({ list, spam, changes }: LeadTableProps) {
  return (
    <PagedTable
      caption={spam ? 'Spam' : 'Leads'}
      head={HEAD}
      empty={spam ? 'There is no spam.' : 'No leads match. Messages sent through the site appear here.'}
      page={list.page}
      pageCount={list.pageCount}
      total={list.total}
    >
      {list.items.map((lead) => (
        <LeadRow key={lead.id} lead={lead} changes={changes} />
      ))}
    </PagedTable>
  );
}

function LeadRow({ lead, changes }: { lead: LeadSummary; changes: StatusChange }) {
  const [params] = useSearchParams();
  const name = lead.name ?? lead.email;
  const status = changes.statusOf(lead);
  return (
    <tr className={status === 'new' ? styles.fresh : undefined}>
      <td className={styles.dateTime}>{formatDateTime(lead.receivedAt)}</td>
      <td className={styles.from}>
        <Link to={withLead(params, lead.id)} preventScrollReset className={styles.open}>
          {name}
        </Link>
        {lead.name !== null && <div className={styles.soft}>{lead.email}</div>}
        {lead.sentQuickly && <div className={styles.quick}>{SENT_QUICKLY}</div>}
      </td>
      <td className={styles.kind}>
        {KIND_WORDS[lead.kind]}
        {lead.subscription !== null && (
          <div className={styles.soft}>{SUBSCRIPTION_WORDS[lead.subscription]}</div>
        )}
      </td>
      <td className={styles.about}>{aboutOf(lead)}</td>
      <td>{lead.assignee ?? <span className={styles.soft}>Nobody</span>}</td>
      <td>
        {lead.status === 'spam' ? (
          <Button
            busy={status !== 'spam'}
            onClick={() => void changes.change(lead, 'new')}
            aria-label={`Not spam: ${name}`}
          >
            Not spam
          </Button>
        ) : (
          <select
            className={styles.status}
            aria-label={`Status of ${name}`}
            value={status}
            onChange={(event) => void changes.change(lead, event.target.value as LeadStatus)}
          >
            {LEAD_STATUSES.map((value) => (
              <option key={value} value={value}>
                {STATUS_WORDS[value]}
              </option>
            ))}
          </select>
        )}
      </td>
    </tr>
  );
}

const aboutOf = ({ helpOption, listing, excerpt, page }: LeadSummary): string =>
  [helpOption, listing?.title, excerpt].filter(Boolean).join(' · ') || (page ?? '');
