import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import type { ImportState, QuarantineCode } from '@manzil/contracts/listings/import-run';
import { feedXml, someListings, type FeedListing } from './feed-server.js';

type Answer = (response: ServerResponse) => void;

export interface PoisonedFeed {
  name: string;
  answer: Answer;
  state: ImportState;
  /** The reason of the quarantine; absent for an unreachable feed. */
  code?: QuarantineCode;
  /** Matches the error of the run. */
  error: RegExp;
}

const PHOTO = 'https://photos.example/1.jpg';
/** The catalogue before each of the feeds. */
export const GOOD: FeedListing[] = someListings(40, (number) => ({
  price: 1_000_000 + number,
  more: `<Images><image>${PHOTO}?${number}</image></Images>`,
}));
const good = feedXml(GOOD);
const withThe = (change: (listing: FeedListing, index: number) => FeedListing): string =>
  feedXml(GOOD.map(change));

const body =
  (content: Buffer | string): Answer =>
  (response) =>
    response.end(content);

/** Sends `piece` repeatedly until the connection closes. */
const endless =
  (start: string, piece: string): Answer =>
  (response) => {
    response.write(start);
    const pour = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', pour).on('error', () => undefined);
    pour();
  };

const quarantined = (
  name: string,
  content: Buffer | string,
  code: QuarantineCode,
  error: RegExp,
): PoisonedFeed => ({
  name,
  answer: body(content),
  state: 'quarantined',
  code,
  error,
});
const refused = (name: string, answer: Answer, error: RegExp): PoisonedFeed => ({
  name,
  answer,
  state: 'failed',
  error,
});
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

const megabyte = ' '.repeat(1_000_000);
const start = '<Listings><Listing><Property_Ref_No>X</Property_Ref_No><Ad_Type>Sale</Ad_Type><Web_Remarks>';

export const POISONED: PoisonedFeed[] = [
  quarantined('empty', '', 'empty', /empty/),
  quarantined('of blanks', ' \n\t ', 'empty', /empty/),
  quarantined('without listings', '<Listings></Listings>', 'empty', /no listings/),
  quarantined('an empty JSON list', '[]', 'empty', /no listings/),
  quarantined('truncated', good.slice(0, -500), 'truncated', /unclosed tag|well-formed/),
  quarantined('of truncated gzip', gzipSync(good).subarray(0, 400), 'truncated', /compression/),
  {
    name: 'shorter than its declared length',
    state: 'quarantined',
    code: 'truncated',
    error: /to its end/,
    answer: (response) => {
      response.writeHead(200, { 'content-length': String(good.length + 100) });
      response.write(good, () => response.destroy());
    },
  },
  quarantined('not well-formed', good.replace('</Price>', '</Prize>'), 'not-well-formed', /well-formed/),
  quarantined('of wrong JSON', '[{"Ad_Type": Sale}]', 'not-well-formed', /JSON/),
  quarantined('with an unquoted end', 'Ad_Type,PropertyID\nSale,"1\n', 'not-well-formed', /CSV/),
  quarantined('a web page', '<!doctype html><html><body>Log in</body></html>', 'wrong-format', /web page/),
  quarantined('of an unknown root', '<catalogue><item/></catalogue>', 'wrong-format', /<catalogue>/),
  quarantined(
    'of a root that every object has',
    '<constructor><a/></constructor>',
    'wrong-format',
    /<constructor>/,
  ),
  quarantined('of another record element', '<list><item/></list>', 'wrong-format', /<item>/),
  quarantined('of text', 'Service temporarily unavailable', 'wrong-format', /neither XML/),
  quarantined(
    'with an entity bomb',
    `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Listings><Listing>&b;</Listing></Listings>`,
    ...(['not-well-formed', /document type/] as const),
  ),
  quarantined(
    'with an external entity',
    '<!DOCTYPE l SYSTEM "file:///etc/passwd"><Listings><Listing>&x;</Listing></Listings>',
    ...(['not-well-formed', /document type/] as const),
  ),
  quarantined('nested without end', `<Listings><Listing>${'<a>'.repeat(60)}`, 'beyond-limits', /deeper/),
  quarantined('of a gzip bomb', gzipSync(start + megabyte.repeat(60)), 'beyond-limits', /more than/),
  {
    name: 'with a record without end',
    state: 'quarantined',
    code: 'beyond-limits',
    error: /more than/,
    answer: endless(start, megabyte),
  },
  quarantined(
    'of an unknown encoding',
    '<?xml version="1.0" encoding="x-none"?>' + good,
    'not-well-formed',
    /encoding/,
  ),
  quarantined('with half of its listings', feedXml(GOOD.slice(0, 20)), 'withdrawn-share', /not in the feed/),
  quarantined('with one listing', feedXml(GOOD.slice(0, 1)), 'withdrawn-share', /not in the feed/),
  quarantined(
    'of other references',
    withThe((listing) => ({ ...listing, reference: `N${listing.reference}` })),
    ...(['withdrawn-share', /not in the feed/] as const),
  ),
  quarantined(
    'in thousands',
    withThe((listing) => ({ ...listing, price: 1_000 })),
    'price-shift',
    /times/,
  ),
  quarantined(
    'in fils',
    withThe((listing) => ({ ...listing, price: 100_000_000 })),
    'price-shift',
    /times/,
  ),
  quarantined(
    'without prices',
    withThe((listing) => ({ ...listing, price: 0 })),
    'prices-vanished',
    /price/,
  ),
  quarantined(
    'without photos',
    withThe((listing) => ({ ...listing, more: '' })),
    'photos-vanished',
    /photos/,
  ),
  quarantined(
    'of no ad type',
    withThe((listing) => ({ ...listing, adType: 'Swap' })),
    'nothing-readable',
    /can be read/,
  ),
  quarantined(
    'half of no ad type',
    withThe((listing, index) => (index % 2 === 0 ? listing : { ...listing, adType: 'Swap' })),
    ...(['rejected-share', /cannot be read/] as const),
  ),
  quarantined(
    'with more duplicates than listings',
    feedXml([...GOOD, ...Array.from({ length: 100 }, () => ({ reference: 'S-1' }))]),
    ...(['duplicate-share', /repeat an earlier one/] as const),
  ),
  refused('behind an error', (response) => response.writeHead(503).end(good), /503/),
  refused('that leads to cloud metadata', redirect('http://169.254.169.254/latest'), /private network/),
  refused('that hangs up', (response) => response.destroy(), /cannot be read/),
];
