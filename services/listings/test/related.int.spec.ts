import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relatedProperties } from '@manzil/contracts/listings/property-rpc';
import { PropertyEntity } from '../src/property/property.entity.js';
import { fits } from './fits.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('listings related to one', () => {
  let stack: ListingsStack;
  let listings: PropertyEntity[];

  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
    const properties = stack.dataSource.getRepository(PropertyEntity);
    // Only the homes that a test places are near each other.
    await properties.updateAll({ latitude: null, longitude: null });
    listings = await properties.find({ order: { id: 'ASC' } });
  });
  afterAll(() => stack.stop());

  it('have the same ad type, without itself and withdrawn ones', async () => {
    const one = listings.find((listing) => fits(listing, { adType: 'rent' }));
    for (const mode of ['random', 'similar'] as const) {
      const { items } = await stack.client.request(relatedProperties, { id: one?.id ?? 0, mode });
      expect(items).toHaveLength(4);
      expect(new Set(items.map(({ id }) => id)).size).toBe(4);
      const ids = items.map(({ id }) => id);
      expect(ids).not.toContain(one?.id);
      expect(
        listings.filter(({ id }) => ids.includes(id)).every((each) => fits(each, { adType: 'rent' })),
      ).toBe(true);
    }
  });

  it('compare with it when they are of the same size and about the same price, close to it', async () => {
    const { manager } = stack.dataSource;
    const at = {
      latitude: 25.08,
      longitude: 55.14,
      community: 'Comparable Creek',
      bedrooms: 2,
      price: 1_000_000,
    };
    const [one, near, ...others] = listings
      .filter((listing) => fits(listing, { adType: 'sale' }))
      .slice(0, 7);
    const changes = [
      { ...at, community: 'Next Door', latitude: 25.14, price: 1_190_000 },
      { ...at, price: 1_100_000 },
      { ...at, price: 1_210_000 },
      { ...at, bedrooms: 3 },
      { ...at, community: 'Far Away', latitude: 25.2 },
      { ...at, price: null },
    ];
    const ids = [near, ...others].map((listing) => listing?.id);
    try {
      await manager.update(PropertyEntity, { id: one?.id }, at);
      for (const [index, change] of changes.entries())
        await manager.update(PropertyEntity, { id: ids[index] }, change);
      const { items } = await stack.client.request(relatedProperties, {
        id: one?.id ?? 0,
        mode: 'comparable',
      });
      expect(items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    } finally {
      await manager.save([one, near, ...others].filter((listing) => listing !== undefined));
    }
  });

  it('come first when their photos differ from those before', async () => {
    const { manager } = stack.dataSource;
    const sales = listings.filter((listing) => fits(listing, { adType: 'sale' }));
    const [one, ...others] = sales;
    const at = { community: 'One Tower', bedrooms: 2, unitType: 'Apartment' as const };
    const tower = ['/uploads/plan.webp', '/uploads/tower.webp'];
    try {
      await manager.update(PropertyEntity, { id: one?.id }, { ...at, price: 1_000_000, images: tower });
      const ids = others.slice(0, 6).map(({ id }) => id);
      for (const [index, id] of ids.entries()) {
        const images = index < 4 ? tower : ['/uploads/plan.webp', `/uploads/own-${String(index)}.webp`];
        await manager.update(PropertyEntity, { id }, { ...at, price: 1_000_000 + index, images });
      }
      const { items } = await stack.client.request(relatedProperties, {
        id: one?.id ?? 0,
        mode: 'comparable',
      });
      expect(items.map(({ id }) => id)).toEqual([ids[4], ids[5], ids[0], ids[1]]);
    } finally {
      await manager.save(sales.slice(0, 7));
    }
  });

  it('are filled up from other communities when its own has too few', async () => {
    const one = listings.find((listing) => fits(listing, { adType: 'sale' }));
    await stack.dataSource.manager.update(PropertyEntity, { id: one?.id }, { community: 'Nobody Else Here' });
    try {
      const { items } = await stack.client.request(relatedProperties, {
        id: one?.id ?? 0,
        mode: 'similar',
        count: 12,
      });
      expect(new Set(items.map(({ id }) => id)).size).toBe(12);
      expect(items.filter(({ unitType }) => unitType !== one?.unitType)).toEqual([]);
    } finally {
      await stack.dataSource.manager.update(PropertyEntity, { id: one?.id }, { community: one?.community });
    }
  });
});
