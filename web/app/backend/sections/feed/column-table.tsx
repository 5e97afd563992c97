import {
  FEED_FIELDS,
  type ColumnMap,
  type FeedField,
  type FeedSample,
  type SampleColumn,
} from '@manzil/contracts/listings/feed-mapping';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import styles from './run.module.css';

const FIELDS = Object.entries(FEED_FIELDS) as [FeedField, string][];
const BY_NAME = 'by-name';
const LEFT_OUT = 'left-out';
const HEAD = ['Column', 'It holds', 'It is', 'State'] as const;

interface ColumnTableProps {
  /** Without a sample, the mapped columns are shown. */
  sample: FeedSample | undefined;
  fields: ColumnMap;
  /** Undefined: the column is read under its own name, if that is a known one. */
  onChoose: (column: string, field: FeedField | '' | undefined) => void;
}

/** Every column of the feed with its content and the field it is mapped to. */
export function ColumnTable({ sample, fields, onChoose }: ColumnTableProps) {
  const columns: readonly SampleColumn[] = [
    ...(sample?.columns ?? []),
    ...Object.keys(fields)
      .filter((name) => sample?.columns.every((column) => column.name !== name) ?? true)
      .map((name) => ({ name, examples: [], stated: 0, read: fields[name] !== '' })),
  ];
  if (columns.length === 0)
    return <p className={styles.empty}>Read a sample to list its columns here and assign them.</p>;
  const unread = columns.filter(({ name, read }) => !read && fields[name] === undefined).length;
  return (
    <section className="backend-panel backend-form" aria-labelledby="columns">
      <h2 id="columns" className="backend-title">
        Columns
      </h2>
      <p role="status">
        {unread === 0
          ? 'Every column is assigned or ignored.'
          : unread === 1
            ? '1 column is not assigned yet. Assign it or ignore it.'
            : `${unread} columns are not assigned yet. Assign or ignore them.`}
      </p>
      <ScrollTable caption="Columns" head={HEAD} stacked={table.stacked}>
        {columns.map((column) => (
          <tr key={column.name}>
            <td>
              <strong>{column.name}</strong>
            </td>
            <td data-label={HEAD[1]} className={styles.examples}>
              {column.examples.join(' · ') || '–'}
            </td>
            <td data-label={HEAD[2]}>
              <select
                className={styles.choice}
                aria-label={`What ${column.name} is`}
                value={valueOf(fields[column.name])}
                onChange={({ target: { value } }) => {
                  onChoose(column.name, chosen(value));
                }}
              >
                <option value={BY_NAME}>Match by name</option>
                <option value={LEFT_OUT}>Ignored</option>
                {FIELDS.map(([name, words]) => (
                  <option key={name} value={name}>
                    {words}
                  </option>
                ))}
              </select>
            </td>
            <td data-label={HEAD[3]} className={styles[toneOf(column, fields)]}>
              {stateOf(column, fields)}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

function valueOf(mapped: FeedField | '' | undefined): string {
  if (mapped === undefined) return BY_NAME;
  return mapped === '' ? LEFT_OUT : mapped;
}

function chosen(value: string): FeedField | '' | undefined {
  if (value === LEFT_OUT) return '';
  return FIELDS.find(([name]) => name === value)?.[0];
}

function stateOf({ name, read }: SampleColumn, fields: ColumnMap): string {
  if (fields[name] === '') return 'Left out';
  return read ? 'Read' : 'Not read';
}

const toneOf = (column: SampleColumn, fields: ColumnMap): 'known' | 'unknown' =>
  stateOf(column, fields) === 'Not read' ? 'unknown' : 'known';
