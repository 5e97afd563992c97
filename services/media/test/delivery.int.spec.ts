import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeFileFromBin, restoreFileFromBin } from '@manzil/contracts/http/bin';
import { deleteAsset } from '@manzil/contracts/http/media';
import type { Asset } from '@manzil/contracts/media/asset';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import sharp from 'sharp';
import { variantsMade } from '../src/variant/variant-metrics.js';
import { get, createMediaStack, upload, type MediaStack } from './media-stack.js';
import { halves, jpeg, pdf } from './pictures.js';

describe.each(['filesystem', 's3'] as const)('files below /uploads, stored in %s', (kind) => {
  let stack: MediaStack;
  let media: RunningService;
  let photo: Asset;
  let brochure: Asset;
  const brochureBytes = pdf(10_000);

  beforeAll(async () => {
    variantsMade.reset();
    stack = await createMediaStack(kind);
    media = await stack.start();
    photo = (await upload(media, 'image', await jpeg(800, 600))).body;
    brochure = (await upload(media, 'document', brochureBytes)).body;
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });

  const stem = (): string => photo.filename.replace('.webp', '');

  it('are immutable, never sniffed and run nothing', async () => {
    const { status, headers } = await get(media, photo.filename);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('that are documents are downloaded, not opened', async () => {
    const { headers, bytes } = await get(media, brochure.filename);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${brochure.filename}"`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(bytes.equals(brochureBytes)).toBe(true);
  });

  it('that have not changed are answered 304 without a body', async () => {
    const etag = (await get(media, photo.filename)).headers.get('etag') ?? '';
    const { status, bytes } = await get(media, photo.filename, { 'if-none-match': etag });
    expect(status).toBe(304);
    expect(bytes).toHaveLength(0);
    expect((await get(media, photo.filename, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answer HEAD as GET, without the body', async () => {
    const { status, headers, bytes } = await get(media, brochure.filename, {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe(String(brochureBytes.length));
    expect(bytes).toHaveLength(0);
  });

  describe('requested in part', () => {
    const size = brochureBytes.length;
    it.each([
      ['bytes=0-99', 0, 99],
      ['bytes=500-', 500, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=${size - 5}-${size + 500}`, size - 5, size - 1],
    ])('%s answer 206 with exactly that range', async (range, start, end) => {
      const { status, headers, bytes } = await get(media, brochure.filename, { range });
      expect(status).toBe(206);
      expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(bytes.equals(brochureBytes.subarray(start, end + 1))).toBe(true);
    });

    it('beyond their end answer 416', async () => {
      const { status, headers } = await get(media, brochure.filename, { range: `bytes=${size}-` });
      expect(status).toBe(416);
      expect(headers.get('content-range')).toBe(`bytes */${size}`);
    });

    it.each([
      ['nonsense', { range: 'lines=1-2' }],
      ['several parts', { range: 'bytes=0-1,50-60' }],
      ['another version', { range: 'bytes=0-1', 'if-range': '"old"' }],
    ])('%s answer the whole file', async (_, headers) => {
      const { status, bytes } = await get(media, brochure.filename, headers);
      expect(status).toBe(200);
      expect(bytes.equals(brochureBytes)).toBe(true);
    });
  });

  describe('that are variants', () => {
    it('are made once for twenty concurrent requests, and stored', async () => {
      const name = `${stem()}-320w.avif`;
      const answers = await Promise.all(Array.from({ length: 20 }, () => get(media, name)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
      expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
      expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
      const { width, height, format } = await sharp(answers[0]?.bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'heif' });
      const metrics = await (await fetch(`http://127.0.0.1:${media.opsPort}/metrics`)).text();
      expect(metrics).toContain('manzil_media_variant_made_seconds_count{format="avif"} 1');
      expect(await stack.files('files')).toContain(name);
      expect(await stack.files('incoming')).toEqual([]);
    });

    it('wider than the image are the image at its own size, made once for all such widths', async () => {
      const [at960, at1920] = [
        await get(media, `${stem()}-960w.webp`),
        await get(media, `${stem()}-1920w.webp`),
      ];
      expect((await sharp(at1920.bytes).metadata()).width).toBe(800);
      expect(at1920.bytes.equals(at960.bytes)).toBe(true);
      expect(at1920.headers.get('etag')).toBe(at960.headers.get('etag'));
      expect(await stack.files('files')).not.toContain(`${stem()}-1920w.webp`);
    });

    it('for narrow windows are upright crops at the requested place, never wider than the image', async () => {
      const name = `${stem()}-tall0-480w.webp`;
      const { width, height } = await sharp((await get(media, name)).bytes).metadata();
      expect({ width, height }).toEqual({ width: 450, height: 600 });
      const wider = await get(media, `${stem()}-tall0-960w.webp`);
      expect(wider.status).toBe(200);
      expect(await stack.files('files')).not.toContain(`${stem()}-tall0-960w.webp`);
      const striped = (await upload(media, 'image', await halves(800, 600))).body.filename;
      const lightness = async (place: number): Promise<number> => {
        const { bytes } = await get(media, striped.replace('.webp', `-tall${place}-480w.webp`));
        return (await sharp(bytes).greyscale().stats()).channels[0]?.mean ?? -1;
      };
      expect(await lightness(0)).toBeLessThan(60);
      expect(await lightness(50)).toBeGreaterThan(100);
      expect(await lightness(50)).toBeLessThan(155);
      expect(await lightness(100)).toBeGreaterThan(195);
    });

    it('for portals are JPEG of the whole image, in its size', async () => {
      const { status, headers, bytes } = await get(media, `${stem()}-whole.jpg`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/jpeg');
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 800, height: 600, format: 'jpeg' });
    });

    it('for previews of a shared link are JPEG of 1200 by 630 for every image', async () => {
      const { status, headers, bytes } = await get(media, `${stem()}-share.jpg`);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/jpeg' });
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    });

    it.each(['-641w.webp', '-640w.jpg', '-640w.png', '-0640w.webp', '-640w.webp.avif'])(
      'of a kind nobody offers (%s) do not exist',
      async (ending) => {
        expect((await get(media, `${stem()}${ending}`)).status).toBe(404);
      },
    );

    it('of a document or of an unknown image do not exist', async () => {
      expect((await get(media, brochure.filename.replace('.pdf', '-640w.webp'))).status).toBe(404);
      expect((await get(media, `${'0'.repeat(32)}-640w.webp`)).status).toBe(404);
    });
  });

  it('that were deleted are found by nobody, come back with their variants, and are removed with them', async () => {
    const client = media.app.get(RpcClient);
    const { id, filename } = (await upload(media, 'image', await jpeg(400, 300))).body;
    const names = [filename, filename.replace('.webp', '-160w.webp')];
    const statuses = () => Promise.all(names.map(async (name) => (await get(media, name)).status));
    expect(await statuses()).toEqual([200, 200]);
    await client.request(deleteAsset, { id });
    expect(await statuses()).toEqual([404, 404]);
    await client.request(restoreFileFromBin, { id });
    expect(await statuses()).toEqual([200, 200]);
    await client.request(deleteAsset, { id });
    expect(await stack.files('files')).toEqual(expect.arrayContaining(names));
    await client.request(purgeFileFromBin, { id });
    expect((await stack.files('files')).filter((name) => names.includes(name))).toEqual([]);
  });

  describe('do not allow path traversal:', () => {
    /** Sends the path unchanged, which fetch would normalise. */
    const statusOf = async (path: string): Promise<number | undefined> => {
      const outgoing = httpRequest({ port: media.httpPort, host: '127.0.0.1', path });
      outgoing.end();
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };

    it('a name that cannot be decoded is a bad request', async () => {
      expect(await statusOf('/uploads/%c0%ae%c0%ae%c0%afetc')).toBe(400);
    });

    it.each([
      '/uploads/../package.json',
      '/uploads/..%2f..%2fetc%2fpasswd',
      '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/uploads/..%5c..%5cwindows%5cwin.ini',
      '/uploads/%252e%252e%252fetc%252fpasswd',
      '/uploads//etc/passwd',
      '/uploads/....//....//etc/passwd',
      '/uploads/%00.webp',
      '/uploads/a%00.webp',
      '/uploads/.',
      '/uploads/',
      '/uploads/incoming',
      '/uploads/files%2f..%2fincoming',
    ])('%s', async (path) => {
      expect(await statusOf(path)).toBe(404);
    });
  });
});
