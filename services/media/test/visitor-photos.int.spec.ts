import { randomUUID } from 'node:crypto';
import { settleVisitorPhotos } from '@manzil/contracts/media/commands';
import type { VisitorPhoto } from '@manzil/contracts/media/upload';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { listAssets } from '@manzil/contracts/http/media';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { COMMAND_STREAM } from '@manzil/messaging/connection/streams';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { unhandledCommands } from '@manzil/testing/unhandled-commands';
import { waitFor } from '@manzil/testing/wait-for';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PurgeVisitorPhotos } from '../src/visitor-photo/purge-visitor-photos.js';
import { assetCount, createMediaStack, get, TOKEN, urlOf, type MediaStack } from './media-stack.js';
import { avif, gif, hugePng, jpeg, pdf, phonePhoto, png, webp } from './pictures.js';

const DAY_MS = 86_400_000;

describe('photos of visitors', () => {
  let stack: MediaStack;
  let media: RunningService;
  let dataSource: DataSource;
  beforeAll(async () => {
    stack = await createMediaStack();
    media = await stack.start();
    dataSource = media.app.get(DataSource);
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });
  beforeEach(async () => {
    await dataSource.query('DELETE FROM visitor_photo');
  });

  const call = (path: string, init: RequestInit = {}, token = TOKEN): Promise<Response> =>
    fetch(urlOf(media, `/visitor-photos${path}`), {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    });
  const send = (bytes: Buffer, token = TOKEN): Promise<Response> =>
    call('', { method: 'POST', body: new Uint8Array(bytes) }, token);
  const store = async (bytes: Buffer): Promise<string> => {
    const answer = await send(bytes);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as VisitorPhoto).id;
  };
  const show = (photo: string, lead: string): Promise<Response> => call(`/${photo}/${lead}`);
  const isShown = async (photo: string, lead: string): Promise<boolean> => (await show(photo, lead)).ok;
  const settle = async (leadId: string, photos: string[], state: 'kept' | 'deleted'): Promise<void> => {
    const command = { leadId, photos, state };
    await dataSource.transaction((manager) =>
      media.app.get(Outbox).add(manager, settleVisitorPhotos, command),
    );
    await waitFor('the outbox to be empty', async () => {
      const [row] = await dataSource.query<[{ left: number }]>(
        'SELECT count(*)::int AS left FROM outbox WHERE subject = $1',
        [settleVisitorPhotos.subject],
      );
      return row.left === 0;
    });
    await waitFor('the command to be handled', async () => {
      const { connection } = media.app.get(NatsLink);
      return (await unhandledCommands(connection, COMMAND_STREAM)) === 0;
    });
  };
  const left = async (): Promise<string[]> =>
    (await dataSource.query<{ id: string }[]>('SELECT id FROM visitor_photo')).map(({ id }) => id);
  const purge = (afterMs: number): Promise<void> =>
    media.app.get(PurgeVisitorPhotos).purge(new Date(Date.now() + afterMs));

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('as %s are shown to their lead as WebP that is not cached', async (_, make) => {
    const id = await store(await make());
    const answer = await show(id, randomUUID());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(format).toBe('webp');
  });

  it('are upright, at most 1600 pixels, and without location, author and what is appended', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const id = await store(Buffer.concat([await phonePhoto(), script]));
    const bytes = Buffer.from(await (await show(id, randomUUID())).arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('SecretArtist') || bytes.includes('script')).toBe(false);

    const blank = { create: { width: 4_000, height: 2_000, channels: 3, background: '#777' } } as const;
    const large = await store(await sharp(blank).jpeg().toBuffer());
    const shown = Buffer.from(await (await show(large, randomUUID())).arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1_600, height: 800 });
  });

  it.each([
    ['a script', () => Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a PDF', () => pdf(), 415],
    ['a GIF', () => gif(), 415],
    ['an AVIF', () => avif(), 415],
    ['a HEIC', () => Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'), 415],
    ['the first bytes of a JPEG alone', async () => (await jpeg()).subarray(0, 400), 422],
    ['a PNG of 40,000 by 40,000 pixels', () => hugePng(), 422],
    ['nothing', () => Buffer.alloc(0), 400],
    ['too many bytes', () => Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff), 413],
  ])('are refused as %s, and nothing is left', async (_, make, status) => {
    expect((await send(await make())).status).toBe(status);
    expect(await left()).toEqual([]);
    await waitFor('an empty incoming folder', async () => (await stack.files('incoming')).length === 0);
  });

  it('are taken from and shown to the gateway alone, and are no files of the library', async () => {
    const assets = await assetCount(media);
    const id = await store(await jpeg());
    expect((await send(await jpeg(), 'another-token')).status).toBe(403);
    expect((await call(`/${id}/${randomUUID()}`, {}, 'another-token')).status).toBe(403);
    expect(await assetCount(media)).toBe(assets);
    expect(await stack.files('files')).toEqual([]);
    expect((await get(media, `${id}.webp`)).status).toBe(404);
    const library = await media.app.get(RpcClient).request(listAssets, {});
    expect(JSON.stringify(library)).not.toContain(id);
  });

  it('belong to the first lead that names them', async () => {
    const [lead, other] = [randomUUID(), randomUUID()];
    const id = await store(await jpeg());
    await settle(lead, [id], 'kept');
    await settle(other, [id], 'kept');
    expect([await isShown(id, lead), await isShown(id, other)]).toEqual([true, false]);
    await settle(other, [id], 'deleted');
    expect(await isShown(id, lead)).toBe(true);
    await settle(lead, [id], 'deleted');
    expect(await left()).toEqual([]);
  });

  it('are deleted with their lead, also when that is reported before the lead itself', async () => {
    const lead = randomUUID();
    const id = await store(await jpeg());
    await settle(lead, [id], 'deleted');
    await settle(lead, [id], 'kept');
    expect(await left()).toEqual([]);
  });

  it('are refused while too many wait for a lead', async () => {
    await dataSource.query("INSERT INTO visitor_photo (bytes) SELECT '' FROM generate_series(1, 2000)");
    expect((await send(await jpeg())).status).toBe(503);
    await dataSource.query('UPDATE visitor_photo SET lead_id = $1', [randomUUID()]);
    await store(await jpeg());
  });

  it('without an enquiry are deleted after a day, and the others are not', async () => {
    const kept = await store(await jpeg());
    await settle(randomUUID(), [kept], 'kept');
    const forgotten = await store(await jpeg());
    await purge(DAY_MS - 60_000);
    expect((await left()).toSorted()).toEqual([kept, forgotten].toSorted());
    await purge(DAY_MS + 60_000);
    expect(await left()).toEqual([kept]);
  });
});
