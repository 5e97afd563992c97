import type { Session } from '@manzil/contracts/gateway/account';
import {
  LEAD_STATUSES,
  type LeadPage,
  type LeadStatus,
  type LeadSummary,
} from '@manzil/contracts/leads/lead';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '../../kit/words/format-date-time';
import { Button } from '../../../shared/ui/button';
import { PagedTable } from '../../../shared/ui/paged-table';
import { useSelection, type Selection } from '../../../shared/ui/use-selection';
import { aboutOf } from './about-of';
import { withLead } from '../../kit/address/lead-address';
import { LeadBulkBar } from './lead-bulk-bar';
import { BULK_WORDS, KIND_WORDS, SENT_QUICKLY, STAGE_WORDS, STATUS_WORDS, WORK_WORDS } from './lead-labels';
import { NextAction } from './next-action';
import type { StatusChange } from './use-status-change';
import { EditOnly, useReadOnly } from '../../../shared/ui/read-only';
import styles from './leads.module.css';
import { memberName } from '../../kit/words/member-name';

interface LeadTableProps {
  list: LeadPage;
  spam: boolean;
  changes: StatusChange;
  session: Session;
}

const ASSIGNED_TO = 'Assigned to';
const HEAD = ['Select', 'Received', 'From', 'Kind', 'About', ASSIGNED_TO, WORK_WORDS.stage, 'Status'];

export function LeadTable({ list, spam, changes, session }: LeadTableProps) {
  const isReadOnly = useReadOnly();
  const selection = useSelection(list.items, ({ id }) => id);
  return (
    <>
      <EditOnly>
        <LeadBulkBar session={session} selection={selection} />
      </EditOnly>
      <PagedTable
        caption={spam ? 'Spam' : 'Leads'}
        head={isReadOnly ? HEAD.slice(1) : HEAD}
        empty={
          spam
            ? 'There is no spam.'
            : 'No leads match. Enquiries sent through the site and leads that members enter appear here.'
        }
        page={list.page}
        pageCount={list.pageCount}
        total={list.total}
        stacked={styles.stacked}
      >
        {list.items.map((lead) => (
          <LeadRow key={lead.id} lead={lead} changes={changes} selection={selection} />
        ))}
      </PagedTable>
    </>
  );
}

interface LeadRowProps {
  lead: LeadSummary;
  changes: StatusChange;
  selection: Selection<LeadSummary>;
}

function LeadRow({ lead, changes, selection }: LeadRowProps) {
  const [params] = useSearchParams();
  const name = lead.name ?? lead.email;
  const status = changes.statusOf(lead);
  return (
    <tr className={status === 'new' ? styles.fresh : undefined}>
      <EditOnly>
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={BULK_WORDS.select(name)}
            checked={selection.has(lead)}
            onChange={({ target }) => {
              selection.set([lead], target.checked);
            }}
          />
        </td>
      </EditOnly>
      <td className={styles.dateTime}>{formatDateTime(lead.receivedAt)}</td>
      <td className={styles.from}>
        <Link to={withLead(params, lead.id)} preventScrollReset className={styles.open}>
          {name}
        </Link>
        {lead.name !== null && <div className={styles.soft}>{lead.email || lead.phone}</div>}
        {lead.sentQuickly && <div className={styles.quick}>{SENT_QUICKLY}</div>}
      </td>
      <td className={styles.kind}>{KIND_WORDS[lead.kind]}</td>
      <td className={styles.about}>{aboutOf(lead)}</td>
      <td className={styles.assignee} data-label={ASSIGNED_TO}>
        {lead.assignee === null ? <span className={styles.soft}>Unassigned</span> : memberName(lead.assignee)}
      </td>
      <td className={styles.stage} data-label={WORK_WORDS.stage}>
        {lead.stage !== null && STAGE_WORDS[lead.stage]}
        <NextAction lead={lead} />
      </td>
      <td>
        <EditOnly instead={STATUS_WORDS[lead.status]}>
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
        </EditOnly>
      </td>
    </tr>
  );
}
