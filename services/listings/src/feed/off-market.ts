import { understand } from './read-term.js';
import { isPlaceholder } from './read/placeholders.js';
import { readStatus } from './read/status.js';
import { readFlag } from './read/terms.js';
import type { SourceRecord } from './source-record.js';

/** The fields of any format that hold a status. */
const STATUSES = [
  ...['status', 'listing_status', 'property_status', 'listing status', 'property status'],
  ...['listingstatus', 'propertystatus', 'publish_status', 'publication_status'],
  ...['availability_status', 'unit_status', 'ad_status', 'market_status', 'standardstatus'],
  ...['mlsstatus', '@status'],
];
/** Flags that are off for a withdrawn listing. */
const PUBLISHED = [
  ...['published', 'is_published', 'ispublished', 'publish', 'active', 'is_active', 'isactive'],
  ...['live', 'is_live', 'available', 'is_available', 'visible', 'is_visible', 'enabled'],
  ...['on_market', '@published', '@active'],
];
/** Flags that are on for a withdrawn listing. */
const WITHDRAWN = [
  ...['sold', 'is_sold', 'issold', 'rented', 'is_rented', 'isrented', 'let', 'is_let', 'leased'],
  ...['is_leased', 'reserved', 'is_reserved', 'archived', 'is_archived', 'isarchived', 'deleted'],
  ...['is_deleted', 'isdeleted', 'withdrawn', 'is_withdrawn', 'unpublished', 'off_market'],
  ...['offmarket', 'inactive', 'expired', 'cancelled', 'canceled', '@deleted', '@archived'],
  ...['@sold'],
];

type Meaning = 'status' | 'published' | 'withdrawn';
const meaning = (of: Meaning, names: readonly string[]): [string, Meaning][] =>
  names.map((name) => [name, of]);
/** A record has few of these names, so they are looked up by the names that it has. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...meaning('status', STATUSES),
  ...meaning('published', PUBLISHED),
  ...meaning('withdrawn', WITHDRAWN),
]);

/**
 * True for a record that any of its fields takes off the market; it is treated like one that is missing from the
 * feed. A listing with an unknown status stays on the market, with a warning, unless `others` are withdrawn too.
 */
export function isOffMarket(source: SourceRecord, { others = false } = {}): boolean {
  return source.namesIn(MEANINGS).some((name) => {
    const of = MEANINGS.get(name);
    if (of === 'status') return isWithdrawnBy(source, name, others);
    const value = source.text(name);
    if (of === 'withdrawn') return readFlag(value) === true;
    return value !== '' && (readFlag(value) === false || readStatus(value) === 'withdrawn');
  });
}

function isWithdrawnBy(source: SourceRecord, field: string, others: boolean): boolean {
  const value = source.word(field);
  if (value === '') return false;
  const status = understand(source, { term: 'status', read: readStatus, field, value });
  return status === 'withdrawn' || (others && status === undefined && !isPlaceholder(value));
}
