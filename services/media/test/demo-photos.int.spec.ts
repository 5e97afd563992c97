import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAsset, getAssetWithUses } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { DataSource } from 'typeorm';
import { AssetStorage } from '../src/storage/asset-storage.js';
import { assetCount, get, mediaGround, type MediaGround } from './media-stack.js';
import { png, webp } from './pictures.js';

describe('the demo photographs', () => {
  let ground: MediaGround;
  let demo: { DEMO: true; DEMO_DIR: string };
  let room: Buffer;

  beforeAll(async () => {
    ground = await mediaGround();
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
    await ground.clear();
  });

  it('are stored once, as they are, by replicas that start together', async () => {
    const replicas = await Promise.all([ground.start(demo), ground.start(demo), ground.start(demo)]);
    const [media] = replicas;
    expect((await ground.files('files')).sort()).toEqual(['demo-avatar-01.png', 'demo-room-01.webp']);
    expect(await assetCount(media)).toBe(2);
    expect((await get(media, 'demo-room-01.webp')).bytes.equals(room)).toBe(true);
    expect((await get(media, 'demo-avatar-01-160w.avif')).headers.get('content-type')).toBe('image/avif');
    expect(await media.app.get(RpcClient).ask(getAsset, { filename: 'demo-room-01.webp' })).toMatchObject({
      width: 640,
      height: 480,
      contentType: 'image/webp',
      originalName: 'room-01.webp',
    });
    const shown = async (filename: string): Promise<string> =>
      (await media.app.get(RpcClient).ask(getAssetWithUses, { filename })).alt;
    expect(await shown('demo-room-01.webp')).toBe('Bright room with a view');
    expect(await shown('demo-avatar-01.png')).toBe('');
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  it('are not stored again; a lost file comes back, a deleted photo does not', async () => {
    const first = await ground.start(demo);
    const storage = first.app.get(AssetStorage);
    await storage.remove('demo-room-01.webp');
    await storage.remove('demo-avatar-01.png');
    await first.app.get(DataSource).query("DELETE FROM asset WHERE filename = 'demo-avatar-01.png'");
    await first.stop();

    const second = await ground.start(demo);
    expect((await get(second, 'demo-room-01.webp')).bytes.equals(room)).toBe(true);
    expect((await get(second, 'demo-avatar-01.png')).status).toBe(404);
    expect(await assetCount(second)).toBe(1);
    await second.stop();
  });

  it('are not stored unless asked for', async () => {
    const bare = await mediaGround();
    const media = await bare.start();
    expect(await assetCount(media)).toBe(0);
    await media.stop();
    await bare.clear();
  });
});
