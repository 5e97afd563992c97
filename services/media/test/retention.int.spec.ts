import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { listAssets, describeAsset, changeAssets, deleteAssets } from '@manzil/contracts/http/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAsset, getAssetWithUses, releaseAsset } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { CollectUnclaimed } from '../src/collect/collect-unclaimed.js';
import { createMediaStack, get, upload, type MediaStack } from './media-stack.js';
import { jpeg } from './pictures.js';

const DAY_MS = 24 * 3_600_000;

describe('files of staff', () => {
  let stack: MediaStack;
  let media: RunningService;
  let client: RpcClient;
  let dataSource: DataSource;
  const start = Date.now();

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

  const stored = async () => (await upload(media, 'image', await jpeg(120, 90))).body;
  const collectOnDay = (day: number): Promise<number> =>
    media.app.get(CollectUnclaimed).collect(new Date(start + day * DAY_MS + 3_600_000));
  const exists = async (filename: string): Promise<boolean> => (await get(media, filename)).status === 200;
  const seen = (filename: string) => client.request(getAssetWithUses, { filename });
  const leaving = async () =>
    (await client.request(listAssets, { use: 'leaving', page: 1 })).items.map(({ id }) => id);
  const clear = async () => {
    const { items } = await client.request(listAssets, { page: 1 });
    if (items.length > 0) await client.request(deleteAssets, { ids: items.map(({ id }) => id) });
  };

  it('that nothing uses stay for 90 days, and are announced for the last two weeks of them', async () => {
    const photo = await stored();
    for (const day of [1, 30, 75]) expect(await collectOnDay(day)).toBe(0);
    expect(await leaving()).toEqual([]);
    expect(await seen(photo.filename)).toMatchObject({ usedBy: [], kept: false });
    expect(await collectOnDay(77)).toBe(0);
    expect(await leaving()).toEqual([photo.id]);
    expect((await client.request(listAssets, { page: 1 })).leaving).toBe(1);
    const { removeAt } = await seen(photo.filename);
    expect(Math.round((Date.parse(removeAt ?? '') - start) / DAY_MS)).toBe(91);
    expect(await collectOnDay(90)).toBe(0);
    expect(await exists(photo.filename)).toBe(true);
    expect(await collectOnDay(92)).toBe(1);
    expect(await exists(photo.filename)).toBe(false);
    expect(await leaving()).toEqual([]);
  });

  it('are announced for two weeks also when nothing ran for a year', async () => {
    const photo = await stored();
    expect(await collectOnDay(365)).toBe(0);
    expect(await leaving()).toEqual([photo.id]);
    expect(await collectOnDay(378)).toBe(0);
    expect(await collectOnDay(380)).toBe(1);
  });

  it('that are used again lose the announcement, and get 90 days when they are released', async () => {
    const photo = await stored();
    await collectOnDay(80);
    await client.request(claimAsset, { filename: photo.filename, owner: 'page:1', label: 'Guide' });
    expect(await seen(photo.filename)).toMatchObject({ unusedSince: null, removeAt: null });
    expect(await collectOnDay(400)).toBe(0);
    await client.request(releaseAsset, { filename: photo.filename, owner: 'page:1' });
    expect(await collectOnDay(60)).toBe(0);
    expect(await leaving()).toEqual([]);
    await clear();
  });

  it('that a member keeps are never removed, until a member lets them go', async () => {
    const photo = await stored();
    await collectOnDay(80);
    expect(await client.request(changeAssets, { ids: [photo.id], kept: true })).toEqual({ changed: 1 });
    expect(await seen(photo.filename)).toMatchObject({ kept: true, removeAt: null });
    expect(await collectOnDay(500)).toBe(0);
    expect(await leaving()).toEqual([]);
    await client.request(changeAssets, { ids: [photo.id], kept: false });
    expect(await collectOnDay(60)).toBe(0);
    expect(await exists(photo.filename)).toBe(true);
    await clear();
  });

  it('that the feed has too are files of staff once a member has uploaded them', async () => {
    const bytes = await jpeg(60, 60);
    const { body } = await upload(media, 'image', bytes);
    await dataSource.query("UPDATE asset SET origin = 'feed' WHERE id = $1", [body.id]);
    await upload(media, 'image', bytes);
    expect(await collectOnDay(3)).toBe(0);
    expect(await exists(body.filename)).toBe(true);
    await clear();
  });

  it('that leave by themselves are in the audit trail by name, before and after', async () => {
    const photo = await stored();
    await collectOnDay(80);
    await collectOnDay(95);
    const named = async (action: string) =>
      (await storedEvents(stack.nats, mediaAuditRecorded.subject)).filter((event) =>
        [action, photo.id, 'a.png'].every((words) => JSON.stringify(event).includes(words)),
      ).length;
    for (const action of ['media-removal-announced', 'media-removed-unused'])
      await waitFor(`the record of ${action}`, async () => (await named(action)) === 1);
  });
});

