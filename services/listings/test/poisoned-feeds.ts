import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import type { ImportState, QuarantineCode } from '@manzil/contracts/listings/import-run';
import { feedXml, someListings, type FeedListing } from './feed-server.js';

type Answer = (response: ServerResponse) => void;

export interface PoisonedFeed {
  name: string;
  answer: Answer;
  state: ImportState;
  /** Why it is held back; nothing for one that cannot be had. */
  code?: QuarantineCode;
  /** What its error says. */
  says: RegExp;
}

const PHOTO = 'https://photos.example/1.jpg';
/** What the catalogue holds before each of them. */
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

/** Sends the same piece for as long as it is taken. */
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

const held = (name: string, content: Buffer | string, code: QuarantineCode, says: RegExp): PoisonedFeed => ({
  ...{ name, answer: body(content), state: 'quarantined', code, says },
});
const refused = (name: string, answer: Answer, says: RegExp): PoisonedFeed => ({
  ...{ name, answer, state: 'failed', says },
});
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

const megabyte = ' '.repeat(1_000_000);
const start = '<Listings><Listing><Property_Ref_No>X</Property_Ref_No><Ad_Type>Sale</Ad_Type><Web_Remarks>';

export const POISONED: PoisonedFeed[] = [
  held('empty', '', 'empty', /empty/),
  held('of blanks', ' \n\t ', 'empty', /empty/),
  held('without listings', '<Listings></Listings>', 'empty', /no listings/),
  held('an empty JSON list', '[]', 'empty', /no listings/),
  held('truncated', good.slice(0, -500), 'truncated', /unclosed tag|well-formed/),
  held('of truncated gzip', gzipSync(good).subarray(0, 400), 'truncated', /compression/),
  {
    ...{ name: 'shorter than its server said', state: 'quarantined', code: 'truncated', says: /to its end/ },
    answer: (response) => {
      response.writeHead(200, { 'content-length': String(good.length + 100) });
      response.write(good, () => response.destroy());
    },
  },
  held('not well-formed', good.replace('</Price>', '</Prize>'), 'not-well-formed', /well-formed/),
  held('of wrong JSON', '[{"Ad_Type": Sale}]', 'not-well-formed', /JSON/),
  held('with an unquoted end', 'Ad_Type,PropertyID\nSale,"1\n', 'not-well-formed', /CSV/),
  held('a web page', '<!doctype html><html><body>Log in</body></html>', 'wrong-format', /web page/),
  held('of an unknown root', '<catalogue><item/></catalogue>', 'wrong-format', /<catalogue>/),
  held('of a root that every object has', '<constructor><a/></constructor>', 'wrong-format', /<constructor>/),
  held('of another record element', '<list><item/></list>', 'wrong-format', /<item>/),
  held('of text', 'Service temporarily unavailable', 'wrong-format', /neither XML/),
  held(
    'with an entity bomb',
    `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Listings><Listing>&b;</Listing></Listings>`,
    ...(['not-well-formed', /document type/] as const),
  ),
  held(
    'with an external entity',
    '<!DOCTYPE l SYSTEM "file:///etc/passwd"><Listings><Listing>&x;</Listing></Listings>',
    ...(['not-well-formed', /document type/] as const),
  ),
  held('nested without end', `<Listings><Listing>${'<a>'.repeat(60)}`, 'beyond-limits', /deeper/),
  held('of a gzip bomb', gzipSync(start + megabyte.repeat(60)), 'beyond-limits', /more than/),
  {
    ...{ name: 'with a record without end', state: 'quarantined', code: 'beyond-limits', says: /more than/ },
    answer: endless(start, megabyte),
  },
  held(
    'of an unknown encoding',
    '<?xml version="1.0" encoding="x-none"?>' + good,
    'not-well-formed',
    /encoding/,
  ),
  held('with half of its listings', feedXml(GOOD.slice(0, 20)), 'withdrawn-share', /not in the feed/),
  held('with one listing', feedXml(GOOD.slice(0, 1)), 'withdrawn-share', /not in the feed/),
  held(
    'of other references',
    withThe((listing) => ({ ...listing, reference: `N${listing.reference}` })),
    ...(['withdrawn-share', /not in the feed/] as const),
  ),
  held(
    'in thousands',
    withThe((listing) => ({ ...listing, price: 1_000 })),
    'price-shift',
    /times/,
  ),
  held(
    'in fils',
    withThe((listing) => ({ ...listing, price: 100_000_000 })),
    'price-shift',
    /times/,
  ),
  held(
    'without prices',
    withThe((listing) => ({ ...listing, price: 0 })),
    'prices-vanished',
    /price/,
  ),
  held(
    'without photos',
    withThe((listing) => ({ ...listing, more: '' })),
    'photos-vanished',
    /photos/,
  ),
  held(
    'of no ad type',
    withThe((listing) => ({ ...listing, adType: 'Swap' })),
    'nothing-readable',
    /can be read/,
  ),
  held(
    'half of no ad type',
    withThe((listing, index) => (index % 2 === 0 ? listing : { ...listing, adType: 'Swap' })),
    ...(['rejected-share', /cannot be read/] as const),
  ),
  held(
    'with 100,000 duplicates',
    feedXml([...GOOD, ...Array.from({ length: 100_000 }, () => ({ reference: 'S-1' }))]),
    ...(['duplicate-share', /repeat an earlier one/] as const),
  ),
  refused('behind an error', (response) => response.writeHead(503).end(good), /503/),
  refused('that leads to cloud metadata', redirect('http://169.254.169.254/latest'), /private network/),
  refused('that leads to this machine', redirect('http://127.0.0.2:9/feed'), /private network/),
  refused('that leads to a file', redirect('file:///etc/passwd'), /not followed/),
  refused('that leads to itself', redirect('/feed'), /more than 5 times/),
  refused('that hangs up', (response) => response.destroy(), /cannot be read/),
];
