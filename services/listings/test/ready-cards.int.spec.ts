import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { PropertyEntity } from '../src/property/property.entity.js';
import { CARD_FIELDS, PropertyMapper } from '../src/property/property.mapper.js';
import { CardReader } from '../src/property/cards/card-reader.js';
import { ReadyCards } from '../src/property/cards/ready-cards.js';
import { WriteListener } from '../src/search/write-listener.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { runWithStaleReads } from './run-with-stale-reads.js';
import { insertListings } from './some-listings.js';

/** A change for each column that a card shows, except the id. */
const CHANGES: Record<Exclude<(typeof CARD_FIELDS)[number], 'id'>, string> = {
  pagelink: "pagelink = pagelink || '-new'",
  name: "name = 'Another Tower'",
  title: "title = 'Another title'",
  titleAr: "title_ar = 'عنوان آخر'",
  reference: "reference = 'NEW-' || id",
  emirate: "emirate = 'Sharjah'",
  community: "community = 'Another Community'",
  subCommunity: "sub_community = 'Another Part'",
  adType: "ad_type = 'rent'",
  unitType: "unit_type = 'Duplex'",
  bedrooms: 'bedrooms = 9',
  rooms: 'rooms = 14',
  bathrooms: 'bathrooms = 8',
  builtUpArea: 'built_up_area = 4321.5',
  price: 'price = 7654321',
  reducedFrom: 'reduced_from = 9999999, reduced_at = now()',
  reducedAt: "reduced_at = now() - interval '1 day', reduced_from = 9999999",
  featured: 'featured = NOT featured',
  images: `images = '["/uploads/new.webp"]', shown_images = NULL`,
  resolvedImages: `shown_images = '["/uploads/copied.webp"]'`,
  latitude: 'latitude = 25.01234',
  longitude: 'longitude = 55.01234',
  listedAt: "listed_at = listed_at - interval '1 day'",
  agent: `agent = '{"name": "New Adviser", "phone": "+971500000001"}'`,
};

describe('the cards of listings', () => {
  let stack: ListingsStack;
  let cards: ReadyCards;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 900);
    cards = stack.service.app.get(ReadyCards);
    await waitFor('notifications', () => stack.service.app.get(WriteListener).isListening);
    await cards.fill();
  });
  afterAll(() => stack.stop());

  const search = (query: object = {}) =>
    stack.client.request(searchProperties, { adType: 'sale', pageSize: 48, understand: true, ...query });
  const searchStale = (query: object = {}) => runWithStaleReads(() => search(query));
  const cardOf = async (id: number): Promise<ListingCard | undefined> => {
    const [json] = await runWithStaleReads(() => cards.of([id]));
    return json && (JSON.parse(json.toString()) as ListingCard);
  };
  const fromDatabase = async (id: number): Promise<ListingCard> => {
    const row = await stack.dataSource.getRepository(PropertyEntity).findOneByOrFail({ id });
    return stack.service.app.get(PropertyMapper).toCard(row);
  };
  /** Waits for a search that is answered without a query; the first one in a second may need a query. */
  const withoutQueries = async (query: object): Promise<void> => {
    await waitFor('a search without a query', async () => {
      const statements = vi.spyOn(DataSource.prototype, 'query');
      const expected = statements.mock.calls.length;
      const { items } = await searchStale(query);
      const asked = statements.mock.calls.length - expected;
      statements.mockRestore();
      return items.length > 0 && asked === 0;
    });
  };

  it('of a page are those of the database, in the order of the search', async () => {
    const { items } = await search();
    expect(items.length).toBeGreaterThan(10);
    for (const item of items) expect(item).toEqual(await fromDatabase(item.id));
    expect(await searchStale()).toEqual(await search());
  });

  it.each([
    ['a list', {}],
    ['filters', { type: 'Apartment', minPrice: 1 }],
    ['a text with numbers and a place', { q: '2 bed dubai marina under 900m' }],
    ['a word', { q: 'marina' }],
  ])('make a search for %s without a query', async (_, query) => {
    await withoutQueries(query);
  });

  it.each(Object.entries(CHANGES))('show a change of %s to everybody soon', async (_, change) => {
    const [{ id } = { id: 0 }] = (await search()).items;
    const before = await cardOf(id);
    await stack.dataSource.query(`UPDATE property SET ${change} WHERE id = $1`, [id]);
    expect(await fromDatabase(id)).not.toEqual(before);
    await waitFor('the change', async () => JSON.stringify(await cardOf(id)) !== JSON.stringify(before));
    expect(await cardOf(id)).toEqual(await fromDatabase(id));
  });

  it('show a member the own change at once', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    for (let price = 1_000_000; price < 1_000_020; price += 1) {
      await stack.dataSource.query('UPDATE property SET price = $1 WHERE id = $2', [price, id]);
      expect((await search()).items.find((item) => item.id === id)?.price).toBe(price);
    }
  });

  it('show visitors the price that a list is sorted and filtered by', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    for (const price of [77, 78, 79]) {
      await stack.dataSource.query('UPDATE property SET price = $1 WHERE id = $2', [price, id]);
      for (const query of [
        { sort: 'price-asc', pageSize: 1 },
        { minPrice: price, maxPrice: price },
      ])
        await waitFor('the price', async () => {
          const { items } = await searchStale(query);
          return items.length === 1 && items[0]?.id === id && items[0].price === price;
        });
    }
  });

  it('of a withdrawn listing appear in no search of a visitor soon, and in none of a member at once', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    await searchStale();
    await stack.dataSource.query('UPDATE property SET withdrawn_at = now() WHERE id = $1', [id]);
    const shows = ({ items }: Awaited<ReturnType<typeof search>>) => items.some((item) => item.id === id);
    expect(shows(await search())).toBe(false);
    await waitFor('the visitors’ list without it', async () => !shows(await searchStale()));
    expect(await cardOf(id)).toBeUndefined();
    await stack.dataSource.query('UPDATE property SET withdrawn_at = NULL WHERE id = $1', [id]);
    await waitFor('the visitors’ list with it', async () => shows(await searchStale()));
  });

  it('are read again after changes of more listings than a notification can name', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    expect(await cardOf(id)).toBeDefined();
    await stack.dataSource.query("UPDATE property SET title = 'The same for all'");
    await waitFor('the title', async () => (await cardOf(id))?.title === 'The same for all');
  });

  it('are never those from before a change when they were read while it was committed', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    const changeTitle = async (title: string): Promise<void> => {
      const heard = new Promise<void>((resolve) => {
        stack.service.app.get(WriteListener).subscribeToCards(() => {
          resolve();
        });
      });
      await stack.dataSource.query('UPDATE property SET title = $1 WHERE id = $2', [title, id]);
      await heard;
    };
    await changeTitle('before');
    const reader = stack.service.app.get(CardReader);
    const byIds = reader.byIds.bind(reader);
    // The rows are read first; the change is committed and notified before the read returns.
    const reading = vi.spyOn(reader, 'byIds').mockImplementationOnce(async (manager, ids) => {
      const read = await byIds(manager, ids);
      await changeTitle('after');
      return read;
    });
    expect((await cardOf(id))?.title).toBe('before');
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
    expect((await cardOf(id))?.title).toBe('after');
  });

  it('are read from the database while the replica is not notified of changes', async () => {
    const [{ id } = { id: 0 }] = (await search()).items;
    const listener = stack.service.app.get(WriteListener);
    await stack.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    await waitFor('the connection to be lost', () => !listener.isListening);
    await stack.dataSource.query("UPDATE property SET title = 'Unheard' WHERE id = $1", [id]);
    expect((await cardOf(id))?.title).toBe('Unheard');
    await waitFor('another connection', () => listener.isListening);
    expect((await cardOf(id))?.title).toBe('Unheard');
  });
});

