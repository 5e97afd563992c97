import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { decodeText } from './decode-text.js';
import { FeedError } from './feed-error.js';
import type { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { watchNextLink } from './next-link.js';
import { openFeed, type FetchOptions, type OpenedFeed } from './open-feed.js';
import { readFeed, type OpenFeed } from './read-feed.js';
import type { Reading } from './reading.js';

/** The limit of one feed with all its pages, after decompression. */
export const MAX_FEED_BYTES = 8_000_000_000;
const MOST_PAGES = 10_000;

interface PageOptions extends FetchOptions {
  format: FeedFormat | 'auto';
  reading?: Reading;
  notes?: FeedNotes;
  /** Called for each piece of the bytes, after decompression. */
  onBytes: (piece: Buffer) => void;
}

/**
 * Reads the records at `location` and of the following pages (OData). A page that cannot be read makes the whole feed
 * unusable, because an incomplete list would withdraw listings. `opened` is the feed at `location`.
 */
export async function readPages(
  location: string,
  opened: OpenedFeed,
  options: PageOptions,
): Promise<OpenFeed> {
  const budget = { bytes: MAX_FEED_BYTES };
  const first = await readPage(opened, options, budget);
  return { format: first.format, records: allPages(first, location, options, budget) };
}

interface Page extends OpenFeed {
  /** Returns the next page after all records have been read. */
  next: () => string | undefined;
}

async function readPage(feed: OpenedFeed, options: PageOptions, budget: { bytes: number }): Promise<Page> {
  const text = decodeText(feed.bytes, {
    maxBytes: budget.bytes,
    charset: feed.charset,
    onBytes: (_total, piece) => {
      budget.bytes -= piece.length;
      options.onBytes(piece);
    },
    onOtherBytes: () =>
      options.notes?.add(null, 'encoding', 'bytes that are not UTF-8 were read as Windows-1252'),
  });
  let link: string | undefined;
  const observed = watchNextLink(text, (found) => {
    link = found;
  });
  const { format, records } = await readFeed(
    observed,
    options.format,
    feed.base,
    options.reading,
    options.notes,
  );
  const next = (): string | undefined => (format === 'reso' ? link : undefined);
  return { format, records, next };
}

async function* allPages(
  first: Page,
  location: string,
  options: PageOptions,
  budget: { bytes: number },
): AsyncGenerator<ReadRecord> {
  const seen = new Set([location]);
  for (let page = first, at = location; ;) {
    yield* page.records;
    const link = page.next();
    if (link === undefined) return;
    at = nextPageUrl(link, at, seen);
    page = await readPage(await openFeed(at, options), { ...options, format: first.format }, budget);
  }
}

/** Resolves the next page, which must be on the same server and gets the credentials of the first page. */
function nextPageUrl(link: string, from: string, seen: Set<string>): string {
  const before = new URL(from);
  if (!URL.canParse(link, from)) throw new FeedError('The next page of the feed has no valid URL');
  const next = new URL(link, from);
  if (next.origin !== before.origin || !next.protocol.startsWith('http'))
    throw new FeedError('The next page of the feed is on another server');
  next.username = before.username;
  next.password = before.password;
  if (seen.has(next.href) || seen.size >= MOST_PAGES) {
    throw new FeedError('The pages of the feed have no end', 'beyond-limits');
  }
  seen.add(next.href);
  return next.href;
}
