import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAsset, getAssetWithUses } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { DataSource } from 'typeorm';
import { AssetStorage } from '../src/storage/asset-storage.js';
import { assetCount, get, createMediaStack, type MediaStack } from './media-stack.js';
import { png, webp } from './pictures.js';

describe('the demo photographs', () => {
  let stack: MediaStack;
  let demo: { DEMO: true; DEMO_DIR: string };
  let room: Buffer;

  beforeAll(async () => {
    stack = await createMediaStack();
    demo = { DEMO: true, DEMO_DIR: await mkdtemp(join(tmpdir(), 'manzil-demo-')) };
    const folder = join(demo.DEMO_DIR, 'media');
    await mkdir(folder);
    room = await webp(640, 480);
    await writeFile(join(folder, 'room-01.webp'), room);
    await writeFile(join(folder, 'avatar-01.png'), await png(96, 96));
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const manifest = [{ file: 'room-01.webp', kind: 'room', alt: 'Bright room with a view' }];
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  });
  afterAll(async () => {
    await rm(demo.DEMO_DIR, { recursive: true });
    await stack.clear();
  });

  it('are stored once and unchanged by replicas that start together', async () => {
    const replicas = await Promise.all([stack.start(demo), stack.start(demo), stack.start(demo)]);
    const [media] = replicas;
    expect((await stack.files('files')).sort()).toEqual(['demo-avatar-01.png', 'demo-room-01.webp']);
    expect(await assetCount(media)).toBe(2);
    expect((await get(media, 'demo-room-01.webp')).bytes.equals(room)).toBe(true);
    expect((await get(media, 'demo-avatar-01-160w.avif')).headers.get('content-type')).toBe('image/avif');
    expect(await media.app.get(RpcClient).request(getAsset, { filename: 'demo-room-01.webp' })).toMatchObject(
      {
        width: 640,
        height: 480,
        contentType: 'image/webp',
        originalName: 'room-01.webp',
      },
    );
    const shown = async (filename: string): Promise<string> =>
      (await media.app.get(RpcClient).request(getAssetWithUses, { filename })).alt;
    expect(await shown('demo-room-01.webp')).toBe('Bright room with a view');
    expect(await shown('demo-avatar-01.png')).toBe('');
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  it('are not stored again: a lost file is restored, a deleted photo is not', async () => {
    const first = await stack.start(demo);
    const storage = first.app.get(AssetStorage);
    await storage.remove('demo-room-01.webp');
    await storage.remove('demo-avatar-01.png');
    await first.app.get(DataSource).query("DELETE FROM asset WHERE filename = 'demo-avatar-01.png'");
    await first.stop();

    const second = await stack.start(demo);
    expect((await get(second, 'demo-room-01.webp')).bytes.equals(room)).toBe(true);
    expect((await get(second, 'demo-avatar-01.png')).status).toBe(404);
    expect(await assetCount(second)).toBe(1);
    await second.stop();
  });

  it('that wait in the recycle bin stay there over a start', async () => {
    const first = await stack.start(demo);
    const isDeleted = "deleted_at IS NOT NULL AND filename = 'demo-room-01.webp'";
    await first.app
      .get(DataSource)
      .query("UPDATE asset SET deleted_at = now() WHERE filename = 'demo-room-01.webp'");
    await first.app.get(DataSource).query("DELETE FROM asset_claim WHERE stem = 'demo-room-01'");
    await first.stop();

    const second = await stack.start(demo);
    const dataSource = second.app.get(DataSource);
    expect(await dataSource.query(`SELECT FROM asset WHERE ${isDeleted}`)).toHaveLength(1);
    expect((await get(second, 'demo-room-01.webp')).status).toBe(404);
    await dataSource.query(`UPDATE asset SET deleted_at = NULL WHERE ${isDeleted}`);
    await second.stop();
  });

  it('of a later edition are added to those of an earlier one', async () => {
    const folder = join(demo.DEMO_DIR, 'media');
    await writeFile(join(folder, 'room-02.webp'), room);
    await writeFile(join(folder, 'room-03.webp'), room);
    const manifest = [
      { file: 'room-01.webp', alt: 'Bright room with a view' },
      { file: 'room-02.webp', alt: 'Its window', edition: 2 },
      { file: 'room-03.webp', alt: 'Its door', edition: 2 },
    ];
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    const names = async (media: Awaited<ReturnType<MediaStack['start']>>): Promise<string[]> =>
      (
        await media.app
          .get(DataSource)
          .query<{ filename: string }[]>('SELECT filename FROM asset ORDER BY filename')
      ).map(({ filename }) => filename);

    const first = await stack.start(demo);
    // The photo of the first edition that staff have deleted stays deleted.
    expect(await names(first)).toEqual(['demo-room-01.webp', 'demo-room-02.webp', 'demo-room-03.webp']);
    await first.app.get(AssetStorage).remove('demo-room-03.webp');
    await first.app.get(DataSource).query("DELETE FROM asset WHERE filename = 'demo-room-03.webp'");
    await first.stop();

    const second = await stack.start(demo);
    expect(await names(second)).toEqual(['demo-room-01.webp', 'demo-room-02.webp']);
    await second.stop();
  });

  it('are not stored unless DEMO is on', async () => {
    const bare = await createMediaStack();
    const media = await bare.start();
    expect(await assetCount(media)).toBe(0);
    await media.stop();
    await bare.clear();
  });
});
