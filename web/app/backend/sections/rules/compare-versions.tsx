import type { ManagedRule } from '@manzil/contracts/content/rule';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/field';
import { messageOf } from '../../kit/data/call-api';
import { diffQuery } from './rule-calls';
import { TEXTS } from './rule-texts';
import { formatDiffValue, labelOf } from './terms-labels';
import table from '../../../shared/ui/data-table.module.css';
import styles from './rules.module.css';

/** Differences of two versions; at first, of the last two. */
export function CompareVersions({ rule }: { rule: ManagedRule }) {
  const options = rule.versions.map(({ version }) => [String(version), String(version)] as const);
  const [before, setBefore] = useState(String(rule.versions.length - 1));
  const [after, setAfter] = useState(String(rule.versions.length));
  const { data, error } = useQuery(diffQuery(rule.id, Number(before), Number(after)));
  const termsOf = (number: string) => rule.versions.find(({ version }) => version === Number(number))?.terms;
  const [was, is] = [termsOf(before), termsOf(after)];
  return (
    <section className={styles.compare}>
      <h2>{TEXTS.compare}</h2>
      <div className={styles.filters}>
        <SelectField label={TEXTS.before} options={options} value={before} onText={setBefore} />
        <SelectField label={TEXTS.after} options={options} value={after} onText={setAfter} />
      </div>
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      {data?.changes.length === 0 && <p>{TEXTS.same}</p>}
      {data !== undefined && data.changes.length > 0 && was !== undefined && is !== undefined && (
        <div className={table.scroll}>
          <table className={table.table} aria-label={TEXTS.compare}>
            <thead>
              <tr>
                {TEXTS.diffHead.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.changes.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{labelOf(is, change.field)}</th>
                  <td>{formatDiffValue(was, change.field, change.before)}</td>
                  <td>{formatDiffValue(is, change.field, change.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
