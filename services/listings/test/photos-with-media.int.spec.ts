import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { startFeedServer } from './feed-server.js';
import { joinListingsStack, startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

const MEDIA = fileURLToPath(new URL('../../media/dist/main.js', import.meta.url));
const PHOTOS = fileURLToPath(new URL('../../../demo/media/', import.meta.url));

describe('photos of listings, with the media service', () => {
  let stack: ListingsStack;
  let media: ServiceProcess;
  let database: TestDatabase;
  let folder: string;
  let photos: Awaited<ReturnType<typeof startFeedServer>>;
  const requests: string[] = [];

  beforeAll(async () => {
    const files = (await readdir(PHOTOS)).filter((file) => file.endsWith('.webp')).slice(0, 3);
    const bodies = await Promise.all(files.map((file) => readFile(join(PHOTOS, file))));
    photos = await startFeedServer((response, path) => {
      requests.push(path);
      const body = bodies[Number(path.slice(1))];
      if (body === undefined) response.writeHead(404).end();
      else response.end(body);
    });
    stack = await startListingsStack({ FEED_PHOTOS: 'link' });
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'media');
    folder = await mkdtemp(join(tmpdir(), 'manzil-photos-'));
    media = await startServiceProcess(MEDIA, {
      NATS_URL: stack.nats.url,
      MEDIA_DATABASE_URL: database.url,
      MEDIA_DIR: folder,
      MEDIA_PORT: '0',
      FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    });
    await media.ready();
  });
  afterAll(async () => {
    await media.stop();
    await stack.stop();
    await database.drop();
    await photos.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('get from their servers to the page in order, each requested once; the missing one is reported', async () => {
    const [listing] = await insertListings(stack.dataSource, 1);
    const id = listing?.id ?? 0;
    const urls = ['/2', '/0', '/missing', '/1'].map((path) => new URL(path, photos.url).href);
    await stack.dataSource.query('UPDATE property SET images = $1 WHERE id = $2', [JSON.stringify(urls), id]);
    const fetching = await joinListingsStack(stack);
    // NATS distributes events between the replicas, and the one with `link` would ignore them.
    await stack.service.stop();

    const images = await waitFor('the photos to be shown', async () => {
      const property = await stack.client.request(getProperty, { id });
      return property.images.some((url) => url.startsWith('/uploads/')) ? property.images : undefined;
    });
    // A page over https cannot show the missing photo from its source.
    expect(new Set(images).size).toBe(3);
    const [row] = await fetching.app
      .get(DataSource)
      .query<[{ resolved: string[] }]>('SELECT shown_images AS resolved FROM property WHERE id = $1', [id]);
    expect(row.resolved).toEqual([...images.slice(0, 2), urls[2], images[2]]);
    const port = await media.portOf('http listening');
    for (const url of images) {
      const response = await fetch(`http://127.0.0.1:${port}${url}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect([...requests].sort()).toEqual(['/0', '/1', '/2', '/missing']);
    const { items } = await stack.client.request(listFailedPhotos, {});
    expect(items).toMatchObject([{ url: urls[2], usedBy: [{ owner: `property:${id}` }] }]);
    await fetching.stop();
  });
});
