import { showPlace, listCommunityPrices, savePlace, showTypicalRent } from '@manzil/contracts/http/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlacePage } from '@manzil/contracts/listings/place-page';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { communityAt } from '@manzil/dubai/community-at';
import { readPlacesByCommunity } from '@manzil/dubai/places';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('the page of a place', () => {
  let stack: ListingsStack;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
  });
  afterAll(() => stack.stop());

  const show = async (place: string, type?: string, adType: AdType = 'sale'): Promise<PlacePage> => {
    const page = await stack.client.request(showPlace, { place, adType, type });
    if ('movedTo' in page) throw new Error(`It is at ${page.movedTo.slug}`);
    return page;
  };

  it('counts the homes that a search for its communities finds', async () => {
    for (const type of [undefined, 'apartments'] as const) {
      const { communities, figures, byBedrooms, types, ...page } = await show(
        'jumeirah-village-circle',
        type,
      );
      expect(communities).toEqual(['JVC']);
      const found = await stack.client.request(searchProperties, {
        adType: 'sale',
        community: communities,
        ...(type !== undefined && { type: 'Apartment' }),
      });
      expect(figures.count).toBe(found.total);
      expect(figures.count).toBeGreaterThan(2);
      expect(byBedrooms.map(({ bedrooms, count }) => ({ value: bedrooms, count }))).toEqual(
        found.facets.bedrooms.toSorted((one, other) => one.value - other.value),
      );
      expect(types.map(({ type: value, count }) => ({ value, count }))).toEqual(found.facets.type);
      expect(page.type).toBe(type === undefined ? null : 'Apartment');
    }
  });

  it('has a median of three or more homes, as the database computes it', async () => {
    const { byBedrooms } = await show('downtown-dubai');
    const rows = await stack.dataSource.query<{ bedrooms: number; n: number; median: number }[]>(
      `SELECT least(bedrooms, 6) AS bedrooms, count(price)::int AS n,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS median
       FROM property WHERE withdrawn_at IS NULL AND ad_type = 'sale' AND community = 'Downtown Dubai'
         AND bedrooms IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    expect(byBedrooms.map(({ bedrooms, priced, medianPrice }) => [bedrooms, priced, medianPrice])).toEqual(
      rows.map(({ bedrooms, n, median }) => [bedrooms, n, n < 3 ? null : median]),
    );
  });

  it('says the rent that homes like one are let for, and none of fewer than three', async () => {
    await stack.dataSource.query(
      `UPDATE property SET unit_type = 'Apartment', bedrooms = 2 WHERE ad_type = 'rent' AND community = 'JVC'`,
    );
    const { byBedrooms } = await show('jumeirah-village-circle', 'apartments', 'rent');
    expect(byBedrooms.some(({ medianPrice }) => medianPrice !== null)).toBe(true);
    for (const { bedrooms, priced, medianPrice } of byBedrooms)
      await expect(
        stack.client.request(showTypicalRent, { community: 'JVC', type: 'Apartment', bedrooms }),
      ).resolves.toEqual({ count: priced, medianRent: medianPrice });
    await expect(
      stack.client.request(showTypicalRent, { community: 'Atlantis', type: 'Villa', bedrooms: 9 }),
    ).resolves.toEqual({ count: 0, medianRent: null });
  });

  it('names what is near, and the places around with homes', async () => {
    const { stations, schools, neighbours, middle } = await show('dubai-marina');
    expect(middle).not.toBeNull();
    expect(stations.map(({ name }) => name)).toContain('Dubai Marina');
    for (const { km } of [...stations, ...schools]) expect(km).toBeLessThan(6);
    expect(neighbours.map(({ slug }) => slug)).toContain('jumeirah-village-circle');
  });

  it('counts the prices of communities by the positions of their homes, with three or more', async () => {
    const { communities } = await stack.client.request(listCommunityPrices, { adType: 'sale' });
    const homes = await stack.dataSource.query<{ latitude: number; longitude: number; each: number }[]>(
      `SELECT latitude, longitude, (price / built_up_area)::float8 AS each FROM property
       WHERE withdrawn_at IS NULL AND ad_type = 'sale' AND price > 0 AND built_up_area > 0 AND latitude IS NOT NULL`,
    );
    const pricesIn = new Map<number, number[]>();
    for (const { latitude, longitude, each } of homes) {
      const number = communityAt(latitude, longitude)?.number;
      if (number !== undefined) pricesIn.set(number, [...(pricesIn.get(number) ?? []), each]);
    }
    expect(communities.length).toBeGreaterThan(1);
    expect(communities.map(({ number }) => number).toSorted()).toEqual(
      [...pricesIn].flatMap(([number, prices]) => (prices.length < 3 ? [] : [number])).toSorted(),
    );
    const market = readPlacesByCommunity();
    for (const { number, name, places, count, medianPricePerArea } of communities) {
      expect(places).toEqual(market.get(name) ?? []);
      const sorted = (pricesIn.get(number) ?? []).toSorted((one, other) => one - other);
      expect(count).toBe(sorted.length);
      const half = (sorted.length - 1) / 2;
      const [low = NaN, high = NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
      expect(medianPricePerArea).toBeCloseTo((low + high) / 2, 6);
    }
    const medians = communities.map(({ medianPricePerArea }) => medianPricePerArea);
    expect(medians).toEqual(medians.toSorted((one, other) => other - one));
  });

  it('is at one path', async () => {
    const moved = (place: string, type?: string) =>
      stack.client.request(showPlace, { place, adType: 'sale', type });
    expect(await moved('JVC')).toEqual({ movedTo: { slug: 'jumeirah-village-circle', type: null } });
    expect(await moved('marsa-dubai', 'Apartment')).toEqual({
      movedTo: { slug: 'dubai-marina', type: 'Apartment' },
    });
    for (const [place, type] of [['atlantis'], ['dubai-marina', 'castles'], ['nul\0']] as const)
      await expect(moved(place, type)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('follows a change of its listings and of its texts at once', async () => {
    const before = await show('jumeirah-village-circle');
    await stack.dataSource.query(
      `UPDATE property SET withdrawn_at = now() WHERE id =
         (SELECT min(id) FROM property WHERE withdrawn_at IS NULL AND community = 'JVC' AND ad_type = 'sale')`,
    );
    const after = await show('jumeirah-village-circle');
    expect(after.figures.count).toBe(before.figures.count - 1);
    expect(after.types.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(after.figures.count);
    await stack.client.request(savePlace, {
      name: 'Jumeirah Village Circle',
      nameAr: '',
      aliases: ['JVC'],
      expectedVersion: 0,
      by: 'noor',
      textBuy: 'A quiet circle.',
      textRent: '',
    });
    expect((await show('jumeirah-village-circle')).text).toBe('A quiet circle.');
    expect((await show('jumeirah-village-circle', undefined, 'rent')).text).toBe('');
    expect((await show('jumeirah-village-circle', 'villas')).text).toBe('');
    await stack.client.request(savePlace, {
      name: 'Jumeirah Village Circle',
      nameAr: '',
      aliases: ['JVC'],
      expectedVersion: 1,
      by: 'noor',
      typeTexts: [
        { adType: 'sale', type: 'Villa', text: 'Villas around a park.' },
        { adType: 'rent', type: 'Villa', text: '' },
      ],
    });
    expect((await show('jumeirah-village-circle', 'villas')).text).toBe('Villas around a park.');
    // A gateway of the previous release sends no texts.
    await stack.client.request(savePlace, {
      name: 'Jumeirah Village Circle',
      nameAr: '',
      aliases: ['JVC'],
      expectedVersion: 2,
      by: 'noor',
    });
    expect((await show('jumeirah-village-circle')).text).toBe('A quiet circle.');
    expect((await show('jumeirah-village-circle', 'villas')).text).toBe('Villas around a park.');
  });
});
