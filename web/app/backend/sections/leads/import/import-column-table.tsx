import { IMPORT_FIELDS, type ImportColumns, type ImportPreview } from '@manzil/contracts/leads/lead-import';
import { useId } from 'react';
import { ScrollTable } from '../../../../shared/ui/scroll-table';
import table from '../../../../shared/ui/data-table.module.css';
import { FIELD_LABELS, IMPORT_LABELS as TEXTS } from './import-texts';
import styles from './import.module.css';

interface ImportColumnTableProps {
  columns: ImportPreview['columns'];
  fields: ImportColumns;
  disabled: boolean;
  onFields: (fields: ImportColumns) => void;
}

/** Every column of the file with its content and the field it is imported as. */
export function ImportColumnTable({ columns, fields, disabled, onFields }: ImportColumnTableProps) {
  const heading = useId();
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.columns}
      </h2>
      <p>{TEXTS.columnsHint}</p>
      <ScrollTable caption={TEXTS.columns} head={TEXTS.columnHead} stacked={table.stacked}>
        {columns.map((column, index) => {
          const name = column.heading || TEXTS.untitled(index + 1);
          return (
            <tr key={index}>
              <td>
                <strong>{name}</strong>
              </td>
              <td className={styles.example}>{column.example || '–'}</td>
              <td>
                <select
                  className={styles.choice}
                  aria-label={TEXTS.choice(name)}
                  disabled={disabled}
                  value={fields[index] ?? ''}
                  onChange={({ target: { value } }) => {
                    const chosen = IMPORT_FIELDS.find((field) => field === value) ?? null;
                    onFields(fields.with(index, chosen));
                  }}
                >
                  <option value="">{TEXTS.notImported}</option>
                  {IMPORT_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {FIELD_LABELS[field]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          );
        })}
      </ScrollTable>
    </section>
  );
}
