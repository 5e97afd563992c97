import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { REAXML_RECORDS } from './adapters/reaxml.js';
import { FeedError } from './feed-error.js';
import { ownPropertyValue } from './own-property.js';
import { startOfXml } from './mend-xml.js';
import { withoutPrefix } from './names-like.js';
import { headerOf } from './parse-csv.js';

/** The root elements of the XML formats with the elements that may come first in them, in lower case. */
const XML_FORMATS: Readonly<Record<string, { format: FeedFormat; first: readonly string[] }>> = {
  listings: { format: 'propspace', first: ['listing'] },
  list: { format: 'propertyfinder', first: ['property'] },
  properties: { format: 'bayut', first: ['property'] },
  dubizzlepropertyfeed: { format: 'dubizzle', first: ['property'] },
  'realty-feed': { format: 'realty-feed', first: ['offer', 'generation-date'] },
  propertylist: { format: 'reaxml', first: REAXML_RECORDS },
  openimmo: { format: 'openimmo', first: ['uebertragung', 'anbieter', 'immobilie'] },
  root: { format: 'kyero', first: ['property', 'kyero'] },
};

/** An element in a record that no other format has there, for records in an element of another name. */
const FIELD_OF_FORMAT: readonly [record: string, field: string, format: FeedFormat][] = [
  ['listing', 'ad_type', 'propspace'],
  ['listing', 'property_ref_no', 'propspace'],
  ['property', 'offering_type', 'propertyfinder'],
  ['property', 'reference_number', 'propertyfinder'],
  ['property', 'property_purpose', 'bayut'],
  ['property', 'property_ref_no', 'bayut'],
  ['property', 'price_freq', 'kyero'],
  ['property', 'refno', 'dubizzle'],
  ['offer', 'locality-name', 'realty-feed'],
  ['immobilie', 'objektkategorie', 'openimmo'],
];
const WRAPPED_RECORDS = new Set(FIELD_OF_FORMAT.map(([record]) => record));

/** Matches an OData response with resources of the RESO data dictionary. */
const RESO = /"@odata\.(context|nextLink|count)"|"ListingKey"|"StandardStatus"/;

const IS_BLM = /^#header#/i;
/** An OpenImmo transfer of the changed listings only; to read it as a whole feed would withdraw all others. */
const PARTIAL_TRANSFER = /<uebertragung\b[^>]*\bumfang\s*=\s*["']teil["']/;

/** A header line with our field names has at least this column. */
const CSV_COLUMN = /(^|[,;\t|])\s*"?ad_type"?\s*($|[,;\t|])/i;

/**
 * Detects the format by the element of the records and the one around it, by the first bracket, or by a header line with
 * the spec's field names or with one of `columns`, in lower case. With `any` every header line with several columns
 * is CSV. With a `recordName` that staff have chosen, XML and JSON are mapped under any name.
 */
export function detectFormat(
  head: string,
  columns: readonly string[] | 'any' = [],
  recordName = '',
): FeedFormat {
  const start = head.replace(/^\ufeff/, '').trimStart();
  if (start === '') throw new FeedError('The feed is empty', 'empty');
  if (start.startsWith('<') || startOfXml(start) > 0) return detectXml(start, recordName);
  if (start.startsWith('[') || start.startsWith('{'))
    return RESO.test(start) && recordName === '' ? 'reso' : 'json';
  if (IS_BLM.test(start)) return 'blm';
  const header = headerOf(start);
  if (CSV_COLUMN.test(header) || isHeader(header, columns)) return 'csv';
  throw new FeedError(
    'The feed is neither XML, JSON nor BLM, nor CSV with the known column names',
    'wrong-format',
  );
}

function isHeader(line: string, columns: readonly string[] | 'any'): boolean {
  const names = line.split(/[,;\t|]/).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  return names.length > 1 && (columns === 'any' || names.some((name) => columns.includes(name)));
}

function detectXml(start: string, recordName: string): FeedFormat {
  const bare = start
    .slice(startOfXml(start))
    .replace(/<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?\?>|<!--[^]*?-->|<!doctype[^>[]*(?:\[[^]*?\]\s*)?>/gi, '')
    .toLowerCase();
  const names = [...bare.matchAll(/<([\w:.-]+)/g)].map(([, name = '']) => name);
  const [root = '', child] = names;
  if (root === 'html') {
    throw new FeedError('The URL returns a web page, not a feed', 'wrong-format');
  }
  if (PARTIAL_TRANSFER.test(bare))
    throw new FeedError(
      'The OpenImmo feed has only the changed listings (umfang "TEIL"); a full transfer is needed',
      'wrong-format',
    );
  if (recordName !== '') return 'xml';
  const known = ownPropertyValue(XML_FORMATS, withoutPrefix(root));
  if (known !== undefined && (child === undefined || known.first.includes(withoutPrefix(child))))
    return known.format;
  return wrappedFormat(names.map(withoutPrefix)) ?? 'xml';
}

/** Finds the records of a known format inside of other elements: by the element around the first, else by a field. */
function wrappedFormat(names: readonly string[]): FeedFormat | undefined {
  for (const [index, name] of names.entries()) {
    const around = ownPropertyValue(XML_FORMATS, name);
    const next = names[index + 1];
    if (around !== undefined && next !== undefined && around.first.includes(next)) return around.format;
    if (!WRAPPED_RECORDS.has(name)) continue;
    const fields = new Set(names.slice(index + 1));
    return FIELD_OF_FORMAT.find(([record, field]) => record === name && fields.has(field))?.[2];
  }
  return undefined;
}
