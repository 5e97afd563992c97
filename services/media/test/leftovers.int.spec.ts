import { request as httpRequest } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { lockStem } from '../src/asset/asset.repository.js';
import { IncomingFolder } from '../src/incoming/incoming-folder.js';
import { SweepLeftovers } from '../src/incoming/sweep-leftovers.js';
import { AssetStorage } from '../src/storage/asset-storage.js';
import { assetCount, get, createMediaStack, TOKEN, upload, type MediaStack } from './media-stack.js';
import { jpeg, pdf } from './pictures.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe.each(['filesystem', 's3'] as const)('a killed process, with files stored in %s,', (kind) => {
  let stack: MediaStack;
  beforeAll(async () => {
    stack = await createMediaStack(kind);
  });
  afterAll(() => stack.clear());

  it('during an upload leaves nothing after the next start: no partial file, no row without its file', async () => {
    const process = await startServiceProcess(MAIN, {
      NATS_URL: stack.nats.url,
      MEDIA_DATABASE_URL: stack.database.url,
      MEDIA_DIR: stack.folder,
      MEDIA_PORT: '0',
      MEDIA_UPLOAD_TOKEN: TOKEN,
      ...stack.storageVariables,
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
    await waitFor('the first half', async () => (await stack.files('incoming')).length > 0);
    await process.kill('SIGKILL');
    outgoing.destroy();
    expect(await stack.files('incoming')).toHaveLength(1);

    const media = await stack.start();
    expect(await stack.files('incoming')).toEqual([]);
    expect(await stack.files('files')).toEqual([]);
    expect(await assetCount(media)).toBe(0);
    await media.stop();
  });

  it('between the file and its row is swept with its variants; files with a row stay', async () => {
    const media = await stack.start();
    const { body } = await upload(media, 'image', await jpeg(320, 240));
    await get(media, body.filename.replace('.webp', '-160w.webp'));
    const stored = await stack.files('files');
    await media.app.get(IncomingFolder).withFile(async (path) => {
      for (const name of ['orphan.webp', 'orphan-160w.avif']) {
        await writeFile(path, 'bytes');
        await media.app.get(AssetStorage).put(name, path);
      }
    });
    await media.app.get(SweepLeftovers).sweep();
    expect((await stack.files('files')).sort()).toEqual(stored.sort());
    await media.stop();
  });

  it('is distinguished from files that a live replica is storing', async () => {
    const media = await stack.start();
    const storage = media.app.get(AssetStorage);
    const dataSource = media.app.get(DataSource);
    await media.app.get(IncomingFolder).withFile(async (path) => {
      await writeFile(path, 'unfinished');
      const other = await stack.start();
      expect(await stack.files('incoming')).toHaveLength(1);
      await other.stop();
    });

    let swept = false;
    let sweeping: Promise<void> | undefined;
    await dataSource.transaction(async (manager) => {
      await lockStem(manager, 'late');
      await writeFile(join(stack.folder, 'late'), 'bytes');
      await storage.put('late.webp', join(stack.folder, 'late'));
      sweeping = media.app
        .get(SweepLeftovers)
        .sweep()
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
});
