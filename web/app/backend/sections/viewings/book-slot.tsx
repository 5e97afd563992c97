import type { Session } from '@manzil/contracts/gateway/account';
import { listLeads } from '@manzil/contracts/http/leads';
import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { newEntryAt } from '../../kit/address/use-entry-param';
import { LEADS_PATH } from '../../kit/access/sections';
import { messageOf } from '../../kit/data/call-api';
import { endpointQuery } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { usePaused } from '../../kit/table/use-paused';
import { formatSlot } from '../../kit/labels/format';
import { BookDialog } from './book-viewing';
import { TEXTS as ALL } from './viewing-texts';
import { instantOf } from './viewing-week';
import styles from './viewings.module.css';

const TEXTS = ALL.slot;
const SEARCH_AFTER_MS = 300;
const MOST_FOUND = '8';

interface BookSlotProps {
  session: Session;
  /** A `datetime-local` value; empty when the time is chosen later. */
  at: string;
  /** Empty: the adviser of the lead. */
  adviser: string;
  onClose: () => void;
}

/** Books a viewing from the calendar: first the lead, then the details. */
export function BookSlot({ session, at, adviser, onClose }: BookSlotProps) {
  const [lead, setLead] = useState<LeadSummary | undefined>();
  const refresh = useRefresh();
  return lead === undefined ? (
    <Dialog title={TEXTS.title} onClose={onClose}>
      {at !== '' && <p>{formatSlot(instantOf(at))}</p>}
      <LeadChoice onLead={setLead} />
    </Dialog>
  ) : (
    <BookDialog
      lead={lead}
      session={session}
      at={at}
      adviser={adviser}
      onBooked={refresh}
      onClose={onClose}
    />
  );
}

function LeadChoice({ onLead }: { onLead: (lead: LeadSummary) => void }) {
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim(), SEARCH_AFTER_MS);
  const { data, error } = useQuery({
    ...endpointQuery(listLeads, { query: { q, pageSize: MOST_FOUND } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="backend-form">
      <TextField
        label={TEXTS.lead}
        hint={TEXTS.leadHint}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onText={setTyped}
      />
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      <ul className={styles.leads} aria-label={q === '' ? TEXTS.latest : TEXTS.found}>
        {data?.items
          .filter(({ kind }) => kind !== 'newsletter')
          .map((lead) => (
            <li key={lead.id}>
              <Button
                onClick={() => {
                  onLead(lead);
                }}
              >
                {[lead.name ?? lead.email, lead.listing?.title ?? lead.excerpt].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
      </ul>
      {data?.items.length === 0 && <p role="status">{TEXTS.none}</p>}
      <p>
        <Link to={newEntryAt(LEADS_PATH, {})} className="backend-link">
          {TEXTS.newLead}
        </Link>
      </p>
    </div>
  );
}
