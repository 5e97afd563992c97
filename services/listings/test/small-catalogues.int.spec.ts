import { describe, expect, it } from 'vitest';
import type { QuarantineCode } from '@manzil/contracts/listings/import-run';
import { feedXml, someListings, type FeedListing } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';

const PHOTOS = '<Images><image>https://photos.example/1.jpg</image></Images>';

const catalogue = (count: number): FeedListing[] =>
  someListings(count, (number) => ({ price: 1_000_000 + number, more: PHOTOS }));
const withPrices = (listings: FeedListing[], factor: number): FeedListing[] =>
  listings.map((listing) => ({ ...listing, price: Math.round((listing.price ?? 0) * factor) }));

/** Percentages mean little for so few listings, so the absolute numbers allowed for 20 listings decide. */
describe('the feed of a small catalogue', () => {
  const harness = setUpImportHarness();
  const importNow = (listings: FeedListing[]) => harness.importNow(feedXml(listings));

  it.each<[string, number, (live: FeedListing[]) => FeedListing[], QuarantineCode]>([
    ['with all prices in fils', 19, (live) => withPrices(live, 100), 'price-shift'],
    ['with the prices of three listings in thousands', 3, (live) => withPrices(live, 0.001), 'price-shift'],
    ['without seven of its listings', 12, (live) => live.slice(7), 'withdrawn-share'],
    ['without eleven prices', 12, (live) => withPrices(live.slice(1), 0), 'prices-vanished'],
    [
      'without the photos of eleven',
      11,
      (live) => live.map((each) => ({ ...each, more: '' })),
      'photos-vanished',
    ],
    [
      'with seven repetitions',
      5,
      (live) => [...live, ...Array<FeedListing>(7).fill({ reference: 'S-1' })],
      'duplicate-share',
    ],
    [
      'with seven that cannot be read',
      5,
      (live) => [...live, ...Array<FeedListing>(7).fill({ reference: '' })],
      'rejected-share',
    ],
  ])('is quarantined %s', async (_what, count, changed, code) => {
    expect(await importNow(catalogue(count))).toMatchObject({ state: 'done' });
    const run = await importNow(changed(catalogue(count)));
    expect(run).toMatchObject({ state: 'quarantined', revision: null });
    expect(run.reasons.map((reason) => reason.code)).toContain(code);
  });

  it.each<[string, number, (live: FeedListing[]) => FeedListing[]]>([
    ['without six of its listings', 12, (live) => live.slice(6)],
    ['with twice the price for two listings', 2, (live) => withPrices(live, 2.5)],
    ['without ten prices', 12, (live) => [...live.slice(10), ...withPrices(live.slice(0, 10), 0)]],
  ])('is published %s', async (_what, count, changed) => {
    expect(await importNow(catalogue(count))).toMatchObject({ state: 'done' });
    expect(await importNow(changed(catalogue(count)))).toMatchObject({ state: 'done' });
  });
});
