import { randomUUID } from 'node:crypto';
import { restoreFileFromBin, purgeFileFromBin } from '@manzil/contracts/http/bin';
import {
  listAssets,
  describeAsset,
  deleteAsset,
  changeAssets,
  deleteAssets,
} from '@manzil/contracts/http/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { claimReferences } from '@manzil/contracts/media/commands';
import {
  claimAsset,
  getAsset,
  getAssetWithUses,
  hashAssets,
  listDeletedAssets,
} from '@manzil/contracts/media/rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { runWithActor } from '@manzil/messaging/request-context';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { CollectUnclaimed } from '../src/collect/collect-unclaimed.js';
import { RemoveAsset } from '../src/collect/remove-asset.js';
import { assetCount, createMediaStack, get, upload, type MediaStack } from './media-stack.js';
import { jpeg, pdf } from './pictures.js';

const DAY_MS = 24 * 3_600_000;
const LAYLA = { kind: 'member', id: randomUUID(), name: 'layla' } as const;
const NOT_IN_BIN = { code: 'NOT_FOUND', message: 'This file is not in the recycle bin' };

describe('files that a member deleted', () => {
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

  interface File {
    id: string;
    filename: string;
    bytes: Buffer;
    variant: string;
  }
  /** Stores a picture with a variant. */
  const stored = async (): Promise<File> => {
    const bytes = await jpeg(400, 300);
    const { id, filename } = (await upload(media, 'image', bytes)).body;
    const variant = filename.replace('.webp', '-160w.webp');
    expect((await get(media, variant)).status).toBe(200);
    return { id, filename, bytes, variant };
  };
  const remove = ({ id }: { id: string }) => runWithActor(LAYLA, () => client.request(deleteAsset, { id }));
  const deleted = async (): Promise<File> => {
    const file = await stored();
    expect(await remove(file)).toMatchObject({ id: file.id, restorable: true });
    return file;
  };
  const bin = async () => (await client.request(listDeletedAssets, {})).assets.map(({ id }) => id);
  const statuses = ({ filename, variant }: File) =>
    Promise.all(
      [filename, variant, variant.replace('160w.webp', '320w.avif')].map(
        async (name) => (await get(media, name)).status,
      ),
    );
  const collectOnDay = (day: number): Promise<number> =>
    media.app.get(CollectUnclaimed).collect(new Date(Date.now() + day * DAY_MS));
  const filesOf = async ({ filename }: File) =>
    (await stack.files('files')).filter((name) => name.startsWith(filename.replace('.webp', '')));
  const isBack = async (file: File): Promise<void> => {
    expect(await bin()).not.toContain(file.id);
    expect(await statuses(file)).toEqual([200, 200, 200]);
    expect(await client.request(getAsset, { filename: file.filename })).toMatchObject({ id: file.id });
  };

  it('are at once found by nobody, not by a name, a variant, a condition or a part', async () => {
    const file = await stored();
    const { headers } = await get(media, file.filename);
    await remove(file);
    expect(await statuses(file)).toEqual([404, 404, 404]);
    const conditions = { 'if-none-match': headers.get('etag') ?? '', range: 'bytes=0-9' };
    for (const method of ['GET', 'HEAD'])
      expect((await get(media, file.filename, conditions, method)).status).toBe(404);
    expect((await get(media, file.filename)).headers.get('cache-control')).toBe('no-store');

    const { id, filename } = file;
    for (const ask of [
      () => client.request(getAsset, { filename }),
      () => client.request(getAssetWithUses, { filename }),
      () => client.request(describeAsset, { id, alt: 'A hall' }),
      () => client.request(deleteAsset, { id }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no such file' });
    expect(await client.request(hashAssets, { filenames: [filename] })).toEqual({ items: [] });
    expect(await client.request(changeAssets, { ids: [id], kept: true })).toEqual({ changed: 0 });
    const { items } = await client.request(listAssets, { q: filename, page: 1 });
    expect(items).toEqual([]);
  });

  it('are in the bin with who deleted them and until when, and come back once as they were', async () => {
    const file = await stored();
    await client.request(describeAsset, { id: file.id, alt: 'A hall', tags: ['office'] });
    await client.request(changeAssets, { ids: [file.id], kept: true });
    await remove(file);
    const { tags } = await client.request(listAssets, { page: 1 });
    expect(tags).toEqual([]);
    const [first] = (await client.request(listDeletedAssets, {})).assets;
    expect(first).toMatchObject({ id: file.id, originalName: 'a.png', deletedBy: 'layla' });
    expect(Date.parse(first?.purgeAt ?? '') - Date.parse(first?.deletedAt ?? '')).toBe(30 * DAY_MS);

    expect(await client.request(restoreFileFromBin, { id: file.id })).toMatchObject({
      filename: file.filename,
    });
    await isBack(file);
    expect(await client.request(getAssetWithUses, { filename: file.filename })).toMatchObject({
      alt: 'A hall',
      tags: ['office'],
      kept: true,
    });
    await expect(client.request(restoreFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
    await expect(client.request(purgeFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
  });

  it('have a whole time of grace when they come back', async () => {
    const file = await stored();
    await dataSource.query(
      "UPDATE asset SET unclaimed_since = now() - interval '89 days', removal_announced_at = now() WHERE id = $1",
      [file.id],
    );
    await remove(file);
    await client.request(restoreFileFromBin, { id: file.id });
    expect(await collectOnDay(29)).toBe(0);
    const { removeAt } = await client.request(getAssetWithUses, { filename: file.filename });
    expect(Math.round((Date.parse(removeAt ?? '') - Date.now()) / DAY_MS)).toBe(90);
  });

  it('are removed with their files after 30 days, and not before, however long they were unused', async () => {
    const file = await deleted();
    await dataSource.query("UPDATE asset SET unclaimed_since = now() - interval '1 year' WHERE id = $1", [
      file.id,
    ]);
    await collectOnDay(29);
    expect(await filesOf(file)).toContain(file.filename);
    await collectOnDay(31);
    expect(await filesOf(file)).toEqual([]);
    await expect(client.request(restoreFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
  });

  it('are removed at once for good on demand', async () => {
    const [file, other] = [await deleted(), await deleted()];
    await client.request(purgeFileFromBin, { id: file.id });
    expect(await filesOf(file)).toEqual([]);
    expect(await dataSource.query('SELECT FROM asset WHERE id = $1', [file.id])).toEqual([]);
    await expect(client.request(purgeFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
    await expect(client.request(restoreFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
    await client.request(restoreFileFromBin, { id: other.id });
    await isBack(other);
    const anew = await upload(media, 'image', file.bytes);
    expect(anew).toMatchObject({ status: 201, body: { filename: file.filename } });
  });

  it('whose removal a killed process began are not in the bin, and are removed by the next collection', async () => {
    const file = await deleted();
    const stem = file.filename.replace('.webp', '');
    await dataSource.transaction((manager) => media.app.get(RemoveAsset).mark(manager, stem));
    expect(await bin()).not.toContain(file.id);
    await expect(client.request(restoreFileFromBin, { id: file.id })).rejects.toMatchObject(NOT_IN_BIN);
    await collectOnDay(0);
    expect(await filesOf(file)).toEqual([]);
  });

  it('come back as the same file when the same bytes are uploaded, as they were sent or as they are stored', async () => {
    const file = await stored();
    const { bytes } = await get(media, file.filename);
    const { body: plan } = await upload(media, 'document', pdf());
    const before = await assetCount(media);
    for (const sent of [file.bytes, bytes]) {
      await remove(file);
      expect((await upload(media, 'image', sent)).body.id).toBe(file.id);
      await isBack(file);
    }
    await remove(plan);
    expect((await get(media, plan.filename)).status).toBe(404);
    expect(await assetCount(media)).toBe(before);
  });

  it('come back when a record uses them again, also while their removal is due', async () => {
    const file = await deleted();
    await dataSource.query("UPDATE asset SET deleted_at = now() - interval '31 days' WHERE id = $1", [
      file.id,
    ]);
    const owner = 'page:77';
    const claim = { owner, label: 'Guide', version: 1, filenames: [file.variant] };
    await dataSource.transaction((manager) => media.app.get(Outbox).add(manager, claimReferences, claim));
    await waitFor('the claim', async () => !(await bin()).includes(file.id));
    await isBack(file);
    await collectOnDay(60);
    await isBack(file);

    const other = await deleted();
    await client.request(claimAsset, { filename: other.filename, owner, label: 'Guide' });
    await isBack(other);
    await expect(remove(other)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are named when many are deleted at once; photos of the feed are removed instead, and never in the bin', async () => {
    const [file, photo] = [await stored(), await stored()];
    await dataSource.query("UPDATE asset SET origin = 'feed' WHERE id = $1", [photo.id]);
    expect(await client.request(deleteAssets, { ids: [file.id, photo.id] })).toEqual({
      deleted: 2,
      restorable: [file.id],
      inUse: [],
    });
    expect(await bin()).not.toContain(photo.id);
    expect(await filesOf(photo)).toEqual([]);
    await expect(client.request(restoreFileFromBin, { id: photo.id })).rejects.toMatchObject(NOT_IN_BIN);

    const single = await stored();
    await dataSource.query("UPDATE asset SET origin = 'feed' WHERE id = $1", [single.id]);
    expect(await remove(single)).toMatchObject({ restorable: false });
    expect(await filesOf(single)).toEqual([]);
  });

  it('are restored or purged once when both happen at the same time', async () => {
    const file = await deleted();
    const results = await Promise.allSettled([
      client.request(restoreFileFromBin, { id: file.id }),
      client.request(purgeFileFromBin, { id: file.id }),
      client.request(restoreFileFromBin, { id: file.id }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await dataSource.query<unknown[]>('SELECT FROM asset WHERE id = $1', [file.id]);
    expect((await filesOf(file)).includes(file.filename)).toBe(row !== undefined);
  });

  it('are listed in parts, the last deleted first', async () => {
    const files = [await deleted(), await deleted(), await deleted()];
    const newest = files.map(({ id }) => id).toReversed();
    const parts = [
      await client.request(listDeletedAssets, { offset: 0, limit: 2 }),
      await client.request(listDeletedAssets, { offset: 2, limit: 1 }),
    ];
    expect(parts.flatMap(({ assets }) => assets.map(({ id }) => id))).toEqual(newest);
    expect(parts.every(({ total }) => total >= 3)).toBe(true);
  });

  it('are in the audit trail with who deleted, restored and purged them, by name', async () => {
    const file = await stored();
    await remove(file);
    await runWithActor(LAYLA, () => client.request(restoreFileFromBin, { id: file.id }));
    await remove(file);
    await runWithActor(LAYLA, () => client.request(purgeFileFromBin, { id: file.id }));
    const old = await deleted();
    await collectOnDay(31);
    const recorded = async ({ id }: File) =>
      (await storedEvents(stack.nats, mediaAuditRecorded.subject)).flatMap((event) => {
        const words = JSON.stringify(event);
        const action = /"action":"(media-\w+)"/.exec(words)?.[1];
        return words.includes(id) && action !== undefined
          ? [`${action} ${String(words.includes('layla'))}`]
          : [];
      });
    const [acts, later] = [
      ['media-deleted true', 'media-restored true', 'media-deleted true', 'media-purged true'],
      ['media-deleted true', 'media-purged false'],
    ];
    await waitFor('the records', async () => (await recorded(file)).length >= 4);
    expect(await recorded(file)).toEqual(acts);
    await waitFor('the record of the collector', async () => (await recorded(old)).length >= 2);
    expect(await recorded(old)).toEqual(later);
  });
});
