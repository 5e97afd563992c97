import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  listAgentProperties,
  listPropertyAddresses,
  outlineProperties,
  pickProperties,
} from '@manzil/contracts/listings/rpc';
import { SITEMAP_SLICE } from '@manzil/contracts/listings/sitemap';
import type { PropertyEntity } from '../src/property/property.entity.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('listings by id', () => {
  let stack: ListingsStack;
  let listings: PropertyEntity[];
  let live: PropertyEntity[];

  beforeAll(async () => {
    stack = await startListingsStack();
    listings = await insertListings(stack.dataSource, 300);
    const last = listings.at(-1);
    // One listing far behind the others stands in a slice of its own.
    await stack.dataSource.query('UPDATE property SET id = $1 WHERE id = $2', [SITEMAP_SLICE + 1, last?.id]);
    if (last !== undefined) last.id = SITEMAP_SLICE + 1;
    live = listings.filter(({ withdrawnAt }) => withdrawnAt === null);
  });
  afterAll(() => stack.stop());

  const addressesOf = async (slice: number, limit: number): Promise<string[]> => {
    const found: string[] = [];
    for (let afterId: number | null = 0; afterId !== null;) {
      const part: { items: { pagelink: string }[]; nextAfterId: number | null } = await stack.client.ask(
        listPropertyAddresses,
        { slice, afterId, limit },
      );
      found.push(...part.items.map(({ pagelink }) => pagelink));
      afterId = part.nextAfterId;
    }
    return found;
  };

  it('are outlined by slices whose bounds never move, without the withdrawn ones', async () => {
    const { slices } = await stack.client.ask(outlineProperties, {});
    expect(slices.map(({ slice }) => slice)).toEqual([0, 1]);
    expect(slices[0]).toMatchObject({ updatedAt: '2026-07-01T00:00:00.000Z' });
    expect(slices[0]?.adTypes.toSorted()).toEqual(['rent', 'sale']);
  });

  it.each([7, 250])('give every live address of a slice once, in parts of %i', async (limit) => {
    const all = [...(await addressesOf(0, limit)), ...(await addressesOf(1, limit))];
    expect(all).toEqual(live.map(({ pagelink }) => pagelink));
  });

  it('have no addresses in a slice that holds none, however far away', async () => {
    expect(await addressesOf(2, 250)).toEqual([]);
    expect(await addressesOf(1_000_000, 250)).toEqual([]);
  });

  it('are picked in the order asked for; those that have gone or never were are left out', async () => {
    const gone = listings.find(({ withdrawnAt }) => withdrawnAt !== null)?.id ?? 0;
    const [first, second] = live;
    const ids = [second?.id ?? 0, gone, 2_000_000_000, first?.id ?? 0, second?.id ?? 0];
    const { items } = await stack.client.ask(pickProperties, { ids });
    expect(items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('of an agent are found by registration number, and by name where there is none', async () => {
    const [first, second, third, fourth] = live.filter(({ adType }) => adType === 'sale');
    const gone = listings.find(({ withdrawnAt, adType }) => withdrawnAt !== null && adType === 'sale');
    const agents: [PropertyEntity | undefined, string, string | null][] = [
      [first, 'Noor Ali', '123'],
      [second, 'N. Ali', '123'],
      [third, 'NOOR ALI', null],
      [fourth, 'Noor Ali', '999'],
      [gone, 'Noor Ali', '123'],
    ];
    for (const [listing, name, licence] of agents)
      await stack.dataSource.query('UPDATE property SET agent = $2 WHERE id = $1', [
        listing?.id,
        JSON.stringify({ name, licence, phone: null, email: null, photo: null }),
      ]);
    const idsOf = async (brn: string, count = 6) => {
      const request = { name: 'Noor Ali', brn, adType: 'sale' as const, count };
      const { items, total } = await stack.client.ask(listAgentProperties, request);
      return { ids: items.map(({ id }) => id).toSorted((a, b) => a - b), total };
    };
    expect(await idsOf('123')).toEqual({ ids: [first?.id, second?.id, third?.id], total: 3 });
    expect(await idsOf('')).toEqual({ ids: [first?.id, third?.id, fourth?.id], total: 3 });
    expect(await idsOf('123', 1)).toMatchObject({ total: 3 });
    const nobody = { name: 'Nobody', brn: '5', adType: 'sale' as const };
    expect(await stack.client.ask(listAgentProperties, nobody)).toEqual({ items: [], total: 0 });
  });
});
