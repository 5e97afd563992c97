import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset } from '@manzil/contracts/media/asset';
import type { Problem } from '@manzil/contracts/errors';
import type { UploadKind } from '@manzil/contracts/media/upload';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startS3 } from '@manzil/testing/s3';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource } from 'typeorm';
import type { MediaConfig } from '../src/config.js';
import { startMedia } from '../src/start-media.js';
import type { S3Config, StorageConfig } from '../src/storage/storage-config.js';
import { s3TestStorage } from './s3-test-storage.js';

export const TOKEN = 'test-upload-token';

/** Resources that replicas of media share: NATS, a database and a folder or bucket. */
export interface MediaStack {
  nats: TestNats;
  database: TestDatabase;
  folder: string;
  /** Storage variables for a separate process. */
  storageVariables: Record<string, string>;
  start(changes?: Partial<MediaConfig>): Promise<RunningService>;
  /** Returns the names of all files below a folder of media. */
  files(of: 'incoming' | 'files'): Promise<string[]>;
  /** Removes everything; the services must have been stopped. */
  clear(): Promise<void>;
}

export async function createMediaStack(kind: StorageConfig['kind'] = 'filesystem'): Promise<MediaStack> {
  const postgres = await startPostgres();
  const [nats, database, folder, s3] = await Promise.all([
    startNats(),
    createServiceDatabase(postgres.adminUrl, 'media'),
    mkdtemp(join(tmpdir(), 'manzil-media-')),
    kind === 's3' ? startS3() : undefined,
  ]);
  const objects = s3 && s3TestStorage(s3);
  const storage: StorageConfig =
    objects === undefined ? { kind: 'filesystem' } : { kind: 's3', s3: objects.config };
  return {
    nats,
    database,
    folder,
    storageVariables: objects === undefined ? {} : variablesFor(objects.config),
    start: (changes = {}) =>
      startMedia({
        NATS_URL: nats.url,
        RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
        OPS_PORT: 0,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        MEDIA_DATABASE_URL: database.url,
        MEDIA_PORT: 0,
        MEDIA_DIR: folder,
        storage,
        MEDIA_UPLOAD_TOKEN: TOKEN,
        MEDIA_IMAGE_WORKERS: 2,
        MEDIA_UNCLAIMED_HOURS: 24,
        MEDIA_UNUSED_DAYS: 90,
        FEED_ALLOW_PRIVATE_HOSTS: [],
        FEED_PHOTO_PARALLEL: 4,
        FEED_PHOTO_MAX_MB: 15,
        FEED_PHOTO_SECONDS: 30,
        FEED_PHOTO_RETRY_SECONDS: 60,
        FEED_PHOTO_RECHECK_HOURS: 168,
        DEMO: false,
        ...changes,
      }),
    files: async (of) => {
      if (of === 'files' && objects !== undefined) return allOf(objects.storage.list());
      const entries = await readdir(join(folder, of), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    clear: async () => {
      await Promise.all([
        ...[nats.stop(), database.drop(), s3?.stop()],
        rm(folder, { recursive: true, force: true }),
      ]);
    },
  };
}

const variablesFor = (s3: S3Config): Record<string, string> => ({
  MEDIA_STORAGE: 's3',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
});

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export const urlOf = (service: RunningService, path: string): string =>
  `http://127.0.0.1:${service.httpPort}${path}`;

interface UploadAnswer {
  status: number;
  body: Asset & Problem;
}

export async function upload(
  service: RunningService,
  kind: UploadKind,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const response = await fetch(urlOf(service, '/assets'), {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'x-kind': kind, 'x-original-name': 'a.png', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

export async function get(
  service: RunningService,
  filename: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(urlOf(service, `/uploads/${filename}`), { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

export async function assetCount(service: RunningService): Promise<number> {
  const [row] = await service.app
    .get(DataSource)
    .query<[{ count: number }]>('SELECT count(*)::int AS count FROM asset');
  return row.count;
}
