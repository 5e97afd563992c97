import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { createDataSource } from '@manzil/service-kit/database';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { assetCount, get } from './media-stack.js';
import { PhotoStack } from './photo-stack.js';
import { gif, jpeg, png, tiff } from './pictures.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('source photos', () => {
  let photos: PhotoStack;

  beforeAll(async () => {
    photos = await PhotoStack.open();
  });
  afterAll(() => photos.close());
  beforeEach(() => {
    photos.reset();
  });

  it('are fetched after a message names them, re-encoded, and published once per record', async () => {
    const paths = await photos.some(5);
    await photos.refer('property:1', 1, paths);
    const filenames = await photos.filenamesOf(paths);
    expect(new Set(filenames).size).toBe(5);
    expect(photos.events).toHaveLength(1);
    expect(photos.events[0]?.owners).toEqual(['property:1']);
    const { status, headers } = await get(photos.media, filenames[0] ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await photos.collect()).toBe(0);
  });

  it('under URLs that are signed anew are the same photos: shown at once, and not downloaded again', async () => {
    const [path = '', other = ''] = await photos.some(2);
    const signed = (which: string, day: number): string =>
      `${which}?w=800&X-Amz-Date=2026112${day}T100000Z&X-Amz-Expires=60&X-Amz-Signature=${day}f`;
    for (const which of [path, other])
      for (const day of [1, 2])
        photos.server.photos.set(signed(which, day), photos.server.photos.get(which) ?? Buffer.of());
    const named = (day: number): string[] => [signed(path, day), signed(other, day)];
    await photos.refer('property:67', 1, named(1));
    const filenames = await photos.filenamesOf(named(1));
    await photos.idle();
    photos.reset();
    await photos.refer('property:67', 2, named(2));
    expect(await photos.filenamesOf(named(2))).toEqual(filenames);
    await photos.idle();
    expect(photos.server.requests).toEqual([
      { path: expect.stringContaining('20261122'), conditional: true },
      { path: expect.stringContaining('20261122'), conditional: true },
    ]);
    expect(photos.server.sent).toEqual([]);
    // Signatures expire after an hour; the URL is then not requested until a message has a new signature.
    const [{ due }] = await photos.dataSource.query<[{ due: number }]>(
      "SELECT count(*)::int AS due FROM source_photo WHERE url LIKE '%X-Amz%' AND due_at < 'infinity'",
    );
    expect(due).toBe(0);
    expect(await photos.collect()).toBe(0);
  });

  it('that only such a parameter tells apart are different photos', async () => {
    const [first = '', second = ''] = await photos.some(2);
    const url = (token: number): string => `/by-token?token=${token}`;
    const bytes = (path: string) => photos.server.photos.get(path) ?? Buffer.of();
    photos.server.photos.set(url(1), bytes(first)).set(url(2), bytes(second)).set(url(3), bytes(second));
    await photos.refer('property:68', 1, [url(1), url(2)]);
    const [one, two] = await photos.filenamesOf([url(1), url(2)]);
    expect(one).not.toBe(two);
    await photos.refer('property:68', 2, [url(1), url(3)]);
    expect(await photos.filenameOf(url(3))).toBe(two);
  });

  it('that are GIF or TIFF are stored as WebP', async () => {
    photos.server.photos.set('/other/1.gif', await gif()).set('/other/2.tiff', await tiff());
    const paths = ['/other/1.gif', '/other/2.tiff'];
    await photos.refer('property:66', 1, paths);
    for (const filename of await photos.filenamesOf(paths))
      expect((await get(photos.media, filename)).headers.get('content-type')).toBe('image/webp');
  });

  it('of which one in twenty has changed cost one download; the old one is released and collected', async () => {
    const paths = await photos.some(20);
    await photos.refer('property:2', 1, paths);
    const before = await photos.filenamesOf(paths);
    await photos.idle();
    photos.reset();
    const changed = paths[7] ?? '';
    photos.server.photos.set(changed, await jpeg(240, 180));
    await photos.refer('property:2', 2, paths);
    await waitFor('all to be asked for', () => photos.server.requests.length === 20);
    await waitFor(
      'the change to be published',
      () => photos.settled().get(photos.server.url(changed)) !== before[7],
    );
    await photos.idle();
    expect(photos.server.requests.every(({ conditional }) => conditional)).toBe(true);
    expect(photos.server.sent).toEqual([changed]);
    const after = await photos.filenamesOf(paths);
    expect(after.filter((filename, index) => filename !== before[index])).toHaveLength(1);
    expect(await photos.collect()).toBe(1);
    expect((await get(photos.media, before[7] ?? '')).status).toBe(404);
    expect((await get(photos.media, after[7] ?? '')).status).toBe(200);
  });

  it('with the same bytes at several URLs are one file, whatever their headers are', async () => {
    const bytes = await png();
    const paths = ['/same/1.png', '/same/2.png'];
    for (const path of paths) photos.server.photos.set(path, (response) => response.end(bytes));
    const count = await assetCount(photos.media);
    await photos.refer('property:3', 1, paths);
    const [one, other] = await photos.filenamesOf(paths);
    expect(one).toBe(other);
    expect(await assetCount(photos.media)).toBe(count + 1);
  });

  it('that another record shows already are published to it at once, and stay while either shows them', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:4', 1, [path]);
    const filename = await photos.filenameOf(path);
    await photos.idle();
    photos.events.length = 0;
    await photos.refer('property:5', 1, [path]);
    await waitFor('the event for the other record', () =>
      photos.events.some(({ owners }) => owners.includes('property:5')),
    );
    expect(photos.settled().get(photos.server.url(path))).toBe(filename);
    await photos.refer('property:4', 2, []);
    await photos.idle();
    expect(await photos.collect()).toBe(0);
  });

  it('that nobody shows any more are collected and published as removed, and fetched again when they are shown', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:6', 1, [path]);
    const filename = await photos.filenameOf(path);
    await photos.refer('property:6', 2, []);
    await waitFor('its file to be collected', async () => (await photos.collect()) > 0);
    await waitFor(
      'the removal to be published',
      () => photos.settled().get(photos.server.url(path)) === null,
    );
    expect((await get(photos.media, filename)).status).toBe(404);
    photos.events.length = 0;
    const bytes = photos.server.photos.get(path) as Buffer;
    photos.server.photos.set(path, (response) => response.writeHead(500).end());
    await photos.refer('property:6', 3, [path]);
    // The record may have received the event of the photo but not the event of its removal.
    await waitFor('the event of the removal', () =>
      photos.events.some(
        ({ owners, photos: [photo] }) => owners.includes('property:6') && photo?.filename === null,
      ),
    );
    photos.server.photos.set(path, bytes);
    await photos.refer('property:6', 4, [path]);
    expect(await photos.filenameOf(path)).toBe(filename);
    expect((await get(photos.media, filename)).status).toBe(200);
  });

  it('in a late or repeated message change nothing', async () => {
    const [kept = '', late = ''] = await photos.some(2);
    await photos.refer('property:7', 5, [kept]);
    await photos.filenameOf(kept);
    await photos.refer('property:7', 4, [late]);
    await photos.refer('property:7', 5, [late]);
    await photos.refer('property:70', 1, [kept]);
    await waitFor('the last event', () => photos.events.some(({ owners }) => owners.includes('property:70')));
    expect(photos.requestCount(late)).toBe(0);
  });

  it('are fetched by at most the configured number of workers', async () => {
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

  it('that a killed process had leased are fetched by the next one, without partial files', async () => {
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
      NATS_URL: photos.stack.nats.url,
      MEDIA_DATABASE_URL: photos.stack.database.url,
      MEDIA_DIR: photos.stack.folder,
      MEDIA_PORT: '0',
      FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      FEED_PHOTO_SECONDS: '600',
    });
    await doomed.ready();
    const beside = await createDataSource(databaseOptions(photos.stack.database.url)).initialize();
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
    expect(await photos.stack.files('incoming')).toEqual([]);
    // The photos of the killed process would be due again when its leases end.
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
