import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { mapBayut } from './adapters/bayut.js';
import { mapPropertyFinder } from './adapters/property-finder.js';
import { mapPropspace } from './adapters/propspace.js';
import { FeedError } from './feed-error.js';
import type { ReadRecord } from './feed-record.js';
import { parseCsv } from './parse-csv.js';
import { parseJson } from './parse-json.js';
import { parseXml } from './parse-xml.js';
import type { SourceRecord } from './source-record.js';

interface Adapter {
  parse: (text: AsyncIterable<string>) => AsyncGenerator<SourceRecord>;
  /** Null for a record that is a withdrawal. */
  map: (source: SourceRecord) => ReadRecord | null;
}

const XML_FORMATS: Readonly<Record<string, { format: FeedFormat; record: string }>> = {
  listings: { format: 'propspace', record: 'listing' },
  list: { format: 'propertyfinder', record: 'property' },
  properties: { format: 'bayut', record: 'property' },
};

const xml = (map: Adapter['map'], format: FeedFormat): Adapter => ({
  parse: (text) =>
    parseXml(text, (root) => {
      const known = XML_FORMATS[root];
      if (known?.format !== format)
        throw new FeedError(`The feed's root element <${root}> is not that of a ${format} feed`);
      return known.record;
    }),
  map,
});

const ADAPTERS: Readonly<Record<FeedFormat, Adapter>> = {
  propspace: xml(mapPropspace, 'propspace'),
  propertyfinder: xml(mapPropertyFinder, 'propertyfinder'),
  bayut: xml(mapBayut, 'bayut'),
  json: { parse: parseJson, map: mapPropspace },
  csv: { parse: parseCsv, map: mapPropspace },
};

/** Enough of a document to see its root element behind declarations and comments. */
const HEAD_CHARACTERS = 16_384;

export interface OpenFeed {
  format: FeedFormat;
  records: AsyncGenerator<ReadRecord>;
}

/** Looks at the beginning of the document to choose its adapter (unless told), then streams what it holds. */
export async function readFeed(text: AsyncIterable<string>, wanted: FeedFormat | 'auto'): Promise<OpenFeed> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < HEAD_CHARACTERS) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    head += value;
  }
  const format = wanted === 'auto' ? detectFormat(head) : wanted;
  return { format, records: mapAll(ADAPTERS[format], resume(head, chunks)) };
}

async function* resume(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function* mapAll({ parse, map }: Adapter, text: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  for await (const source of parse(text)) {
    const read = map(source);
    if (read !== null) yield read;
  }
}

/** By the root element, the first bracket, or a header line with the spec's field names. */
export function detectFormat(head: string): FeedFormat {
  const start = head.trimStart();
  if (start === '') throw new FeedError('The feed is empty');
  if (start.startsWith('<')) {
    const bare = start.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<![^>[]*(?:\[[\s\S]*?\])?[^>]*>/g, '');
    const root = /<([\w:-]+)/.exec(bare)?.[1]?.toLowerCase();
    const known = root === undefined ? undefined : XML_FORMATS[root];
    if (known === undefined)
      throw new FeedError(`The feed's root element <${root ?? '?'}> is of no known format`);
    return known.format;
  }
  if (start.startsWith('[') || start.startsWith('{')) return 'json';
  const header = start.split(/\r?\n/, 1)[0]?.toLowerCase() ?? '';
  if (header.includes('ad_type')) return 'csv';
  throw new FeedError('The feed is neither XML, JSON nor CSV with the known column names');
}
