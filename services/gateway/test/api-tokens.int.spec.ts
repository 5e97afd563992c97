import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_SCOPES, type ApiScope, type ApiTokenWithSecret } from '@manzil/contracts/gateway/api-token';
import { nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { waitFor } from '@manzil/testing/wait-for';
import { wholeRegistry } from '../src/whole-document.js';
import { startMembersStack, type MembersStack } from './members-stack.js';

const ROUTES = wholeRegistry().endpoints;
const SCOPED = ROUTES.filter(({ scope }) => scope !== undefined);
const CLOSED = ROUTES.filter(({ scope, audience }) => scope === undefined && audience !== 'public');
const PUBLIC = ROUTES.filter(({ audience }) => audience === 'public');

/** Open to `listings:read` of admins and editors. */
const READ = '/api/admin/developments/3';

const named = (routes: readonly Endpoint[]) => routes.map((route) => [nameOf(route), route] as const);

/** An empty request to the route: if it is refused as invalid or not found, access was granted. */
const pathOf = ({ path }: Endpoint): string =>
  path.replace(':id', '00000000-0000-4000-8000-000000000000').replace(/:\w+/g, 'nothing');

describe('API tokens', () => {
  let stack: MembersStack;
  const tokens = new Map<ApiScope, string>();
  /** A token with every scope. */
  let whole = '';
  let names = 0;
  beforeAll(async () => {
    stack = await startMembersStack();
    for (const scope of API_SCOPES) tokens.set(scope, (await make({ scopes: [scope] })).secret);
    whole = (await make({})).secret;
  });
  afterAll(async () => {
    await stack.stop();
  });

  const post = (body: object, cookie = stack.admin): Promise<Response> =>
    stack.send(
      '/api/tokens',
      'POST',
      { name: `CRM ${++names}`, scopes: API_SCOPES, expiresInDays: 365, ...body },
      cookie,
    );
  const make = async (body: object, cookie = stack.admin): Promise<ApiTokenWithSecret> => {
    const answer = await post(body, cookie);
    expect(answer.status).toBe(201);
    return (await answer.json()) as ApiTokenWithSecret;
  };
  const use = (token: string, path = READ, init: RequestInit = {}): Promise<Response> =>
    stack.call(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const enter = async (
    route: Endpoint,
    token?: string,
  ): Promise<{ status: number; challenge: string | null }> => {
    const { method } = route;
    const answer = await (token === undefined
      ? stack.call(pathOf(route), { method })
      : use(token, pathOf(route), { method }));
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true)
      await answer.body?.cancel();
    else await answer.arrayBuffer();
    return { status: answer.status, challenge: answer.headers.get('www-authenticate') };
  };
  const auditOf = async (action: string) => {
    const { entries } = (await (await stack.send(`/api/audit?action=${action}`)).json()) as {
      entries: object[];
    };
    return entries;
  };

  it.each(named(SCOPED))('reach %s with its scope and with no other one', async (_name, route) => {
    for (const [scope, token] of tokens) {
      const { status, challenge } = await enter(route, token);
      if (scope === route.scope) expect([401, 403, 429]).not.toContain(status);
      else {
        expect(status).toBe(403);
        expect(challenge).toContain(`error="insufficient_scope", scope="${route.scope ?? ''}"`);
      }
    }
    expect([401, 403, 429]).not.toContain((await enter(route, whole)).status);
  });

  it.each(named(CLOSED))('do not reach %s, whatever their scopes', async (_name, route) => {
    expect(await enter(route, whole)).toEqual({ status: 401, challenge: 'Bearer realm="manzil"' });
  });

  it.each(named(PUBLIC))('change nothing at %s, which is public', async (_name, route) => {
    expect((await enter(route, whole)).status).toBe((await enter(route)).status);
  });

  it('open nothing about accounts, tokens, roles and the audit trail, nor what needs a confirmation', () => {
    const areas = new Set(SCOPED.map(({ area }) => area));
    for (const area of ['Accounts', 'Second factor', 'Integrations', 'Failed messages', 'Files'] as const)
      expect(areas).not.toContain(area);
    const wrong = SCOPED.filter(
      ({ audience, needsConfirmation, method, scope }) =>
        audience === 'public' ||
        needsConfirmation === true ||
        (method !== 'GET' && scope?.endsWith(':read') === true),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('are made by admins who have confirmed who they are, are shown once and stored as a hash', async () => {
    const { token, secret } = await make({ name: 'Power BI', scopes: ['leads:read'], expiresInDays: 30 });
    expect(secret).toMatch(/^manzil_api_[\w-]{43}$/);
    expect(token).toMatchObject({
      name: 'Power BI',
      scopes: ['leads:read'],
      createdBy: 'admin',
      lastUsedOn: null,
    });
    const days = (Date.parse(token.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await (await stack.send('/api/tokens')).text()).not.toContain(secret.slice(11));
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      `SELECT string_agg(token::text, ' ') AS dump FROM api_token token`,
    );
    expect(dump).not.toContain(secret.slice(11));
    const [made] = await auditOf('api-token-created');
    expect(made).toMatchObject({
      username: 'admin',
      entity: { kind: 'api-token', id: token.id, title: 'Power BI' },
      details: { scopes: ['leads:read'], expiresAt: token.expiresAt },
    });
    expect(JSON.stringify(made)).not.toContain(secret.slice(11));
    expect((await post({ name: 'power bi' })).status).toBe(409);

    const { cookie } = await stack.joined('admin');
    await stack.dataSource.query(
      'UPDATE session SET confirmed_at = NULL WHERE member_id <> (SELECT id FROM member WHERE username = $1)',
      ['admin'],
    );
    expect((await post({}, cookie)).status).toBe(403);
    const editor = await stack.joined('editor');
    expect((await post({}, editor.cookie)).status).toBe(403);
    expect((await stack.send('/api/tokens', 'GET', undefined, editor.cookie)).status).toBe(403);
    for (const wrong of [
      { scopes: [] },
      { scopes: ['members:write'] },
      { scopes: ['leads:read', 'leads:read'] },
      { name: ' ' },
      { expiresInDays: 0 },
      { expiresInDays: 366 },
      { expiresInDays: null },
    ])
      expect((await post(wrong)).status).toBe(400);
  });

  it('are refused alike whether they were revoked, have expired, or never were', async () => {
    const [revoked, expired] = [await make({}), await make({ expiresInDays: 1 })];
    expect((await use(revoked.secret)).status).toBe(200);
    expect((await use(expired.secret)).status).toBe(200);
    // Tokens of earlier releases keep their date, or have none.
    for (const date of ["now() + interval '700 days'", 'NULL']) {
      await stack.dataSource.query(`UPDATE api_token SET expires_at = ${date} WHERE id = $1`, [
        expired.token.id,
      ]);
      expect((await use(expired.secret)).status).toBe(200);
    }
    expect((await stack.send(`/api/tokens/${revoked.token.id}`, 'DELETE')).status).toBe(204);
    expect((await stack.send(`/api/tokens/${revoked.token.id}`, 'DELETE')).status).toBe(404);
    await stack.dataSource.query(`UPDATE api_token SET expires_at = now() WHERE id = $1`, [expired.token.id]);
    const answers: unknown[] = [];
    for (const token of [revoked.secret, expired.secret, `manzil_api_${'A'.repeat(43)}`, 'A', '']) {
      const answer = await use(token);
      expect(answer.status).toBe(401);
      const { requestId, ...problem } = (await answer.json()) as { requestId: string };
      expect(requestId).not.toBe('');
      answers.push({ problem, challenge: answer.headers.get('www-authenticate') });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ challenge: 'Bearer realm="manzil", error="invalid_token"' });
    expect(await auditOf('api-token-revoked')).toMatchObject([
      { username: 'admin', entity: { id: revoked.token.id }, details: { scopes: API_SCOPES } },
    ]);
    const { tokens: listed } = (await (await stack.send('/api/tokens')).json()) as {
      tokens: { id: string }[];
    };
    expect(listed.find(({ id }) => id === expired.token.id)).toMatchObject({ refusedBecause: 'expired' });
  });

  it('have the rights that their member has now', async () => {
    const member = await stack.joined('admin');
    const { secret, token } = await make({}, member.cookie);
    expect((await use(secret)).status).toBe(200);
    const change = (body: object) => stack.send(`/api/members/${member.id}`, 'PATCH', body);
    expect((await change({ role: 'agent' })).status).toBe(200);
    expect((await use(secret)).status).toBe(403);
    expect((await change({ role: 'admin' })).status).toBe(200);
    expect((await use(secret)).status).toBe(200);
    expect((await change({ disabled: true })).status).toBe(200);
    expect((await use(secret)).status).toBe(401);
    const { tokens: listed } = (await (await stack.send('/api/tokens')).json()) as {
      tokens: { id: string }[];
    };
    expect(listed.find(({ id }) => id === token.id)).toBeUndefined();
    expect(await auditOf('api-token-revoked')).toContainEqual(
      expect.objectContaining({ username: 'admin', entity: expect.objectContaining({ id: token.id }) }),
    );
    expect((await change({ disabled: false })).status).toBe(200);
    expect((await use(secret)).status).toBe(401);
  });

  it('need no page of ours, and let no cookie count beside them', async () => {
    const run = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: '{}',
    };
    expect((await use(tokens.get('imports:run') ?? '', '/api/feed/runs', run)).status).toBe(202);
    const withCookie = { ...run, headers: { ...run.headers, cookie: stack.admin } };
    expect((await use('made up', '/api/feed/runs', withCookie)).status).toBe(401);
    expect((await use(whole, '/api/members', { headers: { cookie: stack.admin } })).status).toBe(200);
    expect(
      (await use(whole, '/api/data', { headers: { cookie: stack.admin, 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(403);
    expect((await stack.call('/api/leads', { headers: { cookie: `manzil_session=${whole}` } })).status).toBe(
      401,
    );
    expect((await stack.call(`/api/leads?access_token=${whole}`)).status).toBe(401);
    expect((await stack.call('/api/leads', { headers: { authorization: `Basic ${whole}` } })).status).toBe(
      401,
    );
  });

  it('show the day of their last use, which is written once a day', async () => {
    const { secret, token } = await make({});
    const row = async () => {
      const [found] = await stack.dataSource.query<[{ day: string; version: string; today: string }]>(
        `SELECT last_used_on::text AS day, xmin::text AS version, (now() AT TIME ZONE 'Asia/Dubai')::date::text AS today
         FROM api_token WHERE id = $1`,
        [token.id],
      );
      return found;
    };
    await stack.dataSource.query(`UPDATE api_token SET last_used_on = '2020-01-01' WHERE id = $1`, [
      token.id,
    ]);
    await use(secret);
    const first = await row();
    expect(first.day).toBe(first.today);
    await use(secret);
    await use(secret);
    expect((await row()).version).toBe(first.version);
    const { tokens: listed } = (await (await stack.send('/api/tokens')).json()) as {
      tokens: { id: string }[];
    };
    expect(listed.find(({ id }) => id === token.id)).toMatchObject({ lastUsedOn: first.day });
  });

  it('that are guessed are limited by address, which locks out no token that is right', async () => {
    const guess = (address: string, token = `manzil_api_${'B'.repeat(43)}`) =>
      use(token, READ, { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await guess('203.0.113.5')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const refused = await guess('203.0.113.5');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('203.0.113.6')).status).toBe(401);
    expect((await guess('203.0.113.5', whole)).status).toBe(200);
    const recorded = await waitFor('the refusal to be recorded', async () => {
      const entries = await auditOf('rate-limited');
      return entries.length > 0 ? entries : undefined;
    });
    expect(recorded).toMatchObject([
      { address: '203.0.113.5', details: { route: 'GET /api/admin/developments/:id' } },
    ]);
  });

  it('may each make so many requests', async () => {
    const replica = await stack.startReplica({ REQUESTS_PER_TOKEN: '3' });
    const status = async (token: string): Promise<number> =>
      (await fetch(`${replica}${READ}`, { headers: { authorization: `Bearer ${token}` } })).status;
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await status(whole));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await status(tokens.get('listings:read') ?? '')).toBe(200);
  });
});
