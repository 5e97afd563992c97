import { purgeFileFromBin } from '@manzil/contracts/http/bin';
import { listAssets, describeAsset, deleteAsset } from '@manzil/contracts/http/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryConnectionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { claimReferences } from '@manzil/contracts/media/commands';
import { formerAssetsReferenced } from '@manzil/contracts/media/events';
import { claimAsset, getAsset, getAssetWithUses, releaseAsset } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { COMMAND_STREAM } from '@manzil/messaging/connection/streams';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { unhandledCommands } from '@manzil/testing/unhandled-commands';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { lockStem } from '../src/asset/asset.repository.js';
import { CollectUnclaimed } from '../src/collect/collect-unclaimed.js';
import { RemoveAsset } from '../src/collect/remove-asset.js';
import { AssetStorage } from '../src/storage/asset-storage.js';
import { get, createMediaStack, upload, type MediaStack } from './media-stack.js';
import { jpeg, pdf } from './pictures.js';

const HOUR_MS = 3_600_000;

const permutations = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

describe('claims', () => {
  let stack: MediaStack;
  let media: RunningService;
  let client: RpcClient;
  let dataSource: DataSource;

  beforeAll(async () => {
    stack = await createMediaStack();
    media = await stack.start();
    client = media.app.get(RpcClient);
    dataSource = media.app.get(DataSource);
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });

  /** Stores a photo of the feed, because files of staff stay for longer than a day, see retention.int.spec. */
  const stored = async (): Promise<{ id: string; filename: string; stem: string }> => {
    const { body } = await upload(media, 'image', await jpeg(200, 150));
    await dataSource.query("UPDATE asset SET origin = 'feed' WHERE id = $1", [body.id]);
    return { ...body, stem: body.filename.replace('.webp', '') };
  };
  const later = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
  const collect = (hours: number): Promise<number> => media.app.get(CollectUnclaimed).collect(later(hours));
  const exists = async (filename: string): Promise<boolean> => (await get(media, filename)).status === 200;
  const usedBy = async (filename: string): Promise<string[]> => {
    const asset = await client.request(getAssetWithUses, { filename });
    return asset.usedBy.map(({ owner }) => owner);
  };
  /** Sends the references of an owner and waits until they are handled. */
  const sendClaims = async (
    owner: string,
    version: number,
    filenames: string[],
    parts: { part?: number; parts?: number } = {},
  ): Promise<void> => {
    await dataSource.transaction((manager) =>
      media.app
        .get(Outbox)
        .add(manager, claimReferences, { owner, label: `The ${owner}`, version, filenames, ...parts }),
    );
    const { connection } = media.app.get(NatsLink);
    await waitFor('the command to be handled', async () => {
      const unsent = await dataSource.query<unknown[]>('SELECT FROM outbox');
      return unsent.length === 0 && (await unhandledCommands(connection, COMMAND_STREAM)) === 0;
    });
  };

  it('are made by the events of the previous release as well, which may still wait', async () => {
    const asset = await stored();
    const former = { owner: 'page:900', label: 'Guide', filenames: [asset.filename] };
    await media.app.get(Outbox).add(dataSource.manager, formerAssetsReferenced, { ...former, version: 1 });
    await waitFor('the claim', async () => (await usedBy(asset.filename)).includes(former.owner));
    await sendClaims(former.owner, 2, []);
    expect(await usedBy(asset.filename)).toEqual([]);
    await collect(100);
  });

  it('keep an asset from being collected; without one it is removed a day after its upload, with its variants', async () => {
    const used = await stored();
    const unused = await stored();
    await get(media, `${unused.stem}-160w.webp`);
    await sendClaims('development:1', 1, [used.filename]);
    expect(await collect(23)).toBe(0);
    expect(await collect(25)).toBe(1);
    expect(await exists(used.filename)).toBe(true);
    expect(await exists(unused.filename)).toBe(false);
    expect(await exists(`${unused.stem}-160w.webp`)).toBe(false);
    expect((await stack.files('files')).filter((name) => name.startsWith(unused.stem))).toEqual([]);
    await expect(client.request(getAsset, { filename: unused.filename })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of a record are those of its newest message, in any order and with repetitions', async () => {
    const [first, second] = [await stored(), await stored()];
    await sendClaims('development:2', 5, [first.filename, `${second.stem}-640w.avif`]);
    expect(await usedBy(second.filename)).toEqual(['development:2']);
    await sendClaims('development:2', 7, [second.filename]);
    await sendClaims('development:2', 6, [first.filename]);
    await sendClaims('development:2', 7, [first.filename]);
    expect(await usedBy(first.filename)).toEqual([]);
    expect(await usedBy(second.filename)).toEqual(['development:2']);
    await sendClaims('development:2', 8, []);
    await sendClaims('development:2', 3, [second.filename]);
    expect(await usedBy(second.filename)).toEqual([]);
  });

  it.each(permutations([1, 2, 3]).map((order) => ({ order })))(
    'that come in parts release what was used before with the last of them: $order',
    async ({ order }) => {
      const owner = `page:${order.join('')}`;
      const [old, ...files] = await Promise.all(Array.from({ length: 4 }, stored));
      await sendClaims(owner, 1, [old?.filename ?? '']);
      for (const part of order) {
        expect(await usedBy(old?.filename ?? '')).toEqual([owner]);
        await sendClaims(owner, 2, [files[part - 1]?.filename ?? ''], { part, parts: 3 });
        await sendClaims(owner, 2, [], { part, parts: 3 });
      }
      expect(await usedBy(old?.filename ?? '')).toEqual([]);
      for (const { filename } of files) expect(await usedBy(filename)).toEqual([owner]);
      // A late part of the previous version changes nothing.
      await sendClaims(owner, 1, [old?.filename ?? ''], { part: 2, parts: 2 });
      expect(await usedBy(old?.filename ?? '')).toEqual([]);
    },
  );

  it('of two records protect an asset until both have released it, and then a day longer', async () => {
    const asset = await stored();
    await dataSource.query("UPDATE asset SET unclaimed_since = now() - interval '20 hours' WHERE id = $1", [
      asset.id,
    ]);
    await sendClaims('development:3', 1, [asset.filename]);
    await client.request(claimAsset, { filename: asset.filename, owner: 'page:4', label: 'Guide' });
    await client.request(claimAsset, { filename: asset.filename, owner: 'page:4', label: 'Guide' });
    await sendClaims('development:3', 2, []);
    await collect(100);
    expect(await exists(asset.filename)).toBe(true);
    await client.request(releaseAsset, { filename: asset.filename, owner: 'page:4' });
    await client.request(releaseAsset, { filename: asset.filename, owner: 'page:4' });
    await collect(23);
    expect(await exists(asset.filename)).toBe(true);
    await collect(25);
    expect(await exists(asset.filename)).toBe(false);
  });

  it('made before the file is stored protect it afterwards', async () => {
    const photo = await jpeg(90, 90);
    const { body } = await upload(media, 'image', photo);
    await client.request(deleteAsset, { id: body.id });
    await client.request(purgeFileFromBin, { id: body.id });
    await sendClaims('development:5', 1, [body.filename]);
    expect((await upload(media, 'image', photo)).body.filename).toBe(body.filename);
    await collect(25);
    expect(await exists(body.filename)).toBe(true);
  });

  it('are not needed by an asset that was just uploaded again', async () => {
    const photo = await jpeg(80, 80);
    const { body } = await upload(media, 'image', photo);
    await dataSource.query("UPDATE asset SET unclaimed_since = now() - interval '2 days' WHERE id = $1", [
      body.id,
    ]);
    expect((await upload(media, 'image', photo)).status).toBe(200);
    await collect(0);
    expect(await exists(body.filename)).toBe(true);
  });

  it('of an unknown file are refused', async () => {
    await expect(
      client.request(claimAsset, { filename: 'none.webp', owner: 'page:1', label: '' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are collected by one replica at a time', async () => {
    const holder = dataSource.createQueryRunner();
    expect(await tryConnectionLock(holder, 'collect-unclaimed')).toBe(true);
    const asset = await stored();
    expect(await collect(100)).toBe(0);
    await holder.query('SELECT pg_advisory_unlock_all()');
    await holder.release();
    await collect(100);
    expect(await exists(asset.filename)).toBe(false);
  });

  describe('of an asset that is being deleted', () => {
    it('restore it while its files still exist', async () => {
      const asset = await stored();
      await dataSource.transaction((manager) => media.app.get(RemoveAsset).mark(manager, asset.stem));
      await expect(client.request(getAsset, { filename: asset.filename })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await sendClaims('development:6', 1, [asset.filename]);
      await media.app.get(RemoveAsset).finish(asset.stem);
      await collect(0);
      expect(await exists(asset.filename)).toBe(true);
      expect(await usedBy(asset.filename)).toEqual(['development:6']);
    });

    it('wait for the deletion, and neither is half done', async () => {
      const asset = await stored();
      let collecting: Promise<number> | undefined;
      await dataSource.transaction(async (manager) => {
        await lockStem(manager, asset.stem);
        collecting = collect(100);
        await waitFor('the collector to wait', async () => {
          const [row] = await manager.query<[{ count: number }]>(
            "SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
          );
          return row.count > 0;
        });
        await manager.query("INSERT INTO asset_owner VALUES ('page:9', 'Guide', 1)");
        await manager.query("INSERT INTO asset_claim (stem, owner) VALUES ($1, 'page:9')", [asset.stem]);
      });
      await collecting;
      expect(await exists(asset.filename)).toBe(true);
    });
  });

  it('do not matter to a deletion that a killed process began: it is finished from any step', async () => {
    const assets = [await stored(), await stored()];
    for (const { stem } of assets)
      await dataSource.transaction((manager) => media.app.get(RemoveAsset).mark(manager, stem));
    await media.app.get(AssetStorage).remove(assets[0]?.filename ?? '');
    expect(await collect(0)).toBe(2);
    const left = await dataSource.query<unknown[]>('SELECT 1 FROM asset WHERE deleting_at IS NOT NULL');
    expect(left).toEqual([]);
    for (const { filename } of assets) expect(await exists(filename)).toBe(false);
  });

  describe('in the library', () => {
    it('are listed with every upload, which is found by name, description and kind', async () => {
      const photo = await stored();
      const { body: plan } = await upload(media, 'document', pdf(), {
        'x-original-name': '100%25_Floor.pdf',
      });
      await sendClaims('development:7', 1, [photo.filename]);
      await client.request(describeAsset, { id: photo.id, alt: 'A pool on a roof' });
      const find = async (query: object) =>
        (await client.request(listAssets, { page: 1, ...query })).items.map(({ id }) => id);
      expect(await find({ q: 'POOL on' })).toEqual([photo.id]);
      expect(await find({ q: '100%_floor' })).toEqual([plan.id]);
      expect(await find({ q: '100__floor' })).toEqual([]);
      expect((await find({ kind: 'document' })).every((id) => id !== photo.id)).toBe(true);
      expect((await find({}))[0]).toBe(plan.id);
      const { items } = await client.request(listAssets, { q: 'pool', page: 1 });
      expect(items[0]).toMatchObject({
        alt: 'A pool on a roof',
        usedBy: [{ owner: 'development:7', label: 'The development:7' }],
      });
    });

    it('are returned for one upload by its whole name only', async () => {
      const asset = await stored();
      await upload(media, 'document', pdf(), { 'x-original-name': asset.filename });
      await sendClaims('development:9', 1, [asset.filename]);
      expect(await client.request(getAssetWithUses, { filename: asset.filename })).toMatchObject({
        id: asset.id,
        alt: '',
        usedBy: [{ owner: 'development:9', label: 'The development:9' }],
      });
      for (const filename of ['', asset.stem, asset.filename.toUpperCase(), `${asset.stem}-640w.webp`])
        await expect(client.request(getAssetWithUses, { filename })).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      await expect(client.request(getAssetWithUses, { filename: 'nul\0' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      await dataSource.transaction((manager) => media.app.get(RemoveAsset).mark(manager, asset.stem));
      await expect(client.request(getAssetWithUses, { filename: asset.filename })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('keep an asset from being deleted, with an error that names the records', async () => {
      const asset = await stored();
      await sendClaims('development:8', 1, [asset.filename]);
      await expect(client.request(deleteAsset, { id: asset.id })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'The file is in use: The development:8',
        extra: { details: { usedBy: [{ owner: 'development:8' }] } },
      });
      await sendClaims('development:8', 2, []);
      await client.request(deleteAsset, { id: asset.id });
      expect(await exists(asset.filename)).toBe(false);
      for (const ask of [
        () => client.request(deleteAsset, { id: asset.id }),
        () => client.request(describeAsset, { id: asset.id, alt: '' }),
      ])
        await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('may be made on a plan, which is a PDF or a picture of up to the size of a document', async () => {
    const large = await jpeg(1_400, 1_100);
    const enlarged = Buffer.concat([large, Buffer.alloc(Math.max(0, 2_200_000 - large.length))]);
    const picture = await upload(media, 'plan', enlarged);
    expect(picture).toMatchObject({ status: 201, body: { kind: 'image', contentType: 'image/webp' } });
    expect((await upload(media, 'plan', pdf())).body).toMatchObject({ kind: 'document' });
    expect((await upload(media, 'plan', Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(media, 'image', enlarged)).status).toBe(413);
  });
});
