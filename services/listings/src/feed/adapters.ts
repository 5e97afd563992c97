import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { mapKyero } from './adapters/kyero.js';
import { mapReso } from './adapters/reso.js';
import { mapBayut } from './adapters/bayut.js';
import { mapPropertyFinder } from './adapters/property-finder.js';
import { mapPropspace } from './adapters/propspace.js';
import { withDateOrder } from './date-order.js';
import { XML_FORMATS } from './detect-format.js';
import { FeedError } from './feed-error.js';
import type { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { ownPropertyValue } from './own-property.js';
import { parseCsv } from './parse-csv.js';
import { parseJson } from './parse-json.js';
import { parseXml } from './parse-xml.js';
import type { SourceRecord } from './source-record.js';

/** Parses and maps one format. */
export interface Adapter {
  parse: (text: AsyncIterable<string>, notes: FeedNotes) => AsyncGenerator<SourceRecord>;
  /** `base` is the URL that relative URLs are resolved against. Returns null for a record that is a withdrawal. */
  map: (source: SourceRecord, base: string | undefined) => ReadRecord | null;
  /** The sender chooses the field names: staff can map them, and unmapped ones are reported. */
  freeNames?: true;
}

const json: Adapter['parse'] = (text) => withDateOrder(parseJson(text));

const xml = (map: Adapter['map'], format: FeedFormat): Adapter => ({
  parse: (text) =>
    withDateOrder(
      parseXml(text, (root) => {
        const known = ownPropertyValue(XML_FORMATS, root);
        if (known?.format !== format) {
          throw new FeedError(
            `The feed's root element <${root}> is not that of a ${format} feed`,
            'wrong-format',
          );
        }
        return known.record;
      }),
    ),
  map,
});

export const ADAPTERS: Readonly<Record<FeedFormat, Adapter>> = {
  propspace: xml(mapPropspace, 'propspace'),
  propertyfinder: xml(mapPropertyFinder, 'propertyfinder'),
  bayut: xml(mapBayut, 'bayut'),
  kyero: xml(mapKyero, 'kyero'),
  reso: { parse: json, map: mapReso },
  json: { parse: json, map: mapPropspace, freeNames: true },
  csv: { parse: (text) => withDateOrder(parseCsv(text)), map: mapPropspace, freeNames: true },
};

/** Enough of a document to see its first elements after declarations and comments. */
export const HEAD_CHARACTERS = 16_384;
