import { FEED_TERMS, type FeedTerm } from '@manzil/contracts/listings/feed-values';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import type { ValueRow } from './value-rows';
import styles from './run.module.css';

const NOT_SAID = 'not-said';
const LEFT_ASIDE = 'left-aside';
const HEAD = ['Value', 'Of', 'How often', 'For example', 'It means', 'State'] as const;

interface ValueTableProps {
  rows: readonly ValueRow[];
  /** Empty: ignored on purpose. Undefined: no longer mapped. */
  onChoose: (term: FeedTerm, key: string, chosen: string | undefined) => void;
}

/** All unrecognised or mapped values of the feed, with their frequency and mapping. */
export function ValueTable({ rows, onChoose }: ValueTableProps) {
  if (rows.length === 0) return null;
  const open = rows.filter(({ chosen }) => chosen === undefined).length;
  return (
    <section className="backend-panel backend-form" aria-labelledby="values">
      <h2 id="values" className="backend-title">
        What the values mean
      </h2>
      <p role="status">
        {open === 0
          ? 'Every value has a meaning or is ignored.'
          : open === 1
            ? '1 value has no meaning yet. Choose one, or ignore the value.'
            : `${open} values have no meaning yet. Choose their meanings, or ignore them.`}
      </p>
      <ScrollTable caption="Values" head={HEAD} stacked={table.stacked}>
        {rows.map((row) => (
          <tr key={`${row.term} ${row.key}`}>
            <td>
              <strong>{row.value}</strong>
            </td>
            <td data-label={HEAD[1]}>
              {FEED_TERMS[row.term].words}
              {row.field !== '' && ` (${row.field})`}
            </td>
            <td data-label={HEAD[2]} className={styles.examples}>
              {oftenOf(row)}
            </td>
            <td data-label={HEAD[3]} className={styles.examples}>
              {row.references.join(' · ') || '–'}
            </td>
            <td data-label={HEAD[4]}>
              <select
                className={styles.choice}
                aria-label={`What ${row.value} means`}
                value={row.chosen === '' ? LEFT_ASIDE : (row.chosen ?? NOT_SAID)}
                onChange={({ target: { value } }) => {
                  onChoose(row.term, row.key, chosenOf(value));
                }}
              >
                <option value={NOT_SAID}>Not chosen yet</option>
                {row.term !== 'adType' && <option value={LEFT_ASIDE}>Ignored</option>}
                {Object.entries(FEED_TERMS[row.term].choices).map(([choice, words]) => (
                  <option key={choice} value={choice}>
                    {words}
                  </option>
                ))}
              </select>
            </td>
            <td data-label={HEAD[5]} className={row.chosen === undefined ? styles.unknown : styles.known}>
              {stateOf(row)}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

function chosenOf(value: string): string | undefined {
  if (value === LEFT_ASIDE) return '';
  return value === NOT_SAID ? undefined : value;
}

function oftenOf({ inUpdate, inSample }: ValueRow): string {
  const parts = [
    ...(inUpdate > 0 ? [`${inUpdate.toLocaleString('en')} in the last update`] : []),
    ...(inSample > 0 ? [`${inSample} in the sample`] : []),
  ];
  return parts.join(', ') || '–';
}

function stateOf({ chosen, rejected }: ValueRow): string {
  if (chosen === undefined) return rejected ? 'Listings are left out' : 'Not read';
  return chosen === '' ? 'Left aside' : 'Read';
}
