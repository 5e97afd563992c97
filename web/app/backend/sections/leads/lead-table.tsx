import type { Session } from '@manzil/contracts/gateway/account';
import type { LeadPage, LeadSummary } from '@manzil/contracts/leads/lead';
import { spacedPhone } from '@manzil/contracts/leads/phone';
import { leadStageSchema } from '@manzil/contracts/leads/stage';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { PagedTable } from '../../../shared/ui/paged-table';
import { useSelection, type Selection } from '../../../shared/ui/use-selection';
import { useMay } from '../../kit/access/access';
import { aboutOf } from './about-of';
import { recordContact } from './add-entry';
import { SOURCE_LABELS } from './enter-lead-texts';
import { withLead } from '../../kit/address/lead-search-params';
import { LeadBulkBar } from './lead-bulk-bar';
import {
  BOARD_LABELS,
  BULK_LABELS,
  KIND_LABELS,
  optionsOf,
  SENT_QUICKLY,
  SPAM_LABELS,
  STAGE_LABELS,
  STATUS_LABELS,
  stageWords,
  WORK_LABELS,
} from './lead-labels';
import { TAG_LABELS } from './tag-labels';
import { NextAction } from './next-action';
import { LostQuestion } from './board/lost-question';
import { useStageMove, type StageMoves } from './board/use-stage-move';
import { useSpamMark } from './use-spam-mark';
import { useRefresh } from '../../kit/data/use-refresh';
import { EditOnly, useReadOnly } from '../../../shared/ui/read-only';
import styles from './leads.module.css';
import { memberName } from '../../kit/labels/member-name';

interface LeadTableProps {
  list: LeadPage;
  spam: boolean;
  session: Session;
}

const ASSIGNED_TO = 'Assigned to';
const HEAD = ['Select', 'Received', 'From', 'Kind and source', 'About', ASSIGNED_TO, WORK_LABELS.stage];

export function LeadTable({ list, spam, session }: LeadTableProps) {
  const isReadOnly = useReadOnly();
  const moves = useStageMove();
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
          <LeadRow key={lead.id} lead={lead} moves={moves} selection={selection} />
        ))}
      </PagedTable>
    </>
  );
}

interface LeadRowProps {
  lead: LeadSummary;
  moves: StageMoves;
  selection: Selection<LeadSummary>;
}

function LeadRow({ lead, moves, selection }: LeadRowProps) {
  const [params] = useSearchParams();
  const name = lead.name ?? lead.email;
  return (
    <tr className={lead.status === 'new' ? styles.fresh : undefined}>
      <EditOnly>
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={BULK_LABELS.select(name)}
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
        {lead.name !== null && <div className={styles.soft}>{lead.email}</div>}
        <PhoneLink lead={lead} />
        {lead.sentQuickly && <div className={styles.quick}>{SENT_QUICKLY}</div>}
      </td>
      <td className={styles.kind}>
        <div>{KIND_LABELS[lead.kind]}</div>
        <div className={styles.soft}>{lead.source === null ? 'Website' : SOURCE_LABELS[lead.source]}</div>
      </td>
      <td className={styles.about}>
        <div className={styles.message}>{aboutOf(lead)}</div>
        {lead.tags.length > 0 && (
          <ul className={styles.tags} aria-label={TAG_LABELS.title}>
            {lead.tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={styles.assignee} data-label={ASSIGNED_TO}>
        {lead.assignee === null ? <span className={styles.soft}>Unassigned</span> : memberName(lead.assignee)}
      </td>
      <td className={styles.stage} data-label={WORK_LABELS.stage}>
        <EditOnly instead={stageWords(lead)}>
          {lead.status === 'spam' ? <NotSpam lead={lead} /> : <StageMenu lead={lead} moves={moves} />}
        </EditOnly>
        <NextAction lead={lead} />
      </td>
    </tr>
  );
}

/** Calls the person, and records the call. */
function PhoneLink({ lead: { id, phone } }: { lead: LeadSummary }) {
  const may = useMay();
  const refresh = useRefresh();
  if (phone === null) return null;
  return (
    <a
      href={`tel:${phone}`}
      className={styles.phone}
      onClick={() => {
        if (may('leads.edit')) void recordContact(id, 'called').then(refresh);
      }}
    >
      {spacedPhone(phone)}
    </a>
  );
}

function NotSpam({ lead }: { lead: LeadSummary }) {
  const spam = useSpamMark(useRefresh());
  return (
    <Button
      busy={spam.isBusy(lead)}
      onClick={() => void spam.toggle(lead)}
      aria-label={SPAM_LABELS.releaseOne(lead.name ?? lead.email)}
    >
      {SPAM_LABELS.release}
    </Button>
  );
}

function StageMenu({ lead, moves: { pending, move } }: { lead: LeadSummary; moves: StageMoves }) {
  const [isLosing, setIsLosing] = useState(false);
  const name = lead.name ?? lead.email;
  const stage = pending.find((one) => one.lead.id === lead.id)?.to ?? lead.stage ?? '';
  return (
    <>
      <select
        className={styles.status}
        aria-label={BOARD_LABELS.stageOf(name)}
        value={stage}
        onChange={({ target }) => {
          const to = leadStageSchema.parse(target.value);
          if (to === 'lost') setIsLosing(true);
          else void move(lead, to);
        }}
      >
        {stage === '' && <option value="">{STATUS_LABELS[lead.status]}</option>}
        {optionsOf(STAGE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isLosing && (
        <LostQuestion
          name={name}
          onAnswer={(reason) => {
            setIsLosing(false);
            void move(lead, 'lost', reason);
          }}
          onCancel={() => {
            setIsLosing(false);
          }}
        />
      )}
    </>
  );
}
