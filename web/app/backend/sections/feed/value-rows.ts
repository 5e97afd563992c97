import {
  FEED_TERMS,
  valueKey,
  type FeedTerm,
  type UnmappedValue,
  type ValueMap,
} from '@manzil/contracts/listings/feed-values';

/** A value of the feed that is unmapped, or that staff have mapped. */
export interface ValueRow {
  term: FeedTerm;
  /** Key in the value map. */
  key: string;
  /** Spelled as in the feed. */
  value: string;
  /** Field of the feed that contains it; empty when it is only known from the mapping. */
  field: string;
  inUpdate: number;
  inSample: number;
  references: readonly string[];
  /** True when listings are left out until it is mapped. */
  rejected: boolean;
  /** Our value; empty when the value of the feed is ignored, undefined until staff decide. */
  chosen: string | undefined;
}

const TERMS = Object.keys(FEED_TERMS) as FeedTerm[];

/** Each value once, in an order that does not depend on the mapping. */
export function valueRows(
  ofUpdate: readonly UnmappedValue[],
  ofSample: readonly UnmappedValue[],
  values: ValueMap,
): ValueRow[] {
  const rows = new Map<string, ValueRow>();
  const rowOf = (term: FeedTerm, value: string): ValueRow => {
    const key = valueKey(value);
    const id = `${term} ${key}`;
    const row = rows.get(id) ?? {
      term,
      key,
      value,
      field: '',
      inUpdate: 0,
      inSample: 0,
      references: [],
      rejected: term === 'adType',
      chosen: chosenOf(values, term, key),
    };
    rows.set(id, row);
    return row;
  };
  for (const { term, value, field, count: inUpdate, references } of ofUpdate)
    Object.assign(rowOf(term, value), { field, inUpdate, references });
  for (const { term, value, field, count: inSample, references } of ofSample)
    Object.assign(rowOf(term, value), { value, field, inSample, references });
  for (const term of TERMS) for (const key of Object.keys(values[term] ?? {})) rowOf(term, key);
  return [...rows.values()].sort(
    (one, other) => TERMS.indexOf(one.term) - TERMS.indexOf(other.term) || one.key.localeCompare(other.key),
  );
}

function chosenOf(values: ValueMap, term: FeedTerm, key: string): string | undefined {
  const words: Readonly<Record<string, string>> = values[term] ?? {};
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** Returns the map with a new mapping of one value; undefined removes its mapping. */
export function withMeaning(
  values: ValueMap,
  term: FeedTerm,
  key: string,
  chosen: string | undefined,
): ValueMap {
  const { [term]: words = {}, ...others } = values;
  const kept = Object.entries(words).filter(([name]) => name !== key);
  const meant: Record<string, string> = Object.fromEntries(
    chosen === undefined ? kept : [...kept, [key, chosen]],
  );
  return Object.keys(meant).length === 0 ? others : { ...others, [term]: meant };
}
