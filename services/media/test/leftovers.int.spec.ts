import { request as httpRequest } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { lockStem } from '../src/asset/asset.repository.js';
import { IncomingFolder } from '../src/incoming/incoming-folder.js';
import { SweepLeftovers } from '../src/incoming/sweep-leftovers.js';
import { AssetStorage } from '../src/storage/asset-storage.js';
import { assetCount, get, mediaGround, TOKEN, upload, type MediaGround } from './media-stack.js';
import { jpeg, pdf } from './pictures.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe.each(['filesystem', 's3'] as const)(
  'what a killed process leaves, with files kept in %s,',
  (kept) => {
    let ground: MediaGround;
    beforeAll(async () => {
      ground = await mediaGround(kept);
    });
    afterAll(() => ground.clear());

    it('in the middle of an upload is gone after the next start: no half file, no row without its file', async () => {
      const process = await startServiceProcess(MAIN, {
        NATS_URL: ground.nats.url,
        MEDIA_DATABASE_URL: ground.database.url,
        MEDIA_DIR: ground.folder,
        MEDIA_PORT: '0',
        MEDIA_UPLOAD_TOKEN: TOKEN,
        ...ground.storageVariables,
      });
      await process.ready();
      const outgoing = httpRequest({
        port: await process.portOf('http listening'),
        host: '127.0.0.1',
        path: '/assets',
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'x-kind': 'document', 'content-length': 5_000_000 },
      });
      outgoing.on('error', () => undefined);
      outgoing.write(pdf(2_000_000));
      await waitFor('the first half', async () => (await ground.files('incoming')).length > 0);
      await process.kill('SIGKILL');
      outgoing.destroy();
      expect(await ground.files('incoming')).toHaveLength(1);

      const media = await ground.start();
      expect(await ground.files('incoming')).toEqual([]);
      expect(await ground.files('files')).toEqual([]);
      expect(await assetCount(media)).toBe(0);
      await media.stop();
    });

    it('between the file and its row is swept, with its variants; what has a row stays', async () => {
      const media = await ground.start();
      const { body } = await upload(media, 'image', await jpeg(320, 240));
      await get(media, body.filename.replace('.webp', '-160w.webp'));
      const kept = await ground.files('files');
      await media.app.get(IncomingFolder).withFile(async (path) => {
        for (const name of ['orphan.webp', 'orphan-160w.avif']) {
          await writeFile(path, 'bytes');
          await media.app.get(AssetStorage).put(name, path);
        }
      });
      await media.app.get(SweepLeftovers).execute();
      expect((await ground.files('files')).sort()).toEqual(kept.sort());
      await media.stop();
    });

    it('is told from what a living replica has in hand', async () => {
      const media = await ground.start();
      const storage = media.app.get(AssetStorage);
      const dataSource = media.app.get(DataSource);
      await media.app.get(IncomingFolder).withFile(async (path) => {
        await writeFile(path, 'unfinished');
        const other = await ground.start();
        expect(await ground.files('incoming')).toHaveLength(1);
        await other.stop();
      });

      let swept = false;
      let sweeping: Promise<void> | undefined;
      await dataSource.transaction(async (manager) => {
        await lockStem(manager, 'late');
        await writeFile(join(ground.folder, 'late'), 'bytes');
        await storage.put('late.webp', join(ground.folder, 'late'));
        sweeping = media.app
          .get(SweepLeftovers)
          .execute()
          .then(() => {
            swept = true;
          });
        await waitFor('the sweep to wait for this transaction', async () => {
          const [row] = await manager.query<[{ count: number }]>(
            "SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
          );
          return row.count === 1;
        });
        expect(swept).toBe(false);
        await manager.query(
          `INSERT INTO asset (stem, filename, kind, content_type, size, sha256, original_name)
         VALUES ('late', 'late.webp', 'document', 'application/pdf', 5, repeat('0', 64), 'late')`,
        );
      });
      await sweeping;
      expect(await storage.find('late.webp')).toBeDefined();
      await media.stop();
    });
  },
);
