import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { mapDubizzle } from './adapters/dubizzle.js';
import { mapKyero } from './adapters/kyero.js';
import { mapRealtyFeed } from './adapters/realty-feed.js';
import { mapReaxml, REAXML_RECORDS } from './adapters/reaxml.js';
import { mapReso } from './adapters/reso.js';
import { mapBlm } from './adapters/blm.js';
import { mapOpenimmo } from './adapters/openimmo.js';
import { mapBayut } from './adapters/bayut.js';
import { mapPropertyFinder } from './adapters/property-finder.js';
import { mapPropspace } from './adapters/propspace.js';
import { withDateOrder } from './date-order.js';
import type { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { parseBlm } from './parse-blm.js';
import { parseCsv } from './parse-csv.js';
import { parseJson } from './parse-json.js';
import { parseXml } from './parse-xml.js';
import type { SourceRecord } from './source-record.js';

/** Parses and maps one format. */
export interface Adapter {
  /** `recordName` is the element or list that staff have chosen; formats with names of their own ignore it. */
  parse: (text: AsyncIterable<string>, notes: FeedNotes, recordName?: string) => AsyncGenerator<SourceRecord>;
  /** `base` is the URL that relative URLs are resolved against. Returns null for a record that is a withdrawal. */
  map: (source: SourceRecord, base: string | undefined) => ReadRecord | null;
  /** The sender chooses the field names: staff can map them, and unmapped ones are reported. */
  freeNames?: true;
}

const dated =
  (parse: Adapter['parse']): Adapter['parse'] =>
  (text, notes, recordName) =>
    withDateOrder(parse(text, notes, recordName));

const xml = (map: Adapter['map'], ...records: string[]): Adapter => ({
  parse: dated((text, notes) => parseXml(text, records, notes, { isKnownFormat: true })),
  map,
});

export const ADAPTERS: Readonly<Record<FeedFormat, Adapter>> = {
  propspace: xml(mapPropspace, 'listing'),
  propertyfinder: xml(mapPropertyFinder, 'property'),
  bayut: xml(mapBayut, 'property'),
  dubizzle: xml(mapDubizzle, 'property'),
  kyero: xml(mapKyero, 'property'),
  'realty-feed': xml(mapRealtyFeed, 'offer'),
  reaxml: xml(mapReaxml, ...REAXML_RECORDS),
  reso: { parse: dated((text, notes) => parseJson(text, notes)), map: mapReso },
  json: { parse: dated(parseJson), map: mapPropspace, freeNames: true },
  openimmo: xml(mapOpenimmo, 'immobilie'),
  blm: { parse: dated(parseBlm), map: mapBlm },
  xml: {
    parse: dated((text, notes, element = '') => parseXml(text, element === '' ? [] : [element], notes)),
    map: mapPropspace,
    freeNames: true,
  },
  csv: { parse: dated(parseCsv), map: mapPropspace, freeNames: true },
};

/** Enough of a document to see its first elements after declarations and comments. */
export const HEAD_CHARACTERS = 16_384;