describe('the library', () => {
  let stack: MediaStack;
  let media: RunningService;
  let client: RpcClient;

  beforeAll(async () => {
    stack = await createMediaStack();
    media = await stack.start();
    client = media.app.get(RpcClient);
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });
  const stored = async () => (await upload(media, 'image', await jpeg(100, 70))).body;
  const found = async (query: object) => {
    const { items } = await client.request(listAssets, { page: 1, ...query });
    return items.map(({ id }) => id).sort();
  };
  const sorted = (...assets: { id: string }[]) => assets.map(({ id }) => id).sort();

  it('finds files by their tags, which many get and lose at once', async () => {
    const [marina, creek, other] = [await stored(), await stored(), await stored()];
    const ids = [marina.id, creek.id];
    await client.request(changeAssets, { ids, addTags: ['Off  Plan', 'waterfront'] });
    await client.request(describeAsset, { id: other.id, tags: ['office'] });
    expect(await found({ tag: 'off plan' })).toEqual(sorted(marina, creek));
    expect(await found({ q: 'waterFRONT' })).toEqual(sorted(marina, creek));
    const { tags } = await client.request(listAssets, { page: 1 });
    expect(tags).toEqual([
      { name: 'off plan', count: 2 },
      { name: 'office', count: 1 },
      { name: 'waterfront', count: 2 },
    ]);
    await client.request(changeAssets, { ids: [creek.id], removeTags: ['waterfront'] });
    expect(await found({ tag: 'waterfront' })).toEqual(sorted(marina));
    expect(await found({ tag: "x'; DROP TABLE asset" })).toEqual([]);
  });

  it('keeps the alternative text when only tags are written, and the other way round', async () => {
    const photo = await stored();
    await client.request(describeAsset, { id: photo.id, alt: 'A pool' });
    expect(await client.request(describeAsset, { id: photo.id, tags: ['pool', 'pool'] })).toMatchObject({
      alt: 'A pool',
      tags: ['pool'],
    });
    expect(await found({ alt: 'missing', tag: 'pool' })).toEqual([]);
  });

  it('refuses tags that could not be told apart, and more than twenty, and changes nothing then', async () => {
    const photo = await stored();
    const tags = Array.from({ length: 15 }, (_, index) => `tag ${index}`);
    await client.request(describeAsset, { id: photo.id, tags });
    for (const addTags of [['a,b'], [''], ['x'.repeat(41)], tags.map((tag) => `more ${tag}`)])
      await expect(client.request(changeAssets, { ids: [photo.id], addTags })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    expect((await client.request(getAssetWithUses, { filename: photo.filename })).tags).toHaveLength(15);
  });

  it('deletes the unused ones of many files and names the places of the others', async () => {
    const [used, unused] = [await stored(), await stored()];
    await client.request(claimAsset, { filename: used.filename, owner: 'page:2', label: 'Guide' });
    const gone = '00000000-0000-4000-8000-00000000dead';
    expect(await client.request(deleteAssets, { ids: [used.id, unused.id, gone] })).toEqual({
      deleted: 1,
      restorable: [unused.id],
      inUse: [{ originalName: 'a.png', usedBy: [{ owner: 'page:2', label: 'Guide' }] }],
    });
    expect((await get(media, used.filename)).status).toBe(200);
    expect((await get(media, unused.filename)).status).toBe(404);
  });

  it('takes a stored picture that is sent again as the same file, unchanged', async () => {
    const photo = await stored();
    await client.request(describeAsset, { id: photo.id, alt: 'A hall' });
    const { bytes } = await get(media, photo.filename);
    const again = await upload(media, 'image', bytes);
    expect(again).toMatchObject({
      status: 200,
      body: { id: photo.id, filename: photo.filename, alt: 'A hall' },
    });
  });
});
