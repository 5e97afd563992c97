import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset } from '@manzil/contracts/media/asset';
import type { Problem } from '@manzil/contracts/errors';
import type { UploadKind } from '@manzil/contracts/media/upload';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { DataSource } from 'typeorm';
import type { MediaConfig } from '../src/config.js';
import { startMedia } from '../src/start-media.js';

export const TOKEN = 'test-upload-token';

/** What replicas of media share: NATS, a database and a folder. */
export interface MediaGround {
  nats: TestNats;
  database: TestDatabase;
  folder: string;
  start(changes?: Partial<MediaConfig>): Promise<RunningService>;
  /** Paths of all files below a folder of media's. */
  files(of: 'incoming' | 'files'): Promise<string[]>;
  /** Takes away what stands; services must have been stopped. */
  clear(): Promise<void>;
}

export async function mediaGround(): Promise<MediaGround> {
  const postgres = await startPostgres();
  const [nats, database, folder] = await Promise.all([
    startNats(),
    createDatabase(postgres.adminUrl),
    mkdtemp(join(tmpdir(), 'manzil-media-')),
  ]);
  return {
    nats,
    database,
    folder,
    start: (changes = {}) =>
      startMedia({
        NATS_URL: nats.url,
        OPS_PORT: 0,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        MEDIA_DATABASE_URL: database.url,
        MEDIA_PORT: 0,
        MEDIA_DIR: folder,
        MEDIA_UPLOAD_TOKEN: TOKEN,
        MEDIA_IMAGE_WORKERS: 2,
        MEDIA_UNCLAIMED_HOURS: 24,
        DEMO: false,
        ...changes,
      }),
    files: async (of) => {
      const entries = await readdir(join(folder, of), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    clear: async () => {
      await Promise.all([nats.stop(), database.drop(), rm(folder, { recursive: true, force: true })]);
    },
  };
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
