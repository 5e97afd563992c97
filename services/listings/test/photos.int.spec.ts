import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { rollBackImport } from '@manzil/contracts/listings/import-rpc';
import { getProperty, searchProperties } from '@manzil/contracts/listings/rpc';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { photosSettled } from '@manzil/contracts/media/events';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { readStamp } from '../src/catalogue/catalogue-stamp.js';
import { feedXml, type FeedListing } from './feed-server.js';
import { startFlightRecorder, type FlightRecorder } from './flight-recorder.js';
import { endOfRun } from './import-runs.js';
import { joinListingsStack } from './listings-stack.js';
import { catalogueChecksum } from './public-checksum.js';

const address = (name: string): string => `https://photos.example/${name}.jpg`;
const withPhotos = (reference: string, names: string[], more: Partial<FeedListing> = {}): FeedListing => ({
  reference,
  ...more,
  more: `<Images>${names.map((name) => `<Image>${name.startsWith('/') ? name : address(name)}</Image>`).join('')}</Images>`,
});

describe('photos of the feed', () => {
  let recorder: FlightRecorder;
  let watcher: EventWatcher;
  let unwatch: () => void;
  let version = 0;
  const told: { owner: string; version: number; urls: string[] }[] = [];
  /** Listings whose photos alone were published as changed. */
  const pictured: number[] = [];

  beforeAll(async () => {
    recorder = await startFlightRecorder({ IMAGE_HOSTS: ['photos.example'] });
    watcher = new EventWatcher(recorder.stack.link, {
      onEvent: (subject, payload) => {
        if (subject !== propertiesChanged.subject) return;
        const { changes } = propertiesChanged.payload.parse(payload);
        pictured.push(...changes.filter(({ what }) => what === 'pictured').map(({ id }) => id));
      },
      onGap: () => undefined,
    });
    await watcher.watching;
    unwatch = await watchSubject(recorder.stack.link.connection, fetchPhotos.subject, (payload) => {
      told.push(fetchPhotos.payload.parse(payload));
    });
  });
  afterAll(async () => {
    unwatch();
    await watcher.stop();
    await recorder.stop();
  });
  beforeEach(async () => {
    await recorder.clear();
    await recorder.stack.dataSource.query('TRUNCATE fetched_photo');
    told.length = 0;
    pictured.length = 0;
  });

  const listed = async (reference: string): Promise<{ id: number; images: string[] }> => {
    const { items } = await recorder.stack.client.request(searchProperties, { adType: 'sale', pageSize: 48 });
    const found = items.find((item) => item.reference === reference);
    if (found === undefined) throw new Error(`${reference} is not listed`);
    return found;
  };
  const imagesOf = async (reference: string): Promise<string[]> => (await listed(reference)).images;
  const factFor = (id: number, count = 1) =>
    waitFor(`fact ${count} about the photos of ${id}`, () => {
      const facts = told.filter(({ owner }) => owner === `property:${id}`);
      return facts.length >= count ? facts.at(-1) : undefined;
    });
  /** As media tells it: a name of ours by that of the photo. */
  const settle = async (ids: number[], photos: Record<string, string | null>, at = (version += 1)) => {
    const { dataSource, service } = recorder.stack;
    const payload = Object.entries(photos).map(([name, filename]) => ({
      ...{ url: address(name), version: at },
      filename,
    }));
    const before = await handled();
    await service.app.get(Outbox).add(dataSource.manager, photosSettled, {
      owners: ids.map((id) => `property:${id}`),
      photos: payload,
    });
    await waitFor('the fact to be handled', async () => (await handled()) > before);
  };
  const handled = async (): Promise<number> => {
    const [row] = await recorder.stack.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM inbox WHERE consumer LIKE '%photos-settled%'",
    );
    return row.count;
  };

  it('at a host that is not named are shown once media has them, and not from where they are', async () => {
    const strict = await startFlightRecorder();
    const shown = async (): Promise<string[][]> => {
      const { items } = await strict.stack.client.request(searchProperties, { adType: 'sale' });
      const { id = 0 } = items[0] ?? {};
      const page = await strict.stack.client.request(getProperty, { id });
      expect(page.agent).toMatchObject({ name: 'Huda', photo: null });
      return [items[0]?.images ?? [], page.images];
    };
    try {
      const { more = '', ...home } = withPhotos('A', ['a1', 'a2']);
      const agent = `<Listing_Agent>Huda</Listing_Agent><Listing_Agent_Photo>${address('huda')}</Listing_Agent_Photo>`;
      await strict.importNow(feedXml([{ ...home, more: more + agent }]));
      expect(await shown()).toEqual([[], []]);
      await strict.stack.dataSource.query(
        `UPDATE property SET shown_images = '["/uploads/aaa.webp", "${address('a2')}"]'`,
      );
      expect(await shown()).toEqual([['/uploads/aaa.webp'], ['/uploads/aaa.webp']]);
    } finally {
      await strict.stop();
    }
  });

  it('are named to media after the commit, and shown from where they are until media has them', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1', 'a2', 'a3'])]));
    const { id, images } = await listed('A');
    expect(images).toEqual(['a1', 'a2', 'a3'].map(address));
    expect(await factFor(id)).toMatchObject({ urls: ['a1', 'a2', 'a3'].map(address), version: 1 });
  });

  it('take the places of their addresses as they come in, in lists and on the page, and that is told', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1', 'a2', 'a3'])]));
    const { id } = await listed('A');
    await settle([id], { a3: 'ccc.webp', a1: 'aaa.webp' });
    const expected = ['/uploads/aaa.webp', address('a2'), '/uploads/ccc.webp'];
    expect(await imagesOf('A')).toEqual(expected);
    expect((await recorder.stack.client.request(getProperty, { id })).images).toEqual(expected);
    await waitFor('the change to be told', () => pictured.includes(id));
    pictured.length = 0;
    await settle([id], { a1: 'aaa.webp' });
    await settle([id], { a2: 'bbb.webp' });
    await waitFor('the next change', () => pictured.length > 0);
    expect(pictured).toEqual([id]);
  });

  it('that are fetched leave an unchanged feed unchanged: nothing is written, nothing told', async () => {
    const feed = feedXml([withPhotos('A', ['a1', 'a2']), withPhotos('B', ['b1'])]);
    await recorder.importNow(feed);
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp', a2: 'bbb.webp' });
    await waitFor('the change to be told', () => pictured.includes(id));
    await factFor(id);
    const rows = (): Promise<unknown> =>
      recorder.stack.dataSource.query('SELECT id, xmin, version FROM property ORDER BY id');
    const [before, facts] = [await rows(), told.length];
    const run = await recorder.importNow(feed);
    expect(run.counts).toMatchObject({ unchanged: 2, changed: 0, added: 0 });
    expect(await rows()).toEqual(before);
    await recorder.importNow(feedXml([withPhotos('A', ['a1', 'a2']), withPhotos('B', ['b1'], { price: 2 })]));
    await factFor((await listed('B')).id, 2);
    expect(told).toHaveLength(facts + 1);
  });

  it('come in without making the copy old that searches are answered from', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { dataSource } = recorder.stack;
    const { id } = await listed('A');
    const before = await readStamp(dataSource);
    await settle([id], { a1: 'aaa.webp' });
    expect(await imagesOf('A')).toEqual(['/uploads/aaa.webp']);
    expect(await readStamp(dataSource)).toEqual(before);
    await recorder.importNow(feedXml([withPhotos('A', ['a1'], { price: 2_000_000 })]));
    expect(await readStamp(dataSource)).not.toEqual(before);
  });

  it('that one listing adds leave its others ours; what it drops is no longer named', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1', 'a2'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp', a2: 'bbb.webp' });
    const run = await recorder.importNow(feedXml([withPhotos('A', ['a3', 'a2'])]));
    expect(run.counts.changed).toBe(1);
    expect(await imagesOf('A')).toEqual([address('a3'), '/uploads/bbb.webp']);
    expect((await factFor(id, 2)).urls).toEqual([address('a2'), address('a3')]);
    await recorder.importNow(feedXml([withPhotos('A', [])]));
    expect((await factFor(id, 3)).urls).toEqual([]);
    expect(await imagesOf('A')).toEqual([]);
  });

  it('that media has already are shown by a new listing from its first moment', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['shared'])]));
    await settle([(await listed('A')).id], { shared: 'sss.webp' });
    await recorder.importNow(feedXml([withPhotos('A', ['shared']), withPhotos('B', ['shared', 'b1'])]));
    expect(await imagesOf('B')).toEqual(['/uploads/sss.webp', address('b1')]);
  });

  it('that media has no more are shown from where they are; facts that are late change nothing', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'new.webp' });
    await settle([id], { a1: 'old.webp' }, version - 1);
    await settle([id], { a1: null }, version - 1);
    expect(await imagesOf('A')).toEqual(['/uploads/new.webp']);
    await settle([id], { a1: null });
    expect(await imagesOf('A')).toEqual([address('a1')]);
    await settle([id], { a1: 'old.webp' }, version - 1);
    expect(await imagesOf('A')).toEqual([address('a1')]);
  });

  it('of a listing that is gone are let go of, and named again when it is back', async () => {
    const both = feedXml([withPhotos('A', ['a1']), withPhotos('B', ['b1'])]);
    const less = feedXml([withPhotos('A', ['a1'])]);
    await recorder.importNow(both);
    const { id } = await listed('B');
    await recorder.importNow(less);
    expect(told.filter(({ owner }) => owner === `property:${id}`)).toHaveLength(1);
    await recorder.importNow(less);
    expect((await factFor(id, 2)).urls).toEqual([]);
    await recorder.importNow(both);
    expect((await factFor(id, 3)).urls).toEqual([address('b1')]);
  });

  it('follow a rollback: the earlier addresses, as far as media has them', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1', 'a2'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp' });
    const before = await catalogueChecksum(recorder.stack);
    const run = await recorder.importNow(feedXml([withPhotos('A', ['a9'])]));
    const { client } = recorder.stack;
    const undone = await client.request(rollBackImport, { id: run.id, by: 'admin' });
    await endOfRun(client, undone.run.id);
    expect(await imagesOf('A')).toEqual(['/uploads/aaa.webp', address('a2')]);
    expect(await catalogueChecksum(recorder.stack)).toBe(before);
    expect((await factFor(id, 3)).urls).toEqual(['a1', 'a2'].map(address));
  });

  it('and floor plans come apart, are fetched alike, and go back with a rollback', async () => {
    const plans = (...names: string[]): string =>
      `<Floor_Plans>${names.map((name) => `<Floor_Plan>${address(name)}</Floor_Plan>`).join('')}</Floor_Plans>`;
    const home = (names: string[], more: string): FeedListing => {
      const listing = withPhotos('A', names);
      return { ...listing, more: `${listing.more ?? ''}${more}` };
    };
    const { client } = recorder.stack;
    await recorder.importNow(feedXml([home(['a1', 'p1'], '')]));
    const { id } = await listed('A');
    const shown = async () => {
      const { images, floorPlans } = await client.request(getProperty, { id });
      return { images, floorPlans };
    };
    expect(await shown()).toEqual({ images: [address('a1'), address('p1')], floorPlans: [] });
    const before = await catalogueChecksum(recorder.stack);

    const run = await recorder.importNow(feedXml([home(['a1', 'p1'], plans('p1', 'p2'))]));
    expect(run.counts.changed).toBe(1);
    expect(await shown()).toEqual({ images: [address('a1')], floorPlans: [address('p1'), address('p2')] });
    expect((await factFor(id, 2)).urls).toEqual(['a1', 'p1', 'p2'].map(address));
    await settle([id], { p2: 'plan.webp' });
    expect(await shown()).toEqual({
      images: [address('a1')],
      floorPlans: [address('p1'), '/uploads/plan.webp'],
    });
    await waitFor('the change to be told', () => pictured.includes(id));

    const undone = await client.request(rollBackImport, { id: run.id, by: 'admin' });
    await endOfRun(client, undone.run.id);
    expect(await shown()).toEqual({ images: [address('a1'), address('p1')], floorPlans: [] });
    expect(await catalogueChecksum(recorder.stack)).toBe(before);
    expect((await factFor(id, 3)).urls).toEqual([address('a1'), address('p1')]);
  });

  it('of our own stay as they are, and media is told nothing', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['/uploads/demo-1.webp'])]));
    await recorder.importNow(feedXml([withPhotos('A', ['/uploads/demo-2.webp']), withPhotos('B', ['b1'])]));
    await factFor((await listed('B')).id);
    expect(await imagesOf('A')).toEqual(['/uploads/demo-2.webp']);
    expect(told).toHaveLength(1);
  });

  it('are shown from where they are when the service is told to link them, and fetched again when not', async () => {
    await recorder.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp' });
    const linking = await joinListingsStack(recorder.stack, {
      FEED_PHOTOS: 'link',
      IMAGE_HOSTS: ['photos.example'],
    });
    expect(await imagesOf('A')).toEqual([address('a1')]);
    expect((await factFor(id, 2)).urls).toEqual([]);
    await linking.stop();
    const fetching = await joinListingsStack(recorder.stack, { IMAGE_HOSTS: ['photos.example'] });
    const fact = await factFor(id, 3);
    expect(fact.urls).toEqual([address('a1')]);
    expect(fact.version).toBeGreaterThan(2);
    await fetching.stop();
  });
});
