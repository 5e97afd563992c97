import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { photosSettled } from '@manzil/contracts/media/events';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { readStamp } from '../src/search/catalogue-stamp.js';
import { feedXml, type FeedListing } from './feed-server.js';
import { startImportHarness, type ImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { joinListingsStack } from './listings-stack.js';
import { catalogueChecksum } from './public-checksum.js';

const photoUrl = (name: string): string => `https://photos.example/${name}.jpg`;
const withPhotos = (reference: string, names: string[], more: Partial<FeedListing> = {}): FeedListing => ({
  reference,
  ...more,
  more: `<Images>${names.map((name) => `<Image>${name.startsWith('/') ? name : photoUrl(name)}</Image>`).join('')}</Images>`,
});

describe('photos of the feed', () => {
  let harness: ImportHarness;
  let watcher: EventWatcher;
  let unwatch: () => void;
  let version = 0;
  const commands: { owner: string; version: number; urls: string[] }[] = [];
  /** The listings that were published with changed photos only. */
  const pictured: number[] = [];

  beforeAll(async () => {
    harness = await startImportHarness({ IMAGE_HOSTS: ['photos.example'] });
    watcher = new EventWatcher(harness.stack.link, {
      onEvent: (subject, payload) => {
        if (subject !== propertiesChanged.subject) return;
        const { changes } = propertiesChanged.payload.parse(payload);
        pictured.push(...changes.filter(({ what }) => what === 'pictured').map(({ id }) => id));
      },
      onGap: () => undefined,
    });
    await watcher.watching;
    unwatch = await watchSubject(harness.stack.link.connection, fetchPhotos.subject, (payload) => {
      commands.push(fetchPhotos.payload.parse(payload));
    });
  });
  afterAll(async () => {
    unwatch();
    await watcher.stop();
    await harness.stop();
  });
  beforeEach(async () => {
    await harness.clear();
    await harness.stack.dataSource.query('TRUNCATE fetched_photo');
    commands.length = 0;
    pictured.length = 0;
  });

  const listed = async (reference: string): Promise<{ id: number; images: string[] }> => {
    const { items } = await harness.stack.client.request(searchProperties, { adType: 'sale', pageSize: 48 });
    const found = items.find((item) => item.reference === reference);
    if (found === undefined) throw new Error(`${reference} is not listed`);
    return found;
  };
  const imagesOf = async (reference: string): Promise<string[]> => (await listed(reference)).images;
  const commandFor = (id: number, count = 1) =>
    waitFor(`command ${count} for the photos of ${id}`, () => {
      const matching = commands.filter(({ owner }) => owner === `property:${id}`);
      return matching.length >= count ? matching.at(-1) : undefined;
    });
  /** Publishes the event of media: the stored name of each photo; false for a picture that is not a photo. */
  const settle = async (
    ids: number[],
    photos: Record<string, string | null | false>,
    at = (version += 1),
  ) => {
    const { dataSource, service } = harness.stack;
    const payload = Object.entries(photos).map(([name, filename]) => ({
      url: photoUrl(name),
      version: at,
      filename: filename === false ? null : filename,
      isNoPhoto: filename === false,
    }));
    const before = await handled();
    await service.app.get(Outbox).add(dataSource.manager, photosSettled, {
      owners: ids.map((id) => `property:${id}`),
      photos: payload,
    });
    await waitFor('the event to be handled', async () => (await handled()) > before);
  };
  const handled = async (): Promise<number> => {
    const [row] = await harness.stack.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM inbox WHERE consumer LIKE '%photos-settled%'",
    );
    return row.count;
  };

  it('of a host that is not configured are shown once media has them, and not from their source', async () => {
    const strict = await startImportHarness();
    const shown = async (): Promise<string[][]> => {
      const { items } = await strict.stack.client.request(searchProperties, { adType: 'sale' });
      const { id = 0 } = items[0] ?? {};
      const page = await strict.stack.client.request(getProperty, { id });
      expect(page.agent).toMatchObject({ name: 'Huda', photo: null });
      return [items[0]?.images ?? [], page.images];
    };
    try {
      const { more = '', ...home } = withPhotos('A', ['a1', 'a2']);
      const agent = `<Listing_Agent>Huda</Listing_Agent><Listing_Agent_Photo>${photoUrl('huda')}</Listing_Agent_Photo>`;
      await strict.importNow(feedXml([{ ...home, more: more + agent }]));
      expect(await shown()).toEqual([[], []]);
      await strict.stack.dataSource.query(
        `UPDATE property SET shown_images = '["/uploads/aaa.webp", "${photoUrl('a2')}"]'`,
      );
      expect(await shown()).toEqual([['/uploads/aaa.webp'], ['/uploads/aaa.webp']]);
    } finally {
      await strict.stop();
    }
  });

  it('are requested from media after the commit, and shown from their source until media has them', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1', 'a2', 'a3'])]));
    const { id, images } = await listed('A');
    expect(images).toEqual(['a1', 'a2', 'a3'].map(photoUrl));
    expect(await commandFor(id)).toMatchObject({ urls: ['a1', 'a2', 'a3'].map(photoUrl), version: 1 });
  });

  it('replace their source URLs as they are stored, in lists and on the page, and the change is published', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1', 'a2', 'a3'])]));
    const { id } = await listed('A');
    await settle([id], { a3: 'ccc.webp', a1: 'aaa.webp' });
    const expected = ['/uploads/aaa.webp', photoUrl('a2'), '/uploads/ccc.webp'];
    expect(await imagesOf('A')).toEqual(expected);
    expect((await harness.stack.client.request(getProperty, { id })).images).toEqual(expected);
    await waitFor('the change to be published', () => pictured.includes(id));
    pictured.length = 0;
    await settle([id], { a1: 'aaa.webp' });
    await settle([id], { a2: 'bbb.webp' });
    await waitFor('the next change', () => pictured.length > 0);
    expect(pictured).toEqual([id]);
  });

  it('that are too small for photos are left out, also by the next import, until they are not', async () => {
    const feed = (price: number) => feedXml([{ ...withPhotos('A', ['a1', 'a2']), price }]);
    await harness.importNow(feed(1_000_000));
    const { id } = await listed('A');
    await settle([id], { a1: false });
    expect(await imagesOf('A')).toEqual([photoUrl('a2')]);
    await settle([id], { a2: false });
    expect(await imagesOf('A')).toEqual([]);
    await harness.importNow(feed(1_100_000));
    expect(await imagesOf('A')).toEqual([]);
    await settle([id], { a1: 'aaa.webp', a2: null });
    expect(await imagesOf('A')).toEqual(['/uploads/aaa.webp', photoUrl('a2')]);
  });

  it('that are fetched leave an unchanged feed unchanged: nothing is written or published', async () => {
    const feed = feedXml([withPhotos('A', ['a1', 'a2']), withPhotos('B', ['b1'])]);
    await harness.importNow(feed);
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp', a2: 'bbb.webp' });
    await waitFor('the change to be published', () => pictured.includes(id));
    await commandFor(id);
    const rows = (): Promise<unknown> =>
      harness.stack.dataSource.query('SELECT id, xmin, version FROM property ORDER BY id');
    const [before, count] = [await rows(), commands.length];
    const run = await harness.importNow(feed);
    expect(run.counts).toMatchObject({ unchanged: 2, changed: 0, added: 0 });
    expect(await rows()).toEqual(before);
    await harness.importNow(feedXml([withPhotos('A', ['a1', 'a2']), withPhotos('B', ['b1'], { price: 2 })]));
    await commandFor((await listed('B')).id, 2);
    expect(commands).toHaveLength(count + 1);
  });

  it('do not make the in-memory copy of the catalogue stale', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { dataSource } = harness.stack;
    const { id } = await listed('A');
    const before = await readStamp(dataSource);
    await settle([id], { a1: 'aaa.webp' });
    expect(await imagesOf('A')).toEqual(['/uploads/aaa.webp']);
    expect(await readStamp(dataSource)).toEqual(before);
    await harness.importNow(feedXml([withPhotos('A', ['a1'], { price: 2_000_000 })]));
    expect(await readStamp(dataSource)).not.toEqual(before);
  });

  it('that a listing adds do not affect its other copies; removed ones are released', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1', 'a2'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp', a2: 'bbb.webp' });
    const run = await harness.importNow(feedXml([withPhotos('A', ['a3', 'a2'])]));
    expect(run.counts.changed).toBe(1);
    expect(await imagesOf('A')).toEqual([photoUrl('a3'), '/uploads/bbb.webp']);
    expect((await commandFor(id, 2)).urls).toEqual([photoUrl('a2'), photoUrl('a3')]);
    await harness.importNow(feedXml([withPhotos('A', [])]));
    expect((await commandFor(id, 3)).urls).toEqual([]);
    expect(await imagesOf('A')).toEqual([]);
  });

  it('that media has already are shown by a new listing at once', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['shared'])]));
    await settle([(await listed('A')).id], { shared: 'sss.webp' });
    await harness.importNow(feedXml([withPhotos('A', ['shared']), withPhotos('B', ['shared', 'b1'])]));
    expect(await imagesOf('B')).toEqual(['/uploads/sss.webp', photoUrl('b1')]);
  });

  it('that media no longer has are shown from their source; late events change nothing', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'new.webp' });
    await settle([id], { a1: 'old.webp' }, version - 1);
    await settle([id], { a1: null }, version - 1);
    expect(await imagesOf('A')).toEqual(['/uploads/new.webp']);
    await settle([id], { a1: null });
    expect(await imagesOf('A')).toEqual([photoUrl('a1')]);
    await settle([id], { a1: 'old.webp' }, version - 1);
    expect(await imagesOf('A')).toEqual([photoUrl('a1')]);
  });

  it('of a withdrawn listing are released, and requested again when it returns', async () => {
    const both = feedXml([withPhotos('A', ['a1']), withPhotos('B', ['b1'])]);
    const less = feedXml([withPhotos('A', ['a1'])]);
    await harness.importNow(both);
    const { id } = await listed('B');
    await harness.importNow(less);
    expect(commands.filter(({ owner }) => owner === `property:${id}`)).toHaveLength(1);
    await harness.importNow(less);
    expect((await commandFor(id, 2)).urls).toEqual([]);
    await harness.importNow(both);
    expect((await commandFor(id, 3)).urls).toEqual([photoUrl('b1')]);
  });

  it('are restored by a rollback: the earlier URLs, or their copies', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1', 'a2'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp' });
    const before = await catalogueChecksum(harness.stack);
    const run = await harness.importNow(feedXml([withPhotos('A', ['a9'])]));
    const { client } = harness.stack;
    const undone = await client.request(rollBackImport, { id: run.id, by: 'admin' });
    await endOfRun(client, undone.run.id);
    expect(await imagesOf('A')).toEqual(['/uploads/aaa.webp', photoUrl('a2')]);
    expect(await catalogueChecksum(harness.stack)).toBe(before);
    expect((await commandFor(id, 3)).urls).toEqual(['a1', 'a2'].map(photoUrl));
  });

  it('and floor plans are separate, are both fetched, and are both restored by a rollback', async () => {
    const plans = (...names: string[]): string =>
      `<Floor_Plans>${names.map((name) => `<Floor_Plan>${photoUrl(name)}</Floor_Plan>`).join('')}</Floor_Plans>`;
    const home = (names: string[], more: string): FeedListing => {
      const listing = withPhotos('A', names);
      return { ...listing, more: `${listing.more ?? ''}${more}` };
    };
    const { client } = harness.stack;
    await harness.importNow(feedXml([home(['a1', 'p1'], '')]));
    const { id } = await listed('A');
    const shown = async () => {
      const { images, floorPlans } = await client.request(getProperty, { id });
      return { images, floorPlans };
    };
    expect(await shown()).toEqual({ images: [photoUrl('a1'), photoUrl('p1')], floorPlans: [] });
    const before = await catalogueChecksum(harness.stack);

    const run = await harness.importNow(feedXml([home(['a1', 'p1'], plans('p1', 'p2'))]));
    expect(run.counts.changed).toBe(1);
    expect(await shown()).toEqual({ images: [photoUrl('a1')], floorPlans: [photoUrl('p1'), photoUrl('p2')] });
    expect((await commandFor(id, 2)).urls).toEqual(['a1', 'p1', 'p2'].map(photoUrl));
    await settle([id], { p2: 'plan.webp' });
    expect(await shown()).toEqual({
      images: [photoUrl('a1')],
      floorPlans: [photoUrl('p1'), '/uploads/plan.webp'],
    });
    await waitFor('the change to be published', () => pictured.includes(id));

    const undone = await client.request(rollBackImport, { id: run.id, by: 'admin' });
    await endOfRun(client, undone.run.id);
    expect(await shown()).toEqual({ images: [photoUrl('a1'), photoUrl('p1')], floorPlans: [] });
    expect(await catalogueChecksum(harness.stack)).toBe(before);
    expect((await commandFor(id, 3)).urls).toEqual([photoUrl('a1'), photoUrl('p1')]);
  });

  it('of our own are unchanged, and not requested from media', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['/uploads/demo-1.webp'])]));
    await harness.importNow(feedXml([withPhotos('A', ['/uploads/demo-2.webp']), withPhotos('B', ['b1'])]));
    await commandFor((await listed('B')).id);
    expect(await imagesOf('A')).toEqual(['/uploads/demo-2.webp']);
    expect(commands).toHaveLength(1);
  });

  it('are shown from their source with FEED_PHOTOS=link, and fetched again without it', async () => {
    await harness.importNow(feedXml([withPhotos('A', ['a1'])]));
    const { id } = await listed('A');
    await settle([id], { a1: 'aaa.webp' });
    const linking = await joinListingsStack(harness.stack, {
      FEED_PHOTOS: 'link',
      IMAGE_HOSTS: ['photos.example'],
    });
    expect(await imagesOf('A')).toEqual([photoUrl('a1')]);
    expect((await commandFor(id, 2)).urls).toEqual([]);
    await linking.stop();
    const fetching = await joinListingsStack(harness.stack, { IMAGE_HOSTS: ['photos.example'] });
    const command = await commandFor(id, 3);
    expect(command.urls).toEqual([photoUrl('a1')]);
    expect(command.version).toBeGreaterThan(2);
    await fetching.stop();
  });
});
