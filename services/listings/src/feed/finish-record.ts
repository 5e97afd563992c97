import type { FeedRecord, ReadRecord } from './feed-record.js';
import type { SourceRecord } from './source-record.js';
import { yearlyRent } from './read/terms.js';
import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';

type Draft = Omit<FeedRecord, 'adType'> & { adType: FeedRecord['adType'] | null };

/**
 * The rule for what stays out: a listing needs a reference to be known by, an ad type to be listed under and
 * a name or a title to be called by. Anything else that cannot be read is left empty and reported.
 */
export function finishRecord(source: SourceRecord, draft: Draft): ReadRecord {
  if (draft.sourceReference === '') source.reject('reference', 'no reference to identify the listing by');
  if (draft.adType === null) source.reject('adType', 'neither a sale nor a rent');
  if (draft.name === '' && draft.title === '') source.reject('title', 'neither a name nor a title');
  const { adType } = draft;
  const rejected = source.problems.some(({ severity }) => severity === 'rejected');
  return {
    line: source.line,
    sourceReference: draft.sourceReference || null,
    record: rejected || adType === null ? null : { ...draft, adType },
    problems: source.problems,
  };
}

/** The site compares rents by the year; what was quoted is kept beside it. */
export function pricing(
  adType: FeedRecord['adType'] | null,
  quoted: number | null,
  frequency: RentFrequency | null,
): Pick<FeedRecord, 'price' | 'quotedPrice' | 'rentFrequency'> {
  if (adType !== 'rent') return { price: quoted, quotedPrice: quoted, rentFrequency: null };
  const period = frequency ?? 'yearly';
  return {
    price: quoted === null ? null : yearlyRent(quoted, period),
    quotedPrice: quoted,
    rentFrequency: period,
  };
}
