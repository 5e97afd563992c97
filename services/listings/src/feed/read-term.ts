import { LONGEST_VALUE, type FeedTerm, type TermChoice } from '@manzil/contracts/listings/feed-values';
import type { RecordProblem } from './feed-record.js';
import { isPlaceholder } from './read/placeholders.js';
import { readFlag } from './read/terms.js';
import type { SourceRecord } from './source-record.js';

const UNREAD: Readonly<Record<FeedTerm, string>> = {
  adType: 'is neither sale nor rent',
  unitType: 'is none of the types a visitor can choose; kept as it is',
  rentFrequency: 'is not a known period, so the rent is left out',
  furnishing: 'is not understood',
  completionStatus: 'is not understood',
  flag: 'is neither yes nor no',
  status: 'is not a known status, so the listing stays on the market',
};

type Read<T extends FeedTerm> = (value: string) => TermChoice<T> | undefined;

/**
 * Returns our term for `value`: the one that staff have mapped it to, else the result of `read`. Null when staff
 * ignore it; undefined when it is unknown, which is reported as a problem of `field`, or a placeholder.
 */
export function understand<T extends FeedTerm>(
  source: SourceRecord,
  { term, read, field, value }: { term: T; read: Read<T>; field: string; value: string },
): TermChoice<T> | null | undefined {
  const chosen = source.chosen(term, value);
  if (chosen !== undefined) return chosen === '' ? null : (chosen as TermChoice<T>);
  const ours = read(value);
  if (ours !== undefined) return ours;
  if (term !== 'adType' && isPlaceholder(value)) return undefined;
  const severity: RecordProblem['severity'] = term === 'adType' ? 'rejected' : 'warning';
  source.problems.push({
    field,
    severity,
    reason: `"${value.slice(0, 80)}" ${UNREAD[term]}`,
    ...(value.length <= LONGEST_VALUE && { unmapped: { term, value } }),
  });
  return undefined;
}

/** Reads the first of `names` with a term that is known or ignored; null when there is none. */
export function readTerm<T extends FeedTerm>(
  source: SourceRecord,
  term: T,
  read: Read<T>,
  ...names: string[]
): TermChoice<T> | null {
  for (const field of names) {
    const value = source.word(field);
    if (value === '') continue;
    const ours = understand(source, { term, read, field, value });
    if (ours !== undefined) return ours;
  }
  return null;
}

const readYesNo: Read<'flag'> = (value) => {
  const flag = readFlag(value);
  return flag === undefined ? undefined : flag ? 'yes' : 'no';
};

export function flagOf(source: SourceRecord, ...names: string[]): boolean | null {
  const flag = readTerm(source, 'flag', readYesNo, ...names);
  return flag === null ? null : flag === 'yes';
}
