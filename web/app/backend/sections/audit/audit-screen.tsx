import type { AuditPage } from '@manzil/contracts/gateway/audit';
import type { Member } from '@manzil/contracts/gateway/member';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFilters } from '../../kit/address/use-filters';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { SelectField, TextField } from '../../../shared/ui/field';
import { PagedTable } from '../../../shared/ui/paged-table';
import { membersQuery } from '../../kit/data/members-query';
import { SectionHead } from '../../kit/layout/section-head';
import { ActDetails } from './act-details';
import { actionWords, kindWords, whoWords } from '../../kit/labels/audit-labels';
import { TEXTS } from './audit-texts';
import { EntityTitle } from './entity-title';
import { auditQuery } from './load-audit';
import table from '../../../shared/ui/data-table.module.css';
import styles from './audit.module.css';
import { memberName } from '../../kit/labels/member-name';

const HEAD = [{ title: 'When', sort: 'at' }, 'Who', { title: 'What', sort: 'action' }, 'Details', 'Address'];

/** Lists audited actions and refusals, newest first unless another order is chosen. */
export function AuditScreen() {
  const [params] = useSearchParams();
  const { data: audit } = useSuspenseQuery(auditQuery(params));
  const { members } = useSuspenseQuery(membersQuery).data;
  return (
    <>
      <SectionHead title="Audit" intro={TEXTS.intro} />
      <AuditFilters audit={audit} members={members} />
      <PagedTable
        caption="Audit"
        head={HEAD}
        usualSort="-at"
        empty={TEXTS.empty}
        page={audit.page}
        pageCount={audit.pageCount}
        total={audit.total}
        stacked={table.stacked}
      >
        {audit.entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.dateTime}>{formatDateTime(entry.at)}</td>
            <td className={styles.who} data-label="Who">
              {whoWords(entry)}
            </td>
            <td className={styles.text}>
              {actionWords(entry.action, entry.entity?.kind)}
              <EntityTitle entity={entry.entity} />
            </td>
            <td
              className={styles.text}
              title={entry.requestId === null ? undefined : `Request ${entry.requestId}`}
            >
              <ActDetails changes={entry.changes} details={entry.details} />
            </td>
            <td data-label={entry.address === null ? undefined : 'Address'}>{entry.address}</td>
          </tr>
        ))}
      </PagedTable>
    </>
  );
}

interface FilterProps {
  audit: AuditPage;
  members: readonly Member[];
}

function AuditFilters({ audit, members }: FilterProps) {
  const { valueOf, set } = useFilters();
  const field = (name: string) => ({
    value: valueOf(name),
    onText: (value: string) => {
      set(name, value);
    },
  });
  return (
    <form role="search" aria-label="Audit" className={styles.filters}>
      <SelectField
        label="Show"
        {...field('only')}
        options={[
          ['', 'Everything'],
          ['refusals', 'Refusals only'],
        ]}
      />
      <SelectField
        label="Action"
        {...field('action')}
        options={[
          ['', 'All actions'],
          ...audit.actions.map((action) => [action, actionWords(action)] as const),
        ]}
      />
      <SelectField
        label="Kind"
        {...field('kind')}
        options={[['', 'All kinds'], ...audit.kinds.map((kind) => [kind, kindWords(kind)] as const)]}
      />
      <SelectField
        label="Member"
        {...field('member')}
        options={[
          ['', 'Everyone'],
          ...members.map(({ id, username }) => [id, memberName(username)] as const),
        ]}
      />
      <TextField label="From" type="date" max={valueOf('to') || undefined} {...field('from')} />
      <TextField label="To" type="date" min={valueOf('from') || undefined} {...field('to')} />
    </form>
  );
}
