import { createHash } from 'node:crypto';
import { searchCriteriaSchema, type SearchCriteria } from '@manzil/contracts/listings/search';

/**
 * Normalises criteria, so that equivalent criteria are equal: values are unique and sorted, and a list of one value
 * becomes that value.
 */
export function canonicalCriteria(criteria: SearchCriteria): SearchCriteria {
  const { polygon, adType, ...rest } = searchCriteriaSchema.parse(criteria);
  // A sale has no price period, and an empty text is not a criterion.
  const given = Object.entries<unknown>(rest).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'pricePeriod' && adType === 'sale'),
  );
  const canonical = given.flatMap(([name, raw]): [string, unknown][] => {
    const value = storable(raw);
    if (!Array.isArray(value)) return [[name, value]];
    const values = [...new Set<unknown>(value)].sort();
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
  });
  return searchCriteriaSchema.parse({ adType, ...Object.fromEntries(canonical), polygon });
}

/** Replaces control characters and lone surrogates, which neither the database nor mail accepts. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim() : value;
}

/** Returns the same hash for equal criteria, because schemas keep the order of their fields. */
export const hashOfCriteria = (criteria: SearchCriteria): string =>
  createHash('sha256').update(JSON.stringify(criteria)).digest('hex');
