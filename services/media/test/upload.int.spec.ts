import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { getAsset, hashAssets } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';
import sharp from 'sharp';
import { assetCount, get, createMediaStack, TOKEN, upload, urlOf, type MediaStack } from './media-stack.js';
import { avif, gif, hugePng, jpeg, pdf, phonePhoto, png, tiff, webp } from './pictures.js';

describe('an upload', () => {
  let stack: MediaStack;
  let media: RunningService;

  beforeAll(async () => {
    stack = await createMediaStack();
    media = await stack.start();
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });

  const nothingIsLeft = async (assets: number, files: number): Promise<void> => {
    await waitFor('an empty incoming folder', async () => (await stack.files('incoming')).length === 0);
    expect(await stack.files('files')).toHaveLength(files);
    expect(await assetCount(media)).toBe(assets);
  };

  describe('of an image', () => {
    it.each([
      ['JPEG', jpeg],
      ['PNG', png],
      ['WebP', webp],
      ['AVIF', avif],
      ['GIF', gif],
      ['TIFF', tiff],
    ])('as %s is stored as WebP, served unchanged, and found over NATS', async (_, make) => {
      const { status, body } = await upload(media, 'image', await make(), {
        'x-original-name': 'my%20villa.jpg',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ kind: 'image', contentType: 'image/webp', originalName: 'my villa.jpg' });
      expect(body.filename).toMatch(/^[0-9a-f]{32}\.webp$/);
      for (const { bytes } of [await get(media, body.filename), await get(media, body.filename)]) {
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.sha256);
        expect(bytes).toHaveLength(body.size);
      }
      expect(await media.app.get(RpcClient).request(getAsset, { filename: body.filename })).toEqual(body);
    });

    it('sent ten times at once is one asset, one file and one event', async () => {
      const before = { assets: await assetCount(media), files: (await stack.files('files')).length };
      const photo = await jpeg();
      const answers = await Promise.all(Array.from({ length: 10 }, () => upload(media, 'image', photo)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
      await nothingIsLeft(before.assets + 1, before.files + 1);
    });

    it('is hashed for those who keep evidence, unlike its variants and unknown files', async () => {
      const { filename, sha256 } = (await upload(media, 'image', await jpeg())).body;
      const filenames = [filename, filename.replace('.webp', '-160w.webp'), 'unknown.webp'];
      const hashed = await media.app.get(RpcClient).request(hashAssets, { filenames });
      expect(hashed).toEqual({ items: [{ filename, sha256 }] });
    });

    it('is turned upright and loses its location and author', async () => {
      const { body } = await upload(media, 'image', await phonePhoto());
      expect(body).toMatchObject({ width: 300, height: 400 });
      const { bytes } = await get(media, body.filename);
      const metadata = await sharp(bytes).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(bytes.includes('SecretArtist')).toBe(false);
    });

    it('with an appended script or archive loses it', async () => {
      const photo = await jpeg();
      const tail = Buffer.from('PK\u0003\u0004<script>alert("polyglot")</script>', 'latin1');
      const { status, body } = await upload(media, 'image', Buffer.concat([photo, tail]));
      expect(status).toBe(201);
      expect((await get(media, body.filename)).bytes.includes('polyglot')).toBe(false);
    });

    it('that is too wide is scaled down', async () => {
      const wide = await sharp({ create: { width: 6000, height: 1000, channels: 3, background: '#c8a15a' } })
        .png()
        .toBuffer();
      expect((await upload(media, 'image', wide)).body).toMatchObject({ width: 2560, height: 427 });
    });
  });

  describe('is refused and leaves nothing behind', () => {
    it.each([
      [
        'SVG named PNG',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
        415,
      ],
      ['HTML named PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
      ['PDF as an image', () => pdf(), 415],
      ['BMP', () => Buffer.from('BM'.padEnd(60, '\0'), 'latin1'), 415],
      ['program', () => Buffer.from('MZ\u0090\u0000'.padEnd(400, '\0'), 'latin1'), 415],
      ['text', () => Buffer.from('hello'), 415],
      ['PNG of 1.6 gigapixels', hugePng, 422],
      ['empty file', () => Buffer.alloc(0), 400],
    ])('when it is a %s', async (_, make, status) => {
      const before = { assets: await assetCount(media), files: (await stack.files('files')).length };
      const answer = await upload(media, 'image', make(), { 'content-type': 'image/png' });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({
        status,
        detail: expect.any(String),
        requestId: expect.stringMatching(/./),
      });
      await nothingIsLeft(before.assets, before.files);
    });

    it('when the image is cut short', async () => {
      const whole = await png();
      const before = { assets: await assetCount(media), files: (await stack.files('files')).length };
      expect((await upload(media, 'image', whole.subarray(0, whole.length / 2))).status).toBe(422);
      await nothingIsLeft(before.assets, before.files);
    });

    it('when an image comes as a document', async () => {
      expect((await upload(media, 'document', await png())).status).toBe(415);
    });

    it.each([
      ['no token', { authorization: '' }],
      ['a wrong token', { authorization: 'Bearer nonsense' }],
    ])('with %s', async (_, headers) => {
      expect((await upload(media, 'image', await png(), headers)).status).toBe(403);
    });

    it('with an unknown kind', async () => {
      const { status, body } = await upload(media, 'image', await png(), { 'x-kind': 'video' });
      expect(status).toBe(400);
      expect(body.issues).toEqual([{ field: 'x-kind', message: expect.any(String) }]);
    });
  });

  describe('over the limit', () => {
    /** Sends chunks without a Content-Length until the response arrives; returns how many bytes were sent. */
    const sendEndlessly = async (kind: string): Promise<{ answer: IncomingMessage; sent: number }> => {
      const outgoing = httpRequest(urlOf(media, '/assets'), {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'x-kind': kind, 'transfer-encoding': 'chunked' },
      });
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
      outgoing.on('error', () => undefined);
      const chunk = Buffer.alloc(64 * 1024, '%PDF-');
      let sent = 0;
      const state = { answered: false };
      void answered.finally(() => (state.answered = true));
      while (!state.answered && sent < 200 * 1024 * 1024) {
        sent += chunk.length;
        const flushed = outgoing.write(chunk);
        await (flushed ? new Promise(setImmediate) : Promise.race([once(outgoing, 'drain'), answered]));
      }
      const [answer] = await answered;
      answer.resume();
      outgoing.destroy();
      return { answer, sent };
    };

    it.each([
      ['image', MAX_IMAGE_BYTES],
      ['document', MAX_DOCUMENT_BYTES],
    ])(
      'of a %s is cut off in the middle of the stream, answered 413, and leaves nothing',
      async (kind, limit) => {
        const before = { assets: await assetCount(media), files: (await stack.files('files')).length };
        const { answer, sent } = await sendEndlessly(kind);
        expect(answer.statusCode).toBe(413);
        // The buffers of the sockets at both ends are added.
        expect(sent).toBeLessThan(limit + 12 * 1024 * 1024);
        await nothingIsLeft(before.assets, before.files);
      },
    );

    it('by its Content-Length is not read at all', async () => {
      const { status, body } = await upload(media, 'image', Buffer.alloc(MAX_IMAGE_BYTES + 1));
      expect(status).toBe(413);
      expect(body.detail).toBe('The image size is more than 2MB. Please choose a smaller image!');
    });

    it('by no byte is accepted', async () => {
      const largest = pdf(MAX_DOCUMENT_BYTES - 16);
      expect(largest).toHaveLength(MAX_DOCUMENT_BYTES);
      const { status, body } = await upload(media, 'document', largest);
      expect(status).toBe(201);
      expect(body.size).toBe(MAX_DOCUMENT_BYTES);
    });
  });

  it('that the client aborts leaves nothing behind', async () => {
    const before = { assets: await assetCount(media), files: (await stack.files('files')).length };
    const outgoing = httpRequest(urlOf(media, '/assets'), {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'x-kind': 'document' },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(pdf(100_000));
    await waitFor('the first bytes', async () => (await stack.files('incoming')).length > 0);
    outgoing.destroy();
    await nothingIsLeft(before.assets, before.files);
  });
});
