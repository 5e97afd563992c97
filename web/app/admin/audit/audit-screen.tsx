import { useFilters } from '../lib/use-filters';
import { formatMoment } from '../lib/format-moment';
import { SelectField, TextField } from '../ui/field';
import { PagedTable } from '../ui/paged-table';
import { SectionHead } from '../ui/section-head';
import { detailWords } from './detail-words';
import type { AuditData } from './load-audit';
import styles from './audit.module.css';

/** What staff did, newest first. */
export function AuditScreen({ audit, members }: AuditData) {
  const { valueOf, set } = useFilters();
  const field = (name: string) => ({
    value: valueOf(name),
    onText: (value: string) => {
      set(name, value);
    },
  });
  return (
    <>
      <SectionHead title="Audit" intro="What members did, newest first." />
      <form role="search" aria-label="Audit" className={styles.filters}>
        <SelectField
          label="Action"
          {...field('action')}
          options={[
            ['', 'All actions'],
            ...audit.actions.map(({ action, label }) => [action, label] as const),
          ]}
        />
        <SelectField
          label="Member"
          {...field('member')}
          options={[['', 'Everybody'], ...members.map(({ id, username }) => [id, username] as const)]}
        />
        <TextField label="From" type="date" max={valueOf('to') || undefined} {...field('from')} />
        <TextField label="To" type="date" min={valueOf('from') || undefined} {...field('to')} />
      </form>
      <PagedTable
        caption="Audit"
        head={['When', 'Who', 'What', 'On', 'Details', 'Address']}
        empty="Nothing of this kind has happened."
        page={audit.page}
        pageCount={audit.pageCount}
        total={audit.total}
      >
        {audit.entries.map(({ id, at, username, label, target, details, address, requestId }) => (
          <tr key={id}>
            <td className={styles.moment}>{formatMoment(at)}</td>
            <td>{username ?? 'Nobody known'}</td>
            <td>{label}</td>
            <td className={styles.text}>{target}</td>
            <td className={styles.text} title={requestId === null ? undefined : `Request ${requestId}`}>
              {detailWords(details)}
            </td>
            <td>{address}</td>
          </tr>
        ))}
      </PagedTable>
    </>
  );
}
