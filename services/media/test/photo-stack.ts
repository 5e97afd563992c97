import { randomBytes } from 'node:crypto';
import { fetchPhotos } from '@manzil/contracts/media/commands';
import { photosSettled } from '@manzil/contracts/media/events';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { createLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { CollectUnclaimed } from '../src/collect/collect-unclaimed.js';
import { createMediaStack, type MediaStack } from './media-stack.js';
import { startPhotoServer, type PhotoServer } from './photo-server.js';
import { jpeg } from './pictures.js';

const DAY_MS = 86_400_000;
const SETTINGS = {
  FEED_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
  FEED_PHOTO_MAX_MB: 0.5,
  FEED_PHOTO_SECONDS: 1,
  FEED_PHOTO_RETRY_SECONDS: 0.2,
};

type FailedPhoto = z.output<typeof listFailedPhotos.response>['items'][number];

/** Media with a photo server, helpers that take its paths, and the events that media publishes. */
export class PhotoStack {
  /** Events since the last `reset`. */
  readonly events: z.output<typeof photosSettled.payload>[] = [];
  private readonly stops: (() => Promise<void>)[] = [];

  private constructor(
    readonly stack: MediaStack,
    readonly server: PhotoServer,
    /** The running process. */
    public media: RunningService,
  ) {}

  static async open(): Promise<PhotoStack> {
    const stack = await createMediaStack();
    const photos = new PhotoStack(stack, await startPhotoServer(), await stack.start(SETTINGS));
    const link = await NatsLink.open(stack.nats.url, 'test', createLogger('test', 'silent'));
    const watcher = new EventWatcher(link, {
      onEvent: (subject, payload) => {
        if (subject === photosSettled.subject) photos.events.push(photosSettled.payload.parse(payload));
      },
      onGap: () => undefined,
    });
    await watcher.watching;
    photos.stops.push(
      () => watcher.stop(),
      () => link.close(),
    );
    return photos;
  }

  async close(): Promise<void> {
    for (const stop of this.stops) await stop();
    await this.media.stop();
    await this.server.stop();
    await this.stack.clear();
  }

  reset(): void {
    this.server.reset();
    this.events.length = 0;
  }

  /** Starts media again after the previous process was stopped or killed. */
  async startMedia(): Promise<void> {
    this.media = await this.stack.start(SETTINGS);
  }

  get dataSource(): DataSource {
    return this.media.app.get(DataSource);
  }

  /** Creates unique photos under new paths. */
  async some(count: number): Promise<string[]> {
    const folder = randomBytes(4).toString('hex');
    const paths = Array.from({ length: count }, (_, index) => `/${folder}/${index}.jpg`);
    for (const path of paths) this.server.photos.set(path, await jpeg(240, 180));
    return paths;
  }

  /** Sends the photos of a record: paths, or whole URLs. */
  refer(owner: string, version: number, paths: string[]): Promise<void> {
    return this.dataSource.transaction((manager) =>
      this.media.app.get(Outbox).add(manager, fetchPhotos, {
        owner,
        version,
        label: `The ${owner}`,
        urls: paths.map((path) => (path.startsWith('/') ? this.server.url(path) : path)),
      }),
    );
  }

  /** The file name of each URL in the last event. */
  settled(): Map<string, string | null> {
    return new Map(
      this.events.flatMap(({ photos }) => photos.map(({ url, filename }) => [url, filename] as const)),
    );
  }

  filenameOf(path: string): Promise<string> {
    return waitFor(`${path} to be settled`, () => this.settled().get(this.server.url(path)));
  }

  filenamesOf(paths: string[]): Promise<string[]> {
    return Promise.all(paths.map((path) => this.filenameOf(path)));
  }

  requestCount(path: string): number {
    return this.server.requests.filter((request) => request.path === path).length;
  }

  async failed(): Promise<FailedPhoto[]> {
    return (await this.media.app.get(RpcClient).request(listFailedPhotos, {})).items;
  }

  reportOf(path: string): Promise<FailedPhoto> {
    return waitFor(`a report of ${path}`, async () =>
      (await this.failed()).find(({ url }) => url === this.server.url(path)),
    );
  }

  /** Waits until no photo is due or leased. */
  async idle(): Promise<void> {
    await waitFor('nothing to be due', async () => {
      const [row] = await this.dataSource.query<[{ count: number }]>(
        'SELECT count(*)::int AS count FROM source_photo WHERE due_at <= now() OR leased_until > now()',
      );
      return row.count === 0;
    });
  }

  /** Collects as if a day had passed; returns how many files were removed. */
  collect(): Promise<number> {
    return this.media.app.get(CollectUnclaimed).collect(new Date(Date.now() + DAY_MS + 1));
  }
}
