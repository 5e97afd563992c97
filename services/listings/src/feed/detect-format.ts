import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { FeedError } from './feed-error.js';
import { ownPropertyValue } from './own-property.js';
import { headerOf } from './parse-csv.js';

/** The root and record elements of the XML formats, and one that may come before the records, in lower case. */
export const XML_FORMATS: Readonly<Record<string, { format: FeedFormat; record: string; head?: string }>> = {
  listings: { format: 'propspace', record: 'listing' },
  list: { format: 'propertyfinder', record: 'property' },
  properties: { format: 'bayut', record: 'property' },
  root: { format: 'kyero', record: 'property', head: 'kyero' },
};

/** Matches an OData response with resources of the RESO data dictionary. */
const RESO = /"@odata\.(context|nextLink|count)"|"ListingKey"|"StandardStatus"/;

/** A header line with our field names has at least this column. */
const CSV_COLUMN = /(^|[,;\t|])\s*"?ad_type"?\s*($|[,;\t|])/i;

/**
 * Detects the format by the root element and the first one inside it, by the first bracket, or by a header line with
 * the spec's field names or with one of `columns`, in lower case. With `any` every header line with several columns
 * is CSV.
 */
export function detectFormat(head: string, columns: readonly string[] | 'any' = []): FeedFormat {
  const start = head.replace(/^\ufeff/, '').trimStart();
  if (start === '') throw new FeedError('The feed is empty', 'empty');
  if (start.startsWith('<')) return detectXml(start);
  if (start.startsWith('[') || start.startsWith('{')) return RESO.test(start) ? 'reso' : 'json';
  const header = headerOf(start);
  if (CSV_COLUMN.test(header) || isHeader(header, columns)) return 'csv';
  throw new FeedError(
    'The feed is neither XML nor JSON, nor CSV with the known column names',
    'wrong-format',
  );
}

function isHeader(line: string, columns: readonly string[] | 'any'): boolean {
  const names = line.split(/[,;\t|]/).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  return names.length > 1 && (columns === 'any' || names.some((name) => columns.includes(name)));
}

function detectXml(start: string): FeedFormat {
  const bare = start.replace(/<\?[^]*?\?>|<!--[^]*?-->|<!doctype[^>[]*(?:\[[^]*?\]\s*)?>/gi, '');
  const [, root, child] = /<([\w:.-]+)(?:[^<]*<([\w:.-]+))?/.exec(bare.toLowerCase()) ?? [];
  if (root === 'html') {
    throw new FeedError('The URL returns a web page, not a feed', 'wrong-format');
  }
  const known = root === undefined ? undefined : ownPropertyValue(XML_FORMATS, root);
  if (known === undefined)
    throw new FeedError(
      `The feed's root element <${root ?? ''}> does not belong to a known format`,
      'wrong-format',
    );
  if (child !== undefined && child !== known.record && child !== known.head) {
    throw new FeedError(
      `The feed has <${child}> inside <${root}>, where <${known.record}> was expected`,
      'wrong-format',
    );
  }
  return known.format;
}
