import type { Session } from '@manzil/contracts/gateway/account';
import { deleteLeadView, saveLeadView } from '@manzil/contracts/http/lead-views';
import { exportLeads } from '@manzil/contracts/http/leads';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ExportLink } from '../../kit/session/export-link';
import { ButtonLink } from '../../../shared/ui/button-link';
import { Dialog } from '../../../shared/ui/dialog';
import { SectionHead } from '../../kit/layout/section-head';
import { SavedViews } from '../../kit/table/saved-views';
import { LeadBoard } from './board/lead-board';
import { idsBeside } from './board/board-queries';
import {
  isSpamTab,
  toApiFilter,
  toSavedView,
  viewOf,
  withLead,
  withView,
} from '../../kit/address/lead-search-params';
import { CreateLead } from './create-lead';
import { IMPORT_LABELS } from './import/import-texts';
import { LeadFilters } from './lead-filters';
import { LeadPanel, type Booking } from './lead-panel';
import { LeadTable } from './lead-table';
import { leadQuery, leadsQuery, leadViewsQuery } from './lead-queries';
import { BOARD_LABELS, WORK_LABELS } from './lead-labels';
import { EditOnly } from '../../../shared/ui/read-only';
import { useMay, useSession } from '../../kit/access/access';
import styles from './leads.module.css';

/** One inbox over everything that visitors send. */
export function LeadsScreen({ booking }: { booking: Booking }) {
  const session = useSession();
  const may = useMay();
  const [params] = useSearchParams();
  const view = viewOf(params);
  const { views } = useSuspenseQuery(leadViewsQuery).data;
  const exportUrl = endpointUrl(exportLeads.path, { query: toApiFilter(params) });
  return (
    <>
      <SectionHead title="Leads" intro="Enquiries sent through the site, and the leads that members enter.">
        <EditOnly>
          <CreateLead session={session} />
        </EditOnly>
        {may('leads.manage') && <ButtonLink to="/backend/leads/import">{IMPORT_LABELS.open}</ButtonLink>}
        {may('leads.export') && <ExportLink url={exportUrl}>Export CSV</ExportLink>}
      </SectionHead>
      <nav className={styles.tabs} aria-label={BOARD_LABELS.views}>
        <Tab to={withView(params, 'table')} isCurrent={view === 'table'}>
          {BOARD_LABELS.inbox}
        </Tab>
        <Tab to={withView(params, 'board')} isCurrent={view === 'board'}>
          {BOARD_LABELS.title}
        </Tab>
        <Tab to="?status=spam" isCurrent={view === 'spam'}>
          {BOARD_LABELS.spam}
        </Tab>
      </nav>
      <div className={styles.search}>
        {view !== 'spam' && (
          <SavedViews
            views={views}
            query={toSavedView(params)}
            hint="Visible to all staff. It keeps the current filters and order, but not the search text."
            save={saveLeadView}
            remove={deleteLeadView}
          />
        )}
        <LeadFilters key={view} view={view} session={session} />
      </div>
      {view === 'board' ? (
        <BoardView session={session} booking={booking} />
      ) : (
        <TableView session={session} booking={booking} />
      )}
    </>
  );
}

const Tab = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) => (
  <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </Link>
);

type ViewProps = Pick<OpenLeadProps, 'session' | 'booking'>;

function TableView({ session, booking }: ViewProps) {
  const [params] = useSearchParams();
  const { data: list } = useSuspenseQuery(leadsQuery(params));
  return (
    <>
      {!isSpamTab(params) && <OverdueActions count={list.overdue} />}
      <LeadTable list={list} spam={isSpamTab(params)} session={session} />
      <OpenedLead session={session} booking={booking} ids={list.items.map(({ id }) => id)} />
    </>
  );
}

/** Links to overdue leads; renders nothing where the list shows only those. */
function OverdueActions({ count }: { count: number }) {
  const seesAll = useMay()('leads.all');
  const [params] = useSearchParams();
  if (count === 0 || params.get('overdue') === 'true') return null;
  return (
    <p className={styles.overdueLine}>
      <Link to={seesAll ? '?overdue=true' : '?assigned=mine&overdue=true'} className={styles.overdue}>
        {WORK_LABELS.overdueCount(count)}
      </Link>
    </p>
  );
}

function BoardView({ session, booking }: ViewProps) {
  const [params] = useSearchParams();
  return (
    <>
      <LeadBoard />
      <OpenedLead session={session} booking={booking} ids={idsBeside(params, params.get('lead'))} />
    </>
  );
}

/** The lead that the URL opens, if any. */
function OpenedLead({ session, ids, booking }: Omit<OpenLeadProps, 'id' | 'onClose'>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = params.get('lead');
  if (open === null) return null;
  const close = (): void => {
    void navigate(withLead(params, undefined), { preventScrollReset: true });
  };
  return <OpenLead key={open} id={open} session={session} ids={ids} booking={booking} onClose={close} />;
}

interface OpenLeadProps {
  id: string;
  session: Session;
  /** Leads of the list, in its order. */
  ids: readonly string[];
  booking: Booking;
  onClose: () => void;
}

function OpenLead({ id, onClose, ...given }: OpenLeadProps) {
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  if (lead !== null) return <LeadPanel lead={lead} {...given} onClose={onClose} />;
  return (
    <Dialog title="There is no such lead" onClose={onClose}>
      <p>The link may be cut off, or the lead was erased.</p>
    </Dialog>
  );
}
