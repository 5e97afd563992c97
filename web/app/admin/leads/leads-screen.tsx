import type { Session } from '@manzil/contracts/gateway/account';
import { exportLeads } from '@manzil/contracts/http/leads';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { endpointUrl } from '../../lib/endpoint-url';
import { messageOf } from '../lib/call-api';
import { downloadConfirmed } from '../second-factor/download-confirmed';
import { Dialog } from '../../ui/dialog';
import { SectionHead } from '../parts/section-head';
import { toasts } from '../../ui/toast-queue';
import { isSpamTab, toApiFilter, withLead } from './lead-address';
import { LeadFilters } from './lead-filters';
import { LeadPanel } from './lead-panel';
import { LeadTable } from './lead-table';
import { leadQuery, leadsQuery } from './lead-queries';
import { useStatusChange } from './use-status-change';
import styles from './leads.module.css';

/** One inbox over everything that visitors send. */
export function LeadsScreen() {
  const session = useOutletContext<Session>();
  const [params] = useSearchParams();
  const { data: list } = useSuspenseQuery(leadsQuery(params));
  const open = params.get('lead');
  const navigate = useNavigate();
  const changes = useStatusChange();
  const spam = isSpamTab(params);
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
      {open !== null && <OpenLead key={open} id={open} session={session} onClose={close} />}
    </>
  );
}

interface OpenLeadProps {
  id: string;
  session: Session;
  onClose: () => void;
}

function OpenLead({ id, session, onClose }: OpenLeadProps) {
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  if (lead !== null) return <LeadPanel lead={lead} session={session} onClose={onClose} />;
  return (
    <Dialog title="There is no such lead" onClose={onClose}>
      <p>The link may be cut off, or the lead was erased.</p>
    </Dialog>
  );
}
