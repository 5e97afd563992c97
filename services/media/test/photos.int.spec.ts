import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { createDataSource } from '@manzil/service-kit/database';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { assetCount, get } from './media-stack.js';
import { PhotoGround } from './photo-ground.js';
import { jpeg, png } from './pictures.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('photos elsewhere', () => {
  let photos: PhotoGround;

  beforeAll(async () => {
    photos = await PhotoGround.open();
  });
  afterAll(() => photos.close());
  beforeEach(() => {
    photos.forget();
  });

  it('are fetched after a fact names them, made safe, and told of once a record', async () => {
    const paths = await photos.some(5);
    await photos.refer('property:1', 1, paths);
    const filenames = await photos.filenamesOf(paths);
    expect(new Set(filenames).size).toBe(5);
    expect(photos.told).toHaveLength(1);
    expect(photos.told[0]?.owners).toEqual(['property:1']);
    const { status, headers } = await get(photos.media, filenames[0] ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await photos.collect()).toBe(0);
  });

  it('of which one in twenty has changed cost one download; the old one is let go and collected', async () => {
    const paths = await photos.some(20);
    await photos.refer('property:2', 1, paths);
    const before = await photos.filenamesOf(paths);
    await photos.atRest();
    photos.forget();
    const changed = paths[7] ?? '';
    photos.server.photos.set(changed, await jpeg(64, 48));
    await photos.refer('property:2', 2, paths);
    await waitFor('all to be asked for', () => photos.server.requests.length === 20);
    await waitFor(
      'the change to be told',
      () => photos.settled().get(photos.server.url(changed)) !== before[7],
    );
    await photos.atRest();
    expect(photos.server.requests.every(({ conditional }) => conditional)).toBe(true);
    expect(photos.server.sent).toEqual([changed]);
    const after = await photos.filenamesOf(paths);
    expect(after.filter((filename, index) => filename !== before[index])).toHaveLength(1);
    expect(await photos.collect()).toBe(1);
    expect((await get(photos.media, before[7] ?? '')).status).toBe(404);
    expect((await get(photos.media, after[7] ?? '')).status).toBe(200);
  });

  it('with the same bytes at several addresses are one file, whatever their server says of them', async () => {
    const bytes = await png();
    const paths = ['/same/1.png', '/same/2.png'];
    for (const path of paths) photos.server.photos.set(path, (response) => response.end(bytes));
    const count = await assetCount(photos.media);
    await photos.refer('property:3', 1, paths);
    const [one, other] = await photos.filenamesOf(paths);
    expect(one).toBe(other);
    expect(await assetCount(photos.media)).toBe(count + 1);
  });

  it('that another record shows already are told to it at once, and stay while either shows them', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:4', 1, [path]);
    const filename = await photos.filenameOf(path);
    await photos.atRest();
    photos.told.length = 0;
    await photos.refer('property:5', 1, [path]);
    await waitFor('the other record to be told', () =>
      photos.told.some(({ owners }) => owners.includes('property:5')),
    );
    expect(photos.settled().get(photos.server.url(path))).toBe(filename);
    await photos.refer('property:4', 2, []);
    await photos.atRest();
    expect(await photos.collect()).toBe(0);
  });

  it('that nobody shows any more are collected and told of as gone, and had again when they come back', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:6', 1, [path]);
    const filename = await photos.filenameOf(path);
    await photos.refer('property:6', 2, []);
    await waitFor('its file to be collected', async () => (await photos.collect()) > 0);
    await waitFor('that to be told', () => photos.settled().get(photos.server.url(path)) === null);
    expect((await get(photos.media, filename)).status).toBe(404);
    photos.told.length = 0;
    const bytes = photos.server.photos.get(path) as Buffer;
    photos.server.photos.set(path, (response) => response.writeHead(500).end());
    await photos.refer('property:6', 3, [path]);
    // It may have heard of the photo and not of its loss.
    await waitFor('the record to be told of the loss', () =>
      photos.told.some(
        ({ owners, photos: [photo] }) => owners.includes('property:6') && photo?.filename === null,
      ),
    );
    photos.server.photos.set(path, bytes);
    await photos.refer('property:6', 4, [path]);
    expect(await photos.filenameOf(path)).toBe(filename);
    expect((await get(photos.media, filename)).status).toBe(200);
  });

  it('named by a fact that is late or repeated change nothing', async () => {
    const [kept = '', late = ''] = await photos.some(2);
    await photos.refer('property:7', 5, [kept]);
    await photos.filenameOf(kept);
    await photos.refer('property:7', 4, [late]);
    await photos.refer('property:7', 5, [late]);
    await photos.refer('property:70', 1, [kept]);
    await waitFor('the last fact', () => photos.told.some(({ owners }) => owners.includes('property:70')));
    expect(photos.asked(late)).toBe(0);
  });

  it('are fetched so many at a time, and no more', async () => {
    const paths = await photos.some(24);
    for (const path of paths) {
      const bytes = photos.server.photos.get(path) as Buffer;
      photos.server.photos.set(path, (response) => setTimeout(() => response.end(bytes), 30));
    }
    for (let record = 0; record < 12; record += 1)
      await photos.refer(`property:8${record}`, 1, paths.slice(record * 2, record * 2 + 2));
    await photos.filenamesOf(paths);
    expect(photos.server.most()).toBeGreaterThan(1);
    expect(photos.server.most()).toBeLessThanOrEqual(4);
  });

  it('that a killed process had in hand are fetched by the next one, and nothing is half there', async () => {
    const paths = await photos.some(3);
    await photos.media.stop();
    let arrived = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (arrived = resolve));
    const bytes = photos.server.photos.get(paths[1] ?? '') as Buffer;
    photos.server.photos.set(paths[1] ?? '', (response) => {
      response.write(bytes.subarray(0, 100));
      arrived();
    });
    const doomed = await startServiceProcess(MAIN, {
      ...{
        NATS_URL: photos.ground.nats.url,
        MEDIA_DATABASE_URL: photos.ground.database.url,
        MEDIA_DIR: photos.ground.folder,
      },
      ...{ MEDIA_PORT: '0', FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1', FEED_PHOTO_SECONDS: '600' },
    });
    await doomed.ready();
    const beside = await createDataSource(databaseOptions(photos.ground.database.url)).initialize();
    const urls = paths.map(photos.server.url);
    await new Outbox().add(beside.manager, fetchPhotos, {
      owner: 'property:99',
      label: '',
      version: 1,
      urls,
    });
    await beside.destroy();
    await hanging;
    await doomed.kill('SIGKILL');
    photos.server.photos.set(paths[1] ?? '', bytes);
    await photos.startMedia();
    expect(await photos.ground.files('incoming')).toEqual([]);
    // What the dead one had leased would be due again by itself, when its time is over.
    await photos.dataSource.query('UPDATE source_photo SET leased_until = now() WHERE leased_until > now()');
    await waitFor('all to be there', async () => {
      const [row] = await photos.dataSource.query<[{ count: number }]>(
        'SELECT count(filename)::int AS count FROM source_photo WHERE url = ANY($1)',
        [urls],
      );
      return row.count === 3;
    });
  });
});
