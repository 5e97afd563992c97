import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchSearches, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { searchCriteriaSchema, type SearchCriteria } from '@manzil/contracts/listings/search';
import { waitFor } from '@manzil/testing/wait-for';
import fc from 'fast-check';
import { PropertyEntity } from '../src/property/property.entity.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { searches } from './random-searches.js';
import { insertListings } from './some-listings.js';

const TEXTS = ['2 bed dubai marina', 'villas under 2m', 'without pool', 'T-11', 'quiet marina', undefined];

describe('matching searches with homes', () => {
  let stack: ListingsStack;
  let ids: number[];
  beforeAll(async () => {
    stack = await startListingsStack();
    ids = (await insertListings(stack.dataSource, 300)).map(({ id }) => id);
    await waitFor('the words of the listings', async () => {
      const { understood } = await stack.client.request(searchProperties, {
        adType: 'sale',
        q: 'pool',
        understand: true,
      });
      return understood?.rest === '';
    });
  });
  afterAll(() => stack.stop());

  const match = async (given: SearchCriteria[], among = ids) =>
    (
      await stack.client.request(matchSearches, {
        homes: { ids: among },
        searches: given,
        most: 20,
      })
    ).matches;
  const listed = async (criteria: SearchCriteria): Promise<number[]> => {
    const found: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const result = await stack.client.request(searchProperties, {
        ...criteria,
        understand: true,
        page,
        pageSize: 48,
      });
      pages = result.pageCount;
      found.push(...result.items.map(({ id }) => id));
    }
    return found;
  };

  it('finds what the list of each search has, whatever is searched for', async () => {
    const random = fc.sample(searches, { numRuns: 60, seed: 11 });
    const given = random.map((query, index) =>
      searchCriteriaSchema.parse({ ...query, q: TEXTS[index % TEXTS.length] ?? query.q }),
    );
    const matches = await match(given);
    let total = 0;
    for (const [index, criteria] of given.entries()) {
      const expected = await listed(criteria);
      expect({ criteria, total: matches[index]?.total }).toEqual({ criteria, total: expected.length });
      const first = ids.filter((id) => expected.includes(id)).slice(0, 20);
      expect(matches[index]?.ids).toEqual(first);
      total += expected.length;
    }
    expect(total).toBeGreaterThan(100);
  });

  it('knows no other homes, keeps their order, and leaves out what is withdrawn meanwhile', async () => {
    const some = ids.slice(10, 60).reverse();
    const all = searchCriteriaSchema.parse({ adType: 'sale' });
    const [before] = await match([all], some);
    expect(before?.ids).toEqual(some.filter((id) => before?.ids.includes(id)));
    expect(before?.total).toBeLessThan(50);
    const [gone = 0] = before?.ids ?? [];
    await stack.dataSource.getRepository(PropertyEntity).update(gone, { withdrawnAt: new Date() });
    const [after] = await match([all], some);
    expect(after?.total).toBe((before?.total ?? 0) - 1);
    expect(after?.ids).not.toContain(gone);
  });
});
