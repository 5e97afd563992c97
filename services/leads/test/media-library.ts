import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assetSchema, type Asset } from '@manzil/contracts/media/asset';
import { UPLOAD_KIND_HEADER, UPLOAD_NAME_HEADER, UPLOAD_PATH } from '@manzil/contracts/media/upload';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';

const TOKEN = 'only-for-this-test';

export interface MediaLibrary {
  databaseUrl: string;
  upload(kind: 'image' | 'document', bytes: Buffer, name: string): Promise<Asset>;
  /** Stops the service, and starts it again after `meanwhile`. */
  restart(meanwhile: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built media service at `url`, with an empty library. */
export async function startMediaLibrary(natsUrl: string, url: string): Promise<MediaLibrary> {
  const { adminUrl } = await startPostgres();
  const database = await createServiceDatabase(adminUrl, 'media');
  const folder = await mkdtemp(join(tmpdir(), 'manzil-library-'));
  const start = () =>
    startServiceInProcess('media', {
      NATS_URL: natsUrl,
      MEDIA_DATABASE_URL: database.url,
      MEDIA_PORT: new URL(url).port,
      MEDIA_DIR: folder,
      MEDIA_UPLOAD_TOKEN: TOKEN,
    });
  let media = await start();
  return {
    databaseUrl: database.url,
    upload: async (kind, bytes, name) => {
      const answer = await fetch(new URL(UPLOAD_PATH, url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          [UPLOAD_KIND_HEADER]: kind,
          [UPLOAD_NAME_HEADER]: encodeURIComponent(name),
        },
        body: new Uint8Array(bytes),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return assetSchema.parse(await answer.json());
    },
    restart: async (meanwhile) => {
      await media.stop();
      await meanwhile();
      media = await start();
    },
    stop: async () => {
      await media.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
