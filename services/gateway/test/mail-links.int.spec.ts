import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const PATH = `/mail/${'token-'.repeat(8)}`;

describe('the button of a mail program', () => {
  let stack: GatewayUnderTest;
  const received: { url: string | undefined; body: string }[] = [];
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(() => stack.stop());
  beforeEach(() => {
    received.length = 0;
    stack.web.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ url: request.url, body: Buffer.concat(chunks).toString() });
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>No more automatic mail</h1>');
      });
    };
  });

  const boundary =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  it.each([
    ['urlencoded', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', {}],
    ['multipart', 'multipart/form-data; boundary=b', boundary, {}],
    ['of another site', 'application/x-www-form-urlencoded', '', { 'sec-fetch-site': 'cross-site' }],
  ])('reaches the page without what it sent, %s, and is not redirected', async (_what, type, body, more) => {
    const headers = { 'content-type': type, ...more };
    const answer = await stack.call(PATH, { method: 'POST', headers, body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(received).toEqual([{ url: PATH, body: '' }]);
  });

  it('is refused for what cannot be a token, without asking for the page', async () => {
    expect((await stack.call('/mail/nothing', { method: 'POST' })).status).toBe(400);
    expect(received).toEqual([]);
  });

  it('is refused when it sends more than a form', async () => {
    const body = new URLSearchParams({ x: 'x'.repeat(70_000) });
    const answer = await stack.call(PATH, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(received).toEqual([]);
  });
});
