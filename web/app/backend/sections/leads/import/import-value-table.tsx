import type { ImportPreview, ImportValues, ListedField } from '@manzil/contracts/leads/lead-import';
import { useId } from 'react';
import { ScrollTable } from '../../../../shared/ui/scroll-table';
import table from '../../../../shared/ui/data-table.module.css';
import { useSession } from '../../../kit/access/access';
import { useMembers } from '../../../kit/data/use-assignees';
import { memberName } from '../../../kit/labels/member-name';
import { SOURCE_LABELS } from '../enter-lead-texts';
import { KIND_LABELS, LOST_LABELS, optionsOf, STAGE_LABELS, STATUS_LABELS } from '../lead-labels';
import { FIELD_LABELS, IMPORT_LABELS as TEXTS, VALUE_LEFT_OUT } from './import-texts';
import styles from './import.module.css';

const OPTIONS: Readonly<Record<Exclude<ListedField, 'assignee'>, [value: string, label: string][]>> = {
  stage: optionsOf(STAGE_LABELS),
  status: optionsOf(STATUS_LABELS).filter(([status]) => status !== 'spam'),
  lostReason: optionsOf(LOST_LABELS),
  source: optionsOf(SOURCE_LABELS),
  kind: optionsOf(KIND_LABELS).filter(([kind]) => kind !== 'newsletter'),
};

interface ImportValueTableProps {
  foreign: ImportPreview['foreign'];
  values: ImportValues;
  disabled: boolean;
  onValues: (values: ImportValues) => void;
}

/** Values that are not in the list of their field, each with the value it is imported as. */
export function ImportValueTable({ foreign, values, disabled, onValues }: ImportValueTableProps) {
  const heading = useId();
  const members = useMembers(useSession()).map((name) => [name, memberName(name)] as const);
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.values}
      </h2>
      <p>{TEXTS.valuesHint}</p>
      <ScrollTable caption={TEXTS.values} head={TEXTS.valueHead} stacked={table.stacked}>
        {foreign.map(({ field, value, rows }) => {
          const others = values.filter((one) => one.field !== field || one.value !== value);
          const chosen = values.find((one) => one.field === field && one.value === value);
          return (
            <tr key={`${field} ${value}`}>
              <td data-label={TEXTS.valueHead[0]}>{FIELD_LABELS[field]}</td>
              <td data-label={TEXTS.valueHead[1]} className={styles.value}>
                <strong>{value}</strong>
              </td>
              <td data-label={TEXTS.valueHead[2]} className={styles.line}>
                {rows.toLocaleString('en')}
              </td>
              <td data-label={TEXTS.valueHead[3]}>
                <select
                  className={styles.choice}
                  aria-label={TEXTS.valueChoice(FIELD_LABELS[field], value)}
                  disabled={disabled}
                  value={chosen?.meaning ?? ''}
                  onChange={({ target: { value: meaning } }) => {
                    onValues(meaning === '' ? others : [...others, { field, value, meaning }]);
                  }}
                >
                  <option value="">{VALUE_LEFT_OUT[field]}</option>
                  {(field === 'assignee' ? members : OPTIONS[field]).map(([name, label]) => (
                    <option key={name} value={name}>
                      {label}
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
