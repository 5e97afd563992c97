import type { Session } from '@manzil/contracts/gateway/account';
import { exportLeads } from '@manzil/contracts/http/leads';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { endpointUrl } from '../../lib/endpoint-url';
import { messageOf } from '../lib/call-api';
import { downloadConfirmed } from '../second-factor/download-confirmed';
import { Dialog } from '../../ui/dialog';
import { SectionHead } from '../parts/section-head';
import { useToasts } from '../../ui/toasts';
import { isSpamTab, toApiFilter, withLead } from './lead-address';
import { LeadFilters } from './lead-filters';
import { LeadPanel } from './lead-panel';
import { LeadTable } from './lead-table';
import type { LeadsData } from './load-leads';
import { useStatusChange } from './use-status-change';
import styles from './leads.module.css';

/** One inbox over everything that visitors send. */
export function LeadsScreen({ list, lead }: LeadsData) {
  const session = useOutletContext<Session>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const changes = useStatusChange();
  const spam = isSpamTab(params);
  const toasts = useToasts();
  const exportUrl = endpointUrl(exportLeads.path, { query: toApiFilter(params) });
  const close = (): void => {
    void navigate(withLead(params, undefined), { preventScrollReset: true });
  };
  return (
    <>
      <SectionHead
        title="Leads"
        intro="All messages sent through the site: the popup, the newsletter and other enquiries."
      >
        {session.role !== 'agent' && (
          <a
            className={styles.export}
            href={exportUrl}
            download
            onClick={(event) => {
              event.preventDefault();
              void downloadConfirmed(exportUrl).catch((error: unknown) => {
                toasts.failed(messageOf(error));
              });
            }}
          >
            Export CSV
          </a>
        )}
      </SectionHead>
      <nav className={styles.tabs} aria-label="Inbox">
        <Link to="/backend/leads" className={styles.tab} aria-current={spam ? undefined : 'page'}>
          Inbox
        </Link>
        <Link to="?status=spam" className={styles.tab} aria-current={spam ? 'page' : undefined}>
          Spam
        </Link>
      </nav>
      <LeadFilters spam={spam} />
      <LeadTable list={list} spam={spam} changes={changes} />
      {lead !== undefined && lead !== null && (
        <LeadPanel key={lead.id} lead={lead} session={session} onClose={close} />
      )}
      {lead === null && (
        <Dialog title="There is no such lead" onClose={close}>
          <p>The link may be cut off, or the lead was erased.</p>
        </Dialog>
      )}
    </>
  );
}
