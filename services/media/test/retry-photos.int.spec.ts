import { retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailedPhoto } from '@manzil/contracts/media/library';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { createMediaStack, type MediaStack } from './media-stack.js';
import { startPhotoServer, type PhotoServer } from './photo-server.js';
import { jpeg } from './pictures.js';

describe('failed photos', () => {
  let stack: MediaStack;
  let media: RunningService;
  let server: PhotoServer;

  beforeAll(async () => {
    stack = await createMediaStack();
    server = await startPhotoServer();
    // No automatic retry happens during the test.
    media = await stack.start({
      FEED_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
      FEED_PHOTO_RETRY_SECONDS: 3_600,
    });
  });
  afterAll(async () => {
    await media.stop();
    await server.stop();
    await stack.clear();
  });

  const failed = async (): Promise<FailedPhoto[]> =>
    (await media.app.get(RpcClient).request(listFailedPhotos, {})).items;
  const retry = (path?: string): Promise<{ count: number }> =>
    media.app.get(RpcClient).request(retryFailedPhotos, path === undefined ? {} : { url: server.url(path) });

  it('are retried at once on request of staff, one or all of them, and no others', async () => {
    const paths = ['/1.jpg', '/2.jpg', '/3.jpg'];
    server.photos.set('/good.jpg', await jpeg(240, 180));
    await media.app.get(DataSource).transaction((manager) =>
      media.app.get(Outbox).add(manager, fetchPhotos, {
        owner: 'property:1',
        version: 1,
        label: 'Home with a view',
        urls: ['/good.jpg', ...paths].map((path) => server.url(path)),
      }),
    );
    const tried = await waitFor('the reports', async () => {
      const found = await failed();
      return found.length === 3 ? found : undefined;
    });
    expect(tried.map(({ attempts, inHand }) => [attempts, inHand])).toEqual(Array(3).fill([1, false]));

    for (const path of paths.slice(0, 2)) server.photos.set(path, await jpeg(240, 180));
    server.reset();
    expect(await retry('/1.jpg')).toEqual({ count: 1 });
    await waitFor('the one to be had', async () => (await failed()).length === 2);
    expect(server.requests.map(({ path }) => path)).toEqual(['/1.jpg']);

    expect(await retry()).toEqual({ count: 2 });
    await waitFor('another one to be had', async () => (await failed()).length === 1);
    const [left] = await waitFor('the last to be tried', async () => {
      const found = await failed();
      return found[0]?.attempts === 2 ? found : undefined;
    });
    expect(left).toMatchObject({ url: server.url('/3.jpg'), inHand: false });
    expect(server.requests.map(({ path }) => path)).not.toContain('/good.jpg');
  });

  it('are the only ones that can be retried: another one is not found', async () => {
    await expect(retry('/good.jpg')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(retry('/never-named.jpg')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