describe('changes that were heard of', () => {
  let stack: ListingsStack;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 20);
  });
  afterAll(() => stack.stop());

  it('are shown to every request that begins 100 ms later, however long the copy takes to follow', async () => {
    const { dataSource, service } = stack;
    const listener = service.app.get(WriteListener);
    await waitFor('notifications', () => listener.isListening);
    const search = () => stack.client.request(searchProperties, { adType: 'sale', pageSize: 1 });
    const total = async () => (await runWithStaleReads(search)).total;
    const { total: before } = await search();
    const [writer, blocker] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
    try {
      await writer.startTransaction();
      await writer.query(
        `UPDATE property SET withdrawn_at = now() WHERE id =
           (SELECT max(id) FROM property WHERE withdrawn_at IS NULL AND ad_type = 'sale')`,
      );
      // The lock is granted at the commit, so the copy cannot read the changed rows until the lock is released.
      await blocker.startTransaction();
      const locked = blocker.query('LOCK TABLE property IN ACCESS EXCLUSIVE MODE');
      await waitFor('the lock to be wanted', async () => {
        const [{ count } = { count: 0 }] = await dataSource.query<{ count: number }[]>(
          "SELECT count(*)::int FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'",
        );
        return count > 0;
      });
      let heardAt = Infinity;
      listener.subscribe(() => (heardAt = Math.min(heardAt, performance.now())));
      await writer.commitTransaction();
      await locked;
      await waitFor('the notification', () => heardAt < Infinity);
      const requests: { isLate: boolean; answer: Promise<number> }[] = [];
      await waitFor('requests that begin later', () => {
        requests.push({ isLate: performance.now() - heardAt > 100, answer: total() });
        return requests.filter(({ isLate }) => isLate).length >= 3;
      });
      await blocker.rollbackTransaction();
      const totals = await Promise.all(requests.map(({ answer }) => answer));
      const late = totals.filter((_, index) => requests[index]?.isLate);
      expect(late).toEqual(late.map(() => before - 1));
    } finally {
      await Promise.all([writer.release(), blocker.release()]);
    }
  });
});
