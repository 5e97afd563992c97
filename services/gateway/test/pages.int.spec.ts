import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { startFakeHttp } from './fake-http.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { publishPropertyChanged } from './fake-services.js';

const SCRIPT = 'window.started = true;';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

describe('pages', () => {
  let stack: GatewayUnderTest;
  let renders = 0;
  let seen: Parameters<RequestListener>[0] | undefined;

  const page =
    (headers: Record<string, string> = {}, status = 200): RequestListener =>
    (request, response) => {
      renders += 1;
      seen = request;
      const nonce = `nonce+${renders}/value=`;
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'x-script-nonce': nonce,
        'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'`,
        'x-powered-by': 'Express',
        ...headers,
      });
      response.end(
        `<h1>Render ${renders}</h1><script nonce="${nonce}">${SCRIPT}</script><script>alert(1)</script>`,
      );
    };

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    stack.web.answer = page({ 'x-cache-tags': 'list:sale faq' });
  });

  it('are rendered once and cached, under a policy that allows exactly their own scripts', async () => {
    await stack.cacheSettled();
    const first = await stack.call('/buy?page=2&utm_source=mail&x=1');
    const second = await stack.call('/buy?page=2');
    expect([first.headers.get('x-cache'), second.headers.get('x-cache')]).toEqual(['miss', 'hit']);
    const html = await second.text();
    expect(html).toBe(await first.text());
    expect(html).not.toContain('nonce');
    for (const answer of [first, second]) {
      expect(answer.headers.get('content-security-policy')).toBe(
        `default-src 'self'; script-src 'self' ${HASH}`,
      );
      expect(answer.headers.get('x-script-nonce')).toBeNull();
      expect(answer.headers.get('x-cache-tags')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('are rendered anew when an event names what they show', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    const before = await (await stack.call('/rent')).text();
    const since = cache.begin();
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(since, ['list:sale']));
    expect(await (await stack.call('/rent')).text()).not.toBe(before);
  });

  it('of a build before are not shown any more once another one has answered', async () => {
    const of = (build: string) => page({ 'x-cache-tags': 'faq', 'x-web-build': build });
    stack.web.answer = of('one');
    await stack.cacheSettled();
    const before = await (await stack.call('/aboutus')).text();
    expect((await stack.call('/aboutus')).headers.get('x-cache')).toBe('hit');
    stack.web.answer = of('two');
    expect(await (await stack.call('/aboutus')).text()).toBe(before);
    const other = await stack.call('/team-before');
    expect(other.headers.get('x-web-build')).toBeNull();
    const after = await stack.call('/aboutus');
    expect(after.headers.get('x-cache')).toBe('miss');
    expect(await after.text()).not.toBe(before);
    await stack.cacheSettled();
    await (await stack.call('/aboutus')).text();
    expect((await stack.call('/aboutus')).headers.get('x-cache')).toBe('hit');
  });

  it('without tags are passed on with their nonce and not cached', async () => {
    stack.web.answer = page();
    const first = await stack.call('/backend');
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-nonce+${renders}/value='`);
    expect(await first.text()).toContain(`nonce="nonce+${renders}/value="`);
    expect((await stack.call('/backend')).headers.get('x-cache')).toBe('miss');
  });

  it('that are not found keep their status and are not cached', async () => {
    stack.web.answer = page({ 'x-cache-tags': 'list:sale' }, 404);
    expect((await stack.call('/nothing')).status).toBe(404);
    expect((await stack.call('/nothing')).headers.get('x-cache')).toBe('miss');
  });

  it('depend on nothing but their address: web gets no cookie and no Host of the visitor', async () => {
    await stack.call('/about', {
      headers: { cookie: 'manzil_session=secret', 'x-forwarded-host': 'evil.example' },
    });
    expect(seen?.headers).toMatchObject({
      'x-forwarded-host': 'localhost:8080',
      'accept-encoding': 'identity',
    });
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it('that set a cookie are for one visitor alone', async () => {
    stack.web.answer = page({ 'x-cache-tags': 'faq', 'set-cookie': 'a=b' });
    await stack.call('/cookie');
    expect((await stack.call('/cookie')).headers.get('x-cache')).toBe('miss');
  });

  it('cache the files of the build as they were compressed', async () => {
    let requests = 0;
    stack.web.answer = (request, response) => {
      requests += 1;
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
      response.end(Buffer.from('H4sIAAAAAAAAA0tLTAEAlK8dbAQAAAA=', 'base64'));
      expect(request.headers['accept-encoding']).toBe('gzip');
    };
    const headers = { 'accept-encoding': 'gzip' };
    await stack.cacheSettled();
    await (await stack.call('/assets/entry-abc.js', { headers })).arrayBuffer().catch(() => undefined);
    const cached = await stack.call('/assets/entry-abc.js', { headers });
    expect(cached.headers.get('x-cache')).toBe('hit');
    expect(cached.headers.get('cache-control')).toContain('immutable');
    await cached.arrayBuffer().catch(() => undefined);
    expect(requests).toBe(1);
  });

  it('are replaced by a notice while web is unavailable, except those that are cached', async () => {
    const web = await startFakeHttp(page({ 'x-cache-tags': 'faq' }));
    const url = await stack.startReplica({ WEB_URL: web.url });
    await waitFor('a cached page', async () => (await fetch(`${url}/faqs`)).headers.get('x-cache') === 'hit');
    await web.stop();
    expect((await fetch(`${url}/faqs`)).status).toBe(200);
    const away = await fetch(`${url}/buy`);
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(away.headers.get('content-type')).toContain('text/html');
    expect(await away.text()).toContain('Back in a moment');
  });

  it('are only read: what changes something goes nowhere', async () => {
    const before = renders;
    expect((await stack.call('/buy', { method: 'POST' })).status).toBe(404);
    expect(renders).toBe(before);
  });
});
