import type { ImportChange } from '@manzil/contracts/listings/import-run';
import { CHANGE_LABELS } from '../../kit/runs/run-labels';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { fieldWords, valueWords } from './change-labels';
import styles from './run.module.css';

/** One row per listing, with each field that the run changes. */
export function ChangeTable({ changes, empty }: { changes: readonly ImportChange[]; empty: string }) {
  if (changes.length === 0) return <p className={table.empty}>{empty}</p>;
  return (
    <ScrollTable caption="Changes" head={['Listing', 'What', 'Fields']}>
      {changes.map((change) => (
        <tr key={change.seq} className={styles.change}>
          <td>
            <strong>{change.sourceReference}</strong>
            <span className={styles.listing}>{change.title}</span>
          </td>
          <td>{CHANGE_LABELS[change.kind]}</td>
          <td>
            <Fields change={change} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** All fields of an added listing are new, so they are shown on demand. */
function Fields({ change: { kind, fields } }: { change: ImportChange }) {
  if (fields.length === 0) return '–';
  const list = (
    <ul className={styles.fields}>
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          <span>{fieldWords(field)}</span>{' '}
          {kind !== 'added' && (
            <>
              <del>{valueWords(from)}</del> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins>{valueWords(to)}</ins>
        </li>
      ))}
    </ul>
  );
  if (kind !== 'added' && fields.length <= 6) return list;
  return (
    <details>
      <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
      {list}
    </details>
  );
}
