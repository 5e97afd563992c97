import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '@manzil/contracts/media/asset';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { waitFor } from '@manzil/testing/wait-for';
import { startGatewayUnderTest, UPLOAD_TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const assetFor = (bytes: Buffer, originalName: string): Asset => ({
  id: '6b0f7c52-3c3f-4a0e-9b0c-0d5f3c1a7e11',
  filename: 'stored.webp',
  kind: 'image',
  contentType: 'image/webp',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  width: 10,
  height: 10,
  originalName,
  createdAt: '2026-11-01T04:00:00.000Z',
});

describe('files', () => {
  let stack: GatewayUnderTest;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ UPLOAD_STALL_MS: '1000' });
    cookie = await stack.sessionOf('editor');
  });
  afterAll(async () => {
    await stack.stop();
  });

  const form = (bytes: Buffer, type = 'image/png', field = 'file'): FormData => {
    const data = new FormData();
    data.set(field, new Blob([new Uint8Array(bytes)], { type }), 'plan of "A".png');
    return data;
  };
  const upload = (body: FormData, headers: Record<string, string> = { cookie }): Promise<Response> =>
    stack.call('/api/media', { method: 'POST', body, headers });

  it('come from media with its ranges, conditions and caching', async () => {
    let received: IncomingMessage['headers'] = {};
    stack.media.answer = (request, response) => {
      received = request.headers;
      response.writeHead(206, {
        'content-type': 'image/webp',
        'content-range': 'bytes 0-3/10',
        'content-length': '4',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: '"abc"',
        'set-cookie': 'x=y',
      });
      response.end('part');
    };
    const answer = await stack.call('/uploads/photo-640w.webp', {
      headers: { range: 'bytes=0-3', 'if-none-match': '"old"', cookie },
    });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('part');
    expect(received).toMatchObject({ range: 'bytes=0-3', 'if-none-match': '"old"' });
    expect(received.cookie).toBeUndefined();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': 'bytes 0-3/10',
      etag: '"abc"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('that are not there, or could not be, are a 404 problem', async () => {
    stack.media.answer = (_request, response) => response.writeHead(404).end();
    for (const path of [
      '/uploads/none.webp',
      '/uploads/..%2f..%2fetc%2fpasswd',
      '/uploads/%00',
      '/uploads/.hidden',
    ]) {
      const answer = await stack.call(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('problem+json');
    }
  });

  it('that are uploaded reach media whole, under our token', async () => {
    const bytes = randomBytes(1_500_000);
    let headers: IncomingMessage['headers'] = {};
    stack.media.answer = (request, response) => {
      headers = request.headers;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response.writeHead(201).end(JSON.stringify(assetFor(Buffer.concat(chunks), 'plan'))),
      );
    };
    const answer = await upload(form(bytes));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      filename: 'stored.webp',
      sha256: assetFor(bytes, '').sha256,
    });
    expect(headers.authorization).toBe(`Bearer ${UPLOAD_TOKEN}`);
  });

  it('arrive on a server that limits slow senders', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = stack.gateway.app.getHttpServer();
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('that are too large are cut off while they are sent, and media is left with a broken transfer', async () => {
    let state = 'none';
    let taken = 0;
    stack.media.answer = (request) => {
      state = 'receiving';
      request.on('data', (chunk: Buffer) => (taken += chunk.length));
      request.on('end', () => (state = 'whole'));
      request.on('error', () => (state = 'broken'));
    };
    const boundary = 'boundary';
    const sending = httpRequest(`${stack.url}/api/media`, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    );
    // The sender never finishes on its own.
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    const pump = setInterval(() => {
      if (!sending.destroyed) {
        sending.write(chunk);
        sent += chunk.length;
      }
    }, 1);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    await waitFor('the connection to be cut', () => sending.destroyed || answer.destroyed);
    clearInterval(pump);
    sending.destroy();
    await waitFor('the broken transfer', () => state === 'broken');
    expect(taken).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
    expect(sent).toBeGreaterThan(MAX_IMAGE_BYTES);
  });

  it('whose declared size is too large are refused before they are read', async () => {
    const sending = httpRequest(`${stack.url}/api/media`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '50000000' },
    });
    sending.write('--x\r\n');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    sending.on('error', () => undefined);
    sending.destroy();
  });

  it('whose sender goes silent are cancelled, and media is left with a broken transfer', async () => {
    let state = 'none';
    stack.media.answer = (request) => {
      state = 'receiving';
      request.on('end', () => (state = 'whole')).on('error', () => (state = 'broken'));
      request.resume();
    };
    const sending = httpRequest(`${stack.url}/api/media`, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nPart of a file',
    );
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(422);
    sending.destroy();
    await waitFor('the broken transfer', () => state === 'broken');
  });

  it('that media refuses report why', async () => {
    stack.media.answer = (request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(415).end(JSON.stringify({ detail: 'This is no image' })));
    };
    expect(await (await upload(form(Buffer.from('no image')))).json()).toMatchObject({
      status: 415,
      detail: 'This is no image',
    });
  });

  it('whose name has an encoded NUL are refused before media gets them', async () => {
    const answer = await stack.call('/api/media', {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="file"; filename*=utf-8''a%00.png\r\n\r\nA\r\n--x--\r\n`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      issues: [{ field: 'file', message: 'The file name contains control characters' }],
    });
  });

  it('need a session, a multipart body and the field', async () => {
    expect((await upload(form(Buffer.from('x')), {})).status).toBe(401);
    expect((await stack.call('/api/media', { method: 'POST', headers: { cookie } })).status).toBe(415);
    expect(await (await upload(form(Buffer.from('x'), 'image/png', 'other'))).json()).toMatchObject({
      status: 400,
      issues: [{ field: 'other' }],
    });
    expect(await (await upload(new FormData())).json()).toMatchObject({ status: 400 });
  });

  it('are away with a 503 while media is', async () => {
    await stack.media.stop();
    expect((await stack.call('/uploads/photo.webp')).status).toBe(503);
    expect((await upload(form(Buffer.from('x')))).status).toBe(503);
  });
});
