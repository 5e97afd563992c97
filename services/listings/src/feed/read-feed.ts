import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { ADAPTERS, HEAD_CHARACTERS, type Adapter } from './adapters.js';
import { detectFormat } from './detect-format.js';
import type { ReadRecord } from './feed-record.js';
import { peek } from './peek.js';
import type { Reading } from './reading.js';
import { UnreadNames } from './unread-names.js';

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
  reading: Reading = {},
): Promise<OpenFeed> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const format = wanted === 'auto' ? detectFormat(head.join(''), Object.keys(reading.fields ?? {})) : wanted;
  return { format, records: mapAll(ADAPTERS[format], all, base, reading) };
}

async function* mapAll(
  { parse, map, freeNames }: Adapter,
  text: AsyncIterable<string>,
  base: string | undefined,
  reading: Reading,
): AsyncGenerator<ReadRecord> {
  const unread = freeNames === true ? new UnreadNames() : undefined;
  const how = freeNames === true ? reading : { ...reading, fields: undefined };
  for await (const given of parse(text)) {
    const source = given.by(how);
    unread?.watch(source);
    // What is no proper record may still say who it is, but what its fields hold is not worth reporting.
    const broken = source.problems.filter(({ severity }) => severity === 'rejected');
    const read = map(source, base);
    unread?.report(source);
    if (read !== null) yield broken.length > 0 ? { ...read, problems: broken } : read;
  }
}
