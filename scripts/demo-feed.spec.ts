import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { datedFeed as moveDates, feedBeforeReductions as before } from './lib/demo-feed.mjs';

const DAY_MS = 86_400_000;
const xml = readFileSync(new URL('../demo/feed/manzil-demo.xml', import.meta.url), 'utf8');
const datedFeed = moveDates as (feed: string, now: number) => string;
const times = (feed: string): number[] =>
  [...feed.matchAll(/<(?:Listing_Date|Last_Updated)>([^<]+)</g)].map(([, date = '']) =>
    Date.parse(`${date.replace(' ', 'T')}+04:00`),
  );

describe('the dates of the demo feed', () => {
  it.each(['2024-02-29T01:00:00Z', '2026-11-22T09:00:00Z', '2031-07-01T23:59:59Z'])(
    'are moved together, so that the latest is within a day of %s and not after it',
    (now) => {
      const before = times(xml);
      const after = times(datedFeed(xml, Date.parse(now)));
      const moved = new Set(after.map((time, index) => time - (before[index] ?? 0)));
      expect(moved.size).toBe(1);
      const age = Date.parse(now) - Math.max(...after);
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(DAY_MS);
    },
  );

  it('are the only changes', () => {
    const withoutDates = (feed: string) => feed.replace(/\d{4}-\d\d-\d\d \d\d:/g, '');
    expect(withoutDates(datedFeed(xml, Date.now()))).toBe(withoutDates(xml));
  });
});

describe('the prices of the demo feed', () => {
  const feedBeforeReductions = before as (feed: string) => string;
  const prices = (feed: string): number[] =>
    [...feed.matchAll(/<Price>(\d+)</g)].map(([, price]) => Number(price));

  it('fell a little for some homes, and are the only changes', () => {
    const earlier = prices(feedBeforeReductions(xml));
    const falls = prices(xml).flatMap((price, index) => {
      const former = earlier[index] ?? 0;
      return former === price ? [] : [1 - price / former];
    });
    expect(falls.length).toBeGreaterThan(20);
    expect(falls.length).toBeLessThan(60);
    expect(Math.min(...falls)).toBeGreaterThan(0.02);
    expect(Math.max(...falls)).toBeLessThan(0.15);
    const withoutPrices = (feed: string) => feed.replace(/<Price>\d+</g, '');
    expect(withoutPrices(feedBeforeReductions(xml))).toBe(withoutPrices(xml));
  });
});
