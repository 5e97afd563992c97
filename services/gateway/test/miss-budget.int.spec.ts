import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { configSchema } from '../src/config.js';
import { RecordRefusals } from '../src/accounts/audit/record-refusals.js';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { startGatewayUnderTest, WEB_TOKEN, type GatewayUnderTest } from './gateway-under-test.js';
import { requestCount } from './fake-services.js';

const BUDGET = 20;
const TOO_MANY = 3 * BUDGET;

describe('what a visitor may have made', () => {
  let stack: GatewayUnderTest;
  /** Trusts one proxy. */
  let throughProxy: string;
  let rendered: number;
  let sender = 0;
  let visitor: string;

  beforeAll(async () => {
    const settings = { MISSES_PER_ADDRESS: String(BUDGET) };
    stack = await startGatewayUnderTest(settings);
    throughProxy = await stack.startReplica({ ...settings, TRUST_PROXY: '1' });
    stack.web.answer = (request, response) => {
      rendered += 1;
      response.writeHead(200, { 'content-type': 'text/html', 'x-cache-tags': 'faq' }).end(request.url);
    };
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(() => {
    rendered = 0;
    sender += 1;
    visitor = `198.51.100.${sender}`;
  });
  afterEach(async () => {
    await stack.gateway.app.get(RecordRefusals).flush();
  });

  const get = (path: string, from = visitor, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(throughProxy + path, { headers: { 'x-forwarded-for': from, ...headers } });
  /** Statuses of this many requests, one after the other. */
  const many = async (path: (number: number) => string, from: (number: number) => string = () => visitor) => {
    const statuses: number[] = [];
    for (let number = 0; number < TOO_MANY; number += 1) {
      const answer = await get(path(number), from(number));
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    return {
      answered: statuses.filter((status) => status !== 429).length,
      refused: statuses.filter((status) => status === 429).length,
    };
  };
  /** Some are refilled while a slow machine sends requests. */
  const expectBudget = ({ answered, refused }: { answered: number; refused: number }): void => {
    expect(answered).toBeGreaterThanOrEqual(BUDGET);
    expect(refused).toBeGreaterThan(BUDGET);
  };

  it('is a generous burst, which no visitor comes to the end of', () => {
    const { MISSES_PER_ADDRESS } = configSchema.parse({
      GATEWAY_DATABASE_URL: 'postgres://gateway@localhost/gateway',
      NATS_URL: 'nats://localhost',
    });
    expect(MISSES_PER_ADDRESS).toBe(600);
  });

  it('is used up by search words that nobody else uses, and by pages that are not there', async () => {
    expectBudget(await many((number) => `/buy?q=${visitor}-${number}`));
    expect(rendered).toBeLessThan(2 * BUDGET);
    expectBudget(
      await many(
        (number) => `/no-such-page-${number}`,
        () => '198.51.100.250',
      ),
    );
  });

  it('is used up by searches of the API, suggestions and URLs too long to be cached', async () => {
    const before = requestCount('search');
    const paths = [
      (number: number) => `/api/properties?adType=sale&q=${visitor}-${number}`,
      (number: number) => `/api/suggestions?q=${visitor}-${number}`,
      (number: number) => `/api/properties?adType=sale&q=${number}${'x'.repeat(1_100)}`,
    ];
    expectBudget(await many((number) => paths[number % 3]?.(number) ?? ''));
    expect(requestCount('search') - before).toBeLessThan(2 * BUDGET);
  });

  it('is not used by what is in memory, under whatever spelling it is requested', async () => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    await (await get('/faqs')).text();
    const { answered } = await many((number) => `/faqs?unknown=${number}&utm_source=${number}&q=`);
    expect(answered).toBe(TOO_MANY);
    expect(rendered).toBeLessThan(BUDGET);
  });

  it('is one for all addresses of an IPv6 network', async () => {
    expectBudget(
      await many(
        (number) => `/buy?q=six-${number}`,
        (number) => `2001:db8:1:2:${number.toString(16)}::${number}`,
      ),
    );
    expect((await get('/buy?q=another-network', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('is not renewed by an X-Forwarded-For of the visitor’s own making', async () => {
    // The proxy appends the last address; those before it come from the visitor.
    expectBudget(
      await many(
        (number) => `/buy?q=forged-${number}`,
        (number) => `203.0.113.${number}, ${visitor}`,
      ),
    );
    // Without a proxy, the header is not trusted at all.
    const statuses: number[] = [];
    for (let number = 0; number < TOO_MANY; number += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${number}`,
        'x-visitor-address': `203.0.113.${number}`,
        'x-web-token': WEB_TOKEN,
      };
      statuses.push((await fetch(`${stack.url}/buy?q=direct-${number}`, { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('once used up is answered in HTML or as a problem, with when to come back, and recorded once', async () => {
    await many((number) => `/buy?q=used-${number}`);
    const page = await get('/buy?q=one-more');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<h1>That was a lot at once</h1>');
    const call = await get('/api/properties?adType=sale&q=one-more');
    expect(call.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    const requestId = call.headers.get('x-request-id');
    expect(await call.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED', requestId });
    const routes = async (): Promise<string[]> => {
      const rows = await stack.dataSource.query<{ route: string }[]>(
        `SELECT details->>'route' AS route FROM audit.entry
          WHERE action = 'rate-limited' AND address = $1 AND NOT details ? 'count' ORDER BY id`,
        [visitor],
      );
      return rows.map(({ route }) => route);
    };
    // A refusal is answered without waiting until it is recorded.
    await waitFor('both refusals', async () => (await routes()).length >= 2);
    expect((await routes()).toSorted()).toEqual(['GET /api/properties', 'GET page']);
  });

  it('refuses nobody else who waits for the same page', async () => {
    await many((number) => `/buy?q=spent-${number}`);
    const answers = await Promise.all([
      get('/buy?q=shared'),
      get('/buy?q=shared', '198.51.100.251'),
      get('/buy?q=shared'),
    ]);
    expect(answers[1].status).toBe(200);
  });

  it('limits no member, but everybody with an invented cookie', async () => {
    const cookie = await stack.sessionOf('editor');
    await many((number) => `/buy?q=member-${number}`);
    expect((await get('/buy?q=as-a-member', visitor, { cookie })).status).toBe(200);
    expect((await get('/api/pages', visitor, { cookie })).status).toBe(200);
    const madeUp = { cookie: `manzil_session=${'x'.repeat(43)}` };
    expect((await get('/buy?q=as-nobody', visitor, madeUp)).status).toBe(429);
    expect((await get('/getnewly', visitor, madeUp)).status).toBe(429);
  });

  it('is not used by requests of web for the pages of visitors, nor by files, forms and health', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < TOO_MANY; number += 1)
      statuses.add((await fetch(`${stack.internalUrl}/api/suggestions?q=web-${number}`)).status);
    expect([...statuses]).toEqual([200]);
    await many((number) => `/buy?q=files-${number}`);
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/assets/some.js')).status).toBe(200);
    const form = await fetch(`${throughProxy}/forms/newsletter`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': visitor,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'subemail=a',
    });
    expect(form.status).toBe(200);
  });
});
