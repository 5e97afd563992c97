import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { photosReferenced, photosSettled } from '@manzil/contracts/media/facts';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createDataSource } from '@manzil/service-kit/database';
import { FactWatcher } from '@manzil/service-kit/ephemeral-facts';
import { createLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/service-kit/nats-link';
import { Outbox } from '@manzil/service-kit/outbox';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { CollectUnclaimed } from '../src/collect/collect-unclaimed.js';
import { databaseOptions } from '../src/data-source.js';
import { assetCount, get, mediaGround, type MediaGround } from './media-stack.js';
import { startPhotoServer, type PhotoServer } from './photo-server.js';
import { jpeg, png } from './pictures.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const DAY_MS = 86_400_000;

describe('photos elsewhere', () => {
  let ground: MediaGround;
  let media: RunningService;
  let server: PhotoServer;
  let link: NatsLink;
  let watcher: FactWatcher;
  let dataSource: DataSource;
  const told: { owners: string[]; photos: { url: string; filename: string | null }[] }[] = [];
  const settings = {
    FEED_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
    FEED_PHOTO_MAX_MB: 0.5,
    FEED_PHOTO_SECONDS: 1,
    FEED_PHOTO_RETRY_SECONDS: 0.2,
  };

  beforeAll(async () => {
    ground = await mediaGround();
    server = await startPhotoServer();
    media = await ground.start(settings);
    dataSource = media.app.get(DataSource);
    link = await NatsLink.open(ground.nats.url, 'test', createLogger('test', 'silent'));
    watcher = new FactWatcher(link, {
      onFact: (subject, payload) => {
        if (subject === photosSettled.subject) told.push(photosSettled.payload.parse(payload));
      },
      onGap: () => undefined,
    });
    await watcher.watching;
  });
  afterAll(async () => {
    await watcher.stop();
    await link.close();
    await media.stop();
    await server.stop();
    await ground.clear();
  });
  beforeEach(() => {
    server.forget();
    told.length = 0;
  });

  /** Photos of their own under new paths. */
  const somePhotos = async (count: number): Promise<string[]> => {
    const folder = randomBytes(4).toString('hex');
    const paths = Array.from({ length: count }, (_, index) => `/${folder}/${index}.jpg`);
    for (const path of paths) server.photos.set(path, await jpeg(64, 48));
    return paths;
  };
  const tell = (owner: string, version: number, paths: string[]): Promise<void> =>
    dataSource.transaction((manager) =>
      media.app.get(Outbox).add(manager, photosReferenced, {
        ...{ owner, version, label: `The ${owner}` },
        urls: paths.map((path) => (path.startsWith('/') ? server.url(path) : path)),
      }),
    );
  /** The last that was told of each address. */
  const settled = (): Map<string, string | null> =>
    new Map(told.flatMap(({ photos }) => photos.map(({ url, filename }) => [url, filename] as const)));
  const filenameOf = (path: string): Promise<string> =>
    waitFor(`${path} to be settled`, () => settled().get(server.url(path)));
  const allSettled = (paths: string[]): Promise<string[]> => Promise.all(paths.map(filenameOf));
  const asked = (path: string): number => server.requests.filter((request) => request.path === path).length;
  const failed = async () => (await media.app.get(RpcClient).ask(listFailedPhotos, {})).items;
  const report = (path: string) =>
    waitFor(`a report of ${path}`, async () => (await failed()).find(({ url }) => url === server.url(path)));
  /** Until nothing is due or in hand. */
  const atRest = () =>
    waitFor('nothing to be due', async () => {
      const [row] = await dataSource.query<[{ count: number }]>(
        'SELECT count(*)::int AS count FROM source_photo WHERE due_at <= now() OR leased_until > now()',
      );
      return row.count === 0;
    });
  const collect = (): Promise<number> =>
    media.app.get(CollectUnclaimed).execute(new Date(Date.now() + DAY_MS + 1));

  it('are fetched after a fact names them, made safe, and told of once a record', async () => {
    const paths = await somePhotos(5);
    await tell('property:1', 1, paths);
    const filenames = await allSettled(paths);
    expect(new Set(filenames).size).toBe(5);
    expect(told).toHaveLength(1);
    expect(told[0]?.owners).toEqual(['property:1']);
    const { status, headers } = await get(media, filenames[0] ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await collect()).toBe(0);
  });

  it('of which one in twenty has changed cost one download; the old one is let go and collected', async () => {
    const paths = await somePhotos(20);
    await tell('property:2', 1, paths);
    const before = await allSettled(paths);
    await atRest();
    server.forget();
    told.length = 0;
    const changed = paths[7] ?? '';
    server.photos.set(changed, await jpeg(64, 48));
    await tell('property:2', 2, paths);
    await waitFor('all to be asked for', () => server.requests.length === 20);
    await waitFor('the change to be told', () => settled().get(server.url(changed)) !== before[7]);
    await atRest();
    expect(server.requests.every(({ conditional }) => conditional)).toBe(true);
    expect(server.sent).toEqual([changed]);
    const after = await allSettled(paths);
    expect(after.filter((filename, index) => filename !== before[index])).toHaveLength(1);
    expect(await collect()).toBe(1);
    expect((await get(media, before[7] ?? '')).status).toBe(404);
    expect((await get(media, after[7] ?? '')).status).toBe(200);
  });

  it('with the same bytes at several addresses are one file, whatever their server says of them', async () => {
    const bytes = await png();
    const paths = ['/same/1.png', '/same/2.png'];
    for (const path of paths) server.photos.set(path, (response) => response.end(bytes));
    const count = await assetCount(media);
    await tell('property:3', 1, paths);
    const [one, other] = await allSettled(paths);
    expect(one).toBe(other);
    expect(await assetCount(media)).toBe(count + 1);
  });

  it('that another record shows already are told to it at once, and stay while either shows them', async () => {
    const [path = ''] = await somePhotos(1);
    await tell('property:4', 1, [path]);
    const filename = await filenameOf(path);
    await atRest();
    told.length = 0;
    await tell('property:5', 1, [path]);
    await waitFor('the other record to be told', () =>
      told.some(({ owners }) => owners.includes('property:5')),
    );
    expect(settled().get(server.url(path))).toBe(filename);
    await tell('property:4', 2, []);
    await atRest();
    expect(await collect()).toBe(0);
  });

  it('that nobody shows any more are collected and told of as gone, and had again when they come back', async () => {
    const [path = ''] = await somePhotos(1);
    await tell('property:6', 1, [path]);
    const filename = await filenameOf(path);
    await tell('property:6', 2, []);
    await waitFor('its file to be collected', async () => (await collect()) > 0);
    await waitFor('that to be told', () => settled().get(server.url(path)) === null);
    expect((await get(media, filename)).status).toBe(404);
    told.length = 0;
    await tell('property:6', 3, [path]);
    expect(await filenameOf(path)).toBe(filename);
    expect((await get(media, filename)).status).toBe(200);
  });

  it('named by a fact that is late or repeated change nothing', async () => {
    const [kept = '', late = ''] = await somePhotos(2);
    await tell('property:7', 5, [kept]);
    await filenameOf(kept);
    await tell('property:7', 4, [late]);
    await tell('property:7', 5, [late]);
    await tell('property:70', 1, [kept]);
    await waitFor('the last fact', () => told.some(({ owners }) => owners.includes('property:70')));
    expect(asked(late)).toBe(0);
  });

  it('are fetched so many at a time, and no more', async () => {
    const paths = await somePhotos(24);
    for (const path of paths) {
      const bytes = server.photos.get(path) as Buffer;
      server.photos.set(path, (response) => setTimeout(() => response.end(bytes), 30));
    }
    for (let record = 0; record < 12; record += 1)
      await tell(`property:8${record}`, 1, paths.slice(record * 2, record * 2 + 2));
    await allSettled(paths);
    expect(server.most()).toBeGreaterThan(1);
    expect(server.most()).toBeLessThanOrEqual(4);
  });

  describe('that cannot be had', () => {
    it('are tried again, each time after a longer wait, and had when they can be', async () => {
      const bytes = await jpeg(64, 48);
      const times: number[] = [];
      server.photos.set('/busy.jpg', (response) => {
        times.push(Date.now());
        if (times.length < 3) response.writeHead(503).end();
        else response.end(bytes);
      });
      await tell('property:90', 1, ['/busy.jpg']);
      await filenameOf('/busy.jpg');
      const [first = 0, second = 0, third = 0] = times;
      expect(second - first).toBeGreaterThanOrEqual(190);
      expect(third - second).toBeGreaterThanOrEqual(990);
      expect((await failed()).filter(({ url }) => url.endsWith('/busy.jpg'))).toEqual([]);
    });

    it('are reported with the reason and who shows them, and leave what was had before', async () => {
      const [path = ''] = await somePhotos(1);
      await tell('property:91', 1, [path]);
      const filename = await filenameOf(path);
      server.photos.delete(path);
      await tell('property:91', 2, [path]);
      const problem = await report(path);
      expect(problem).toMatchObject({
        error: "The photo's server answered 404",
        filename,
        usedBy: [{ owner: 'property:91', label: 'The property:91' }],
      });
      expect(settled().get(server.url(path))).toBe(filename);
      expect((await get(media, filename)).status).toBe(200);
      await tell('property:91', 3, []);
      await waitFor('the report to end', async () =>
        (await failed()).every(({ url }) => url !== server.url(path)),
      );
    });

    it.each([
      ['larger than is allowed, as their server says', /larger than 0.5 MB/, { 'content-length': 600_000 }],
      ['larger than is allowed, as it turns out', /larger than 0.5 MB/, {}],
    ])('because they are %s, are given up while they arrive', async (what, reason, headers) => {
      const path = `/large/${what.length}`;
      server.photos.set(path, (response) => {
        response.writeHead(200, headers);
        const send = (): void => {
          if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), send);
        };
        response.on('error', () => undefined);
        send();
      });
      await tell(`property:92${what.length}`, 1, [path]);
      const problem = await report(path);
      expect(problem.error).toMatch(reason);
      await waitFor('nothing to be left', async () => (await ground.files('incoming')).length === 0);
    });

    it.each([
      ['slow', /did not come within 1 s/, (): void => undefined],
      ['no image', /no JPEG, PNG, WebP or AVIF/, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['empty', /empty/, ''],
    ])('because they are %s, are reported so', async (what, reason, answer) => {
      const path = `/bad/${what.length}`;
      server.photos.set(path, typeof answer === 'string' ? (response) => response.end(answer) : answer);
      await tell(`property:93${what.length}`, 1, [path]);
      const problem = await report(path);
      expect(problem.error).toMatch(reason);
    });

    it('because they are on a private network, also behind a redirect, are refused', async () => {
      server.photos.set('/redirect.jpg', (response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
      );
      await tell('property:94', 1, ['/redirect.jpg', 'http://localhost:9/1.jpg', 'http://10.0.0.1/1.jpg']);
      const problems = await waitFor('the reports', async () => {
        const found = (await failed()).filter(({ usedBy }) => usedBy[0]?.owner === 'property:94');
        return found.length === 3 ? found : undefined;
      });
      for (const { error } of problems) expect(error).toMatch(/on a private network/);
    });
  });

  it('that a killed process had in hand are fetched by the next one, and nothing is half there', async () => {
    const paths = await somePhotos(3);
    await media.stop();
    let arrived = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (arrived = resolve));
    const bytes = server.photos.get(paths[1] ?? '') as Buffer;
    server.photos.set(paths[1] ?? '', (response) => {
      response.write(bytes.subarray(0, 100));
      arrived();
    });
    const doomed = await startServiceProcess(MAIN, {
      ...{ NATS_URL: ground.nats.url, MEDIA_DATABASE_URL: ground.database.url, MEDIA_DIR: ground.folder },
      ...{ MEDIA_PORT: '0', FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1', FEED_PHOTO_SECONDS: '600' },
    });
    await doomed.ready();
    const beside = await createDataSource(databaseOptions(ground.database.url)).initialize();
    const urls = paths.map(server.url);
    await new Outbox().add(beside.manager, photosReferenced, {
      owner: 'property:99',
      label: '',
      version: 1,
      urls,
    });
    await beside.destroy();
    await hanging;
    await doomed.kill('SIGKILL');
    server.photos.set(paths[1] ?? '', bytes);
    media = await ground.start(settings);
    dataSource = media.app.get(DataSource);
    expect(await ground.files('incoming')).toEqual([]);
    // What the dead one had leased would be due again by itself, when its time is over.
    await dataSource.query('UPDATE source_photo SET leased_until = now() WHERE leased_until > now()');
    await waitFor('all to be there', async () => {
      const [row] = await dataSource.query<[{ count: number }]>(
        'SELECT count(filename)::int AS count FROM source_photo WHERE url = ANY($1)',
        [urls],
      );
      return row.count === 3;
    });
  });
});
