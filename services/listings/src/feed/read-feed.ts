import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { mapKyero } from './adapters/kyero.js';
import { mapReso } from './adapters/reso.js';
import { mapBayut } from './adapters/bayut.js';
import { mapPropertyFinder } from './adapters/property-finder.js';
import { mapPropspace } from './adapters/propspace.js';
import { detectFormat, XML_FORMATS } from './detect-format.js';
import { FeedError } from './feed-error.js';
import type { ReadRecord } from './feed-record.js';
import { parseCsv } from './parse-csv.js';
import { parseJson } from './parse-json.js';
import { parseXml } from './parse-xml.js';
import { peek } from './peek.js';
import type { FieldMap, SourceRecord } from './source-record.js';
import { UnreadNames } from './unread-names.js';

/** What there is to know of a format. */
interface Adapter {
  parse: (text: AsyncIterable<string>) => AsyncGenerator<SourceRecord>;
  /** `base`: what relative addresses count from. Null for a record that is a withdrawal. */
  map: (source: SourceRecord, base: string | undefined) => ReadRecord | null;
  /** Its names are the sender's choice: they can be mapped, and those that nothing reads are reported. */
  freeNames?: true;
}

const xml = (map: Adapter['map'], format: FeedFormat): Adapter => ({
  parse: (text) =>
    parseXml(text, (root) => {
      const known = XML_FORMATS[root];
      if (known?.format !== format) {
        throw new FeedError(
          `The feed's root element <${root}> is not that of a ${format} feed`,
          'wrong-format',
        );
      }
      return known.record;
    }),
  map,
});

const ADAPTERS: Readonly<Record<FeedFormat, Adapter>> = {
  propspace: xml(mapPropspace, 'propspace'),
  propertyfinder: xml(mapPropertyFinder, 'propertyfinder'),
  bayut: xml(mapBayut, 'bayut'),
  kyero: xml(mapKyero, 'kyero'),
  reso: { parse: parseJson, map: mapReso },
  json: { parse: parseJson, map: mapPropspace, freeNames: true },
  csv: { parse: parseCsv, map: mapPropspace, freeNames: true },
};

/** Enough of a document to see its first elements behind declarations and comments. */
const HEAD_CHARACTERS = 16_384;

export interface OpenFeed {
  format: FeedFormat;
  records: AsyncGenerator<ReadRecord>;
}

/**
 * Looks at the beginning of the document to choose its adapter (unless told), then streams what it holds.
 * Memory stays flat whatever the size. A feed that cannot be used as a whole is a {@link FeedError}, which
 * may also come from `records`.
 */
export async function readFeed(
  text: AsyncIterable<string>,
  wanted: FeedFormat | 'auto',
  base?: string,
  fieldMap: FieldMap = {},
): Promise<OpenFeed> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const format = wanted === 'auto' ? detectFormat(head.join('')) : wanted;
  return { format, records: mapAll(ADAPTERS[format], all, base, fieldMap) };
}

async function* mapAll(
  { parse, map, freeNames }: Adapter,
  text: AsyncIterable<string>,
  base: string | undefined,
  fieldMap: FieldMap,
): AsyncGenerator<ReadRecord> {
  const unread = freeNames === true ? new UnreadNames() : undefined;
  for await (const given of parse(text)) {
    const source = freeNames === true ? given.renamed(fieldMap) : given;
    unread?.watch(source);
    // What is no proper record may still say who it is, but what its fields hold is not worth reporting.
    const broken = source.problems.filter(({ severity }) => severity === 'rejected');
    const read = map(source, base);
    unread?.report(source);
    if (read !== null) yield broken.length > 0 ? { ...read, problems: broken } : read;
  }
}
