import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

describe('forms of pages', () => {
  let stack: GatewayUnderTest;
  const received: { url: string | undefined; visitor: unknown; cookie: unknown; body: string }[] = [];

  beforeAll(async () => {
    stack = await startGatewayUnderTest({ TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(() => {
    received.length = 0;
    stack.web.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url, headers } = request;
        const body = Buffer.concat(chunks).toString();
        received.push({ url, visitor: headers['x-visitor-address'], cookie: headers.cookie, body });
        if (url?.endsWith('/answer') === true) {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end('{"status":"done","next":"/thanks"}');
        } else response.writeHead(303, { location: '/thanks', 'cache-control': 'no-store' }).end();
      });
    };
  });

  it('reach web with what was typed and who sent it, and its answer goes back', async () => {
    const answer = await stack.call('/forms/enquiry', {
      ...form(
        { name: 'ليلى حداد', message: 'a & b' },
        { 'x-forwarded-for': '203.0.113.9', cookie: 'manzil_session=secret', 'x-visitor-address': '1.2.3.4' },
      ),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ url: '/forms/enquiry', visitor: '203.0.113.9', cookie: undefined });
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      name: 'ليلى حداد',
      message: 'a & b',
    });
  });

  it('reach web at the address of their language', async () => {
    for (const path of ['/ar/forms/enquiry', '/ar/forms/enquiry/answer', '/ar/mydata'])
      await stack.call(path, form({ name: 'ليلى' }));
    expect(received.map(({ url }) => url)).toEqual([
      '/ar/forms/enquiry',
      '/ar/forms/enquiry/answer',
      '/ar/mydata',
    ]);
  });

  it('are never answered from memory', async () => {
    for (let time = 0; time < 2; time += 1)
      await stack.call('/forms/enquiry/answer', form({ name: 'Layla' }));
    expect(received).toHaveLength(2);
  });

  it.each([
    ['from another site', form({}, { 'sec-fetch-site': 'cross-site' }), 403],
    ['too long to be a form', form({ message: 'x'.repeat(70_000) }), 413],
    ['of another type', { ...form({}), headers: { 'content-type': 'text/plain' } }, 415],
  ])('%s are refused before web sees them', async (_what, init: RequestInit, status) => {
    expect((await stack.call('/forms/enquiry', init)).status).toBe(status);
    expect(received).toEqual([]);
  });

  it('are answered with a request to try again while web is unavailable', async () => {
    stack.web.answer = (request) => request.destroy();
    const answer = await stack.call('/forms/enquiry', form({ name: 'Layla' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
