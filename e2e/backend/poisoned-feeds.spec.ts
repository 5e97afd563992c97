import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuarantineCode } from '@manzil/contracts/listings/import-run';
import type { SearchResult } from '@manzil/contracts/listings/search';
import { FeedFile, valueIn, withValue } from '../feed-file.js';
import { asAdmin, asVisitor } from '../staff.js';

const LONG_MS = 120_000;

/** A function that changes the records of the good feed, or a whole document of another kind. */
type Poison = (records: readonly string[]) => string | Buffer;
const document = (records: readonly string[]): string => `<Listings>\n${records.join('')}</Listings>\n`;
const each =
  (change: (record: string, index: number) => string): Poison =>
  (records) =>
    document(records.map(change));
const whole =
  (content: string): Poison =>
  () =>
    content;

/** One feed for each reason to hold it back; the suite of listings has many more. */
const POISONED: readonly (readonly [name: string, code: QuarantineCode, poison: Poison])[] = [
  ['empty', 'empty', whole('')],
  ['cut off', 'truncated', (records) => document(records).slice(0, -2_000)],
  [
    'with an external entity',
    'not-well-formed',
    whole('<!DOCTYPE l SYSTEM "file:///etc/passwd"><Listings><Listing>&x;</Listing></Listings>'),
  ],
  ['a web page', 'wrong-format', whole('<!doctype html><html><body>Log in</body></html>')],
  [
    'of a gzip bomb',
    'beyond-limits',
    () => gzipSync(`<Listings><Listing><Web_Remarks>${' '.repeat(60_000_000)}`),
  ],
  [
    'with half of its listings',
    'withdrawn-share',
    (records) => document(records.slice(0, records.length / 2)),
  ],
  ['in thousands', 'price-shift', each((record) => withPrice(record, (price) => Math.ceil(price / 1_000)))],
  ['without prices', 'prices-vanished', each((record) => withPrice(record, () => 0))],
  ['without photos', 'photos-vanished', each((record) => record.replace(/<Images>[^]*?<\/Images>/i, ''))],
  ['of no ad type', 'nothing-readable', each((record) => withValue(record, 'Ad_Type', 'Swap'))],
  [
    'half of no ad type',
    'rejected-share',
    each((record, index) => (index % 2 === 0 ? record : withValue(record, 'Ad_Type', 'Swap'))),
  ],
  ['of mostly duplicates', 'duplicate-share', (records) => document([...records, ...records])],
];

const withPrice = (record: string, change: (price: number) => number): string =>
  withValue(record, 'Price', String(change(Number(valueIn(record, 'Price')))));

const API = [
  '/allprosale',
  '/allprorent',
  '/getnewly',
  '/api/properties?adType=sale',
  '/api/properties?adType=sale&page=2&sort=price-asc',
  '/api/properties?adType=rent',
  '/api/suggestions?q=du&adType=sale',
  '/api/home',
];
const PAGES = ['/', '/buy', '/rent', '/new_development_properties', '/sitemap.xml'];

/** Removes the homes shown below a listing, because each request draws other ones. */
const DRAWN = '<h2>View More Properties';

describe('a poisoned feed on the running product', () => {
  const feed = new FeedFile();
  let paths: string[];
  let before: Record<string, string>;

  /** Of each answer of the API and each page: every byte but what is drawn for each answer. */
  const checksums = async (): Promise<Record<string, string>> => {
    const sums: Record<string, string> = {};
    for (const path of paths) {
      const answer = await asVisitor(path);
      const [text = ''] = (await answer.text()).replace(/nonce="[^"]*"/g, '').split(DRAWN);
      sums[path] = `${answer.status} ${createHash('sha256').update(text).digest('hex')}`;
    }
    return sums;
  };
  const update = async (): Promise<Response> => (await asAdmin())('/api/data');

  beforeAll(async () => {
    expect((await update()).status).toBe(200);
    const answer = await asVisitor('/api/properties?adType=sale');
    const { items } = (await answer.json()) as SearchResult;
    paths = [...API, ...PAGES, ...items.slice(0, 5).map(({ pagelink }) => `/${pagelink}`)];
    for (const path of paths) expect([path, (await asVisitor(path)).status]).toEqual([path, 200]);
    before = await checksums();
    // Nothing is answered from memory after an update.
    await update();
    expect(await checksums()).toEqual(before);
  }, LONG_MS);
  afterAll(async () => {
    feed.restore();
    expect((await update()).status).toBe(200);
  }, LONG_MS);

  it.each(POISONED)(
    '%s is held back as "%s", and no byte of API and pages changes',
    async (_name, code, poison) => {
      feed.replace(poison(feed.records));
      const answer = await update();
      expect(answer.status).toBe(422);
      const { state, reasons } = (await answer.json()) as { state: string; reasons: { code: string }[] };
      expect(state).toBe('quarantined');
      expect(reasons.map((reason) => reason.code)).toContain(code);
      expect(await checksums()).toEqual(before);
    },
    LONG_MS,
  );

  it(
    'leaves the product well: the good feed goes in and changes nothing',
    async () => {
      feed.restore();
      expect((await update()).status).toBe(200);
      expect(await checksums()).toEqual(before);
    },
    LONG_MS,
  );
});
