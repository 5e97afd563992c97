import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countSearchVariants } from '@manzil/contracts/http/listings';
import { savePlace } from '@manzil/contracts/http/places';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { BUY_PRICE_STEPS } from '@manzil/contracts/listings/vocabulary';
import { waitFor } from '@manzil/testing/wait-for';
import type { z } from 'zod';
import type { PropertyEntity } from '../src/property/property.entity.js';
import { SearchVocabulary } from '../src/search/understand/search-vocabulary.js';
import { fits } from './fits.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { runWithStaleReads } from './run-with-stale-reads.js';
import { insertListings } from './some-listings.js';

type Request = z.input<typeof searchProperties.request>;

describe('searching by a text', () => {
  let stack: ListingsStack;
  let listings: PropertyEntity[];
  let first: Awaited<ReturnType<typeof search>>;
  beforeAll(async () => {
    stack = await startListingsStack();
    listings = await insertListings(stack.dataSource, 300);
    first = await search({ q: 'pool' });
  });
  afterAll(() => stack.stop());

  const search = (query: Partial<Request>) =>
    stack.client.request(searchProperties, { adType: 'sale', pageSize: 48, understand: true, ...query });
  const count = (query: Omit<Request, 'adType'>): number =>
    listings.filter((listing) => fits(listing, { adType: 'sale', ...query })).length;

  it('understands the first text after the first import, before which there were no words', () => {
    expect(first.understood).toMatchObject({ filters: { amenities: [['Private pool']] }, rest: '' });
  });

  it('finds what the text states', async () => {
    const { total, items, understood } = await search({ q: '2 bed dubai marina' });
    expect(total).toBe(count({ bedrooms: 2, location: 'Dubai Marina' }));
    expect(items.length).toBeGreaterThan(0);
    expect(understood).toMatchObject({
      filters: { bedrooms: [2], location: ['Dubai Marina'] },
      parts: [{ kind: 'bedrooms' }, { kind: 'place' }],
      rest: '',
    });
  });

  it.each([
    ['Jumeirah Village Circle', { location: 'JVC' }],
    ['jumeira village', { location: 'JVC' }],
    ['دبي مارينا', { location: 'Dubai Marina' }],
    ['villas under 2m', { type: 'Villa', maxPrice: 2_000_000 }],
    ['tower 3', { location: 'Tower 3' }],
    ['pool', { amenities: ['Private pool'] }],
    ['مسبح', { amenities: ['Private pool'] }],
    ['villa or townhouse with balcony', { type: ['Villa', 'Townhouse'], amenities: ['Balcony'] }],
    ['2-3 beds jvc or dubai marina', { bedrooms: [2, 3], location: ['JVC', 'Dubai Marina'] }],
    ['over 600 sqft', { minArea: 600 }],
    ['emaar', { developer: ['Emaar', 'EMAAR'] }],
    ['villa by sobha', { type: 'Villa', developer: 'Sobha Realty' }],
    ['without pool', { noAmenities: ['Private pool'] }],
    ['villa without a balcony', { type: 'Villa', noAmenities: ['Balcony'] }],
    ['بدون مسبح', { noAmenities: ['Private pool'] }],
    ['not furnished', { furnishing: 'unfurnished' }],
  ] satisfies [string, Omit<Request, 'adType'>][])('understands %s', async (q, query) => {
    const { total } = await search({ q });
    expect(total).toBe(count(query));
    expect(total).toBeGreaterThan(0);
  });

  it.each(['marina', 'quiet', 'corner', 'dubai', 'view', 'tower', 'nothing-like-it'])(
    'matches the plain text %s as before',
    async (q) => {
      expect((await search({ q })).total).toBe(count({ q }));
    },
  );

  it('matches the name of a place against building, emirate and community', async () => {
    expect((await search({ q: 'Downtown Dubai' })).total).toBe(count({ location: 'downtown dubai' }));
  });

  it.each([
    ['2 bed mar', '2 bedrooms in Dubai Marina'],
    ['villa jv', 'villa in Jumeirah Village Circle'],
    ['غرفتين دبي مار', 'غرفتين في دبي مارينا'],
    ['without pool', 'without pool'],
  ])('suggests for %s the text %s with the number that it finds', async (q, text) => {
    const { sentences } = await stack.client.request(suggestProperties, { q, adType: 'sale' });
    const sentence = sentences.find((each) => each.text === text);
    expect(sentence?.count).toBe((await search({ q: text })).total);
    expect(sentence?.count).toBeGreaterThan(0);
  });

  it('suggests no text of the other list', async () => {
    const { sentences } = await stack.client.request(suggestProperties, {
      q: 'studio for rent',
      adType: 'sale',
    });
    expect(sentences).toEqual([]);
  });

  it('lets the filters of the request win', async () => {
    const { total } = await search({ q: '2 bed dubai marina', bedrooms: 3 });
    expect(total).toBe(count({ bedrooms: 3, location: 'Dubai Marina' }));
  });

  it('takes what no search can be narrowed by for the largest that one can', async () => {
    const hardest = [
      ...['9000000000 aed monthly', '9,000,000,000 sqm', '50 bedrooms', 'pool '.repeat(30), 'nul\0'],
      ...['dubai marina jvc '.repeat(11), '12 cheques 20 bathrooms', '- + /', '١٢٣٤٥٦٧٨٩٠١٢٣ درهم'],
    ];
    for (const q of hardest) {
      const { total, understood } = await search({ q, adType: 'rent' });
      expect([total >= 0, understood !== undefined]).toEqual([true, true]);
    }
  });

  it('counts variants of a search, with a price as near as it takes', async () => {
    const marina = { adType: 'sale', location: 'Dubai Marina' } as const;
    const prices = listings
      .filter((listing) => fits(listing, marina))
      .map(({ price }) => price ?? Infinity)
      .sort((one, other) => one - other);
    const [cheapest = 0] = prices;
    const { variants } = await stack.client.request(countSearchVariants, {
      variants: [
        marina,
        { adType: 'sale', q: '2 bed dubai marina' },
        { ...marina, maxPrice: 1, relax: 'maxPrice' },
        { ...marina, minPrice: 9_000_000_000, relax: 'minPrice' },
        { ...marina, maxPrice: 1, amenities: 'Helipad', relax: 'maxPrice' },
      ],
      places: ['JVC'],
    });
    const [all, text, raised, lowered, none] = variants;
    expect(all).toEqual({ total: count(marina), places: [count({ location: 'JVC' })] });
    expect(text).toEqual({
      total: count({ bedrooms: 2, location: 'Dubai Marina' }),
      places: [count({ bedrooms: 2, location: 'JVC' })],
    });
    const step = BUY_PRICE_STEPS.find((price) => price >= cheapest);
    expect(raised).toMatchObject({ limit: step, total: count({ ...marina, maxPrice: step }) });
    expect(lowered?.total).toBe(count({ ...marina, minPrice: lowered?.limit }));
    expect(lowered?.total).toBeGreaterThan(0);
    expect(none).toEqual({ total: 0, places: [0] });
  });

  it('finds a listing by its whole reference, and by nothing less', async () => {
    const home = listings.find(({ adType, withdrawnAt }) => adType === 'sale' && withdrawnAt === null);
    const { total, items } = await search({ q: home?.reference.toLowerCase() });
    expect([total, items[0]?.id]).toEqual([1, home?.id]);
  });

  it('understands nothing unless it is asked to', async () => {
    const { understood } = await search({ q: '2 bed dubai marina', understand: false });
    expect(understood).toBeUndefined();
  });

  it('knows a new name of a place with the next search', async () => {
    const saved = { nameAr: '', aliases: ['the harbour mile'], expectedVersion: 0, by: 'noor' };
    expect((await search({ q: 'the harbour mile' })).total).toBe(0);
    await stack.client.request(savePlace, { name: 'Dubai Marina', ...saved });
    expect((await search({ q: 'the harbour mile' })).total).toBe(count({ location: 'Dubai Marina' }));
  });

  it('calls provisional what is understood by the words of the listings before a change', async () => {
    const home = listings.find(({ adType, withdrawnAt }) => adType === 'sale' && withdrawnAt === null);
    const q = 'with a planetarium';
    expect((await search({ q })).understood?.provisional).toBeUndefined();
    await stack.dataSource.query(`UPDATE property SET developer = 'Planetarium' WHERE id = $1`, [home?.id]);
    const first = await search({ q });
    expect(first.understood).toMatchObject({
      rest: expect.stringContaining('planetarium'),
      provisional: true,
    });
    await waitFor('the words of the change', async () => {
      const { total, understood } = await search({ q });
      return understood?.provisional === undefined && total === 1;
    });
  });

  it('understands texts without a query where stale reads are allowed, and follows the places', async () => {
    const vocabulary = stack.service.app.get(SearchVocabulary);
    const placesIn = async (text: string): Promise<readonly string[] | undefined> =>
      (await runWithStaleReads(() => vocabulary.understand(text))).filters.location;
    const text = '2 bed the boat mile';
    await placesIn(text);
    const statements = vi.spyOn(stack.dataSource, 'query');
    expect(await placesIn(text)).toBeUndefined();
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    await stack.dataSource.query(
      `UPDATE place SET aliases = aliases || '["the boat mile"]', version = version + 1 WHERE name = 'Dubai Marina'`,
    );
    await waitFor('the name to be understood', async () => (await placesIn(text))?.includes('Dubai Marina'));
  });
});
