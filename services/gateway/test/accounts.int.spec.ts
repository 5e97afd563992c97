import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../src/accounts/sessions/session-token.js';
import {
  cookieOf,
  PASSWORD,
  postJson,
  startGatewayUnderTest,
  type GatewayUnderTest,
} from './gateway-under-test.js';

describe('accounts', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
  });

  const logIn = (username: string, password: string, address = '203.0.113.5'): Promise<Response> =>
    stack.call('/login', postJson({ username, password }, { 'x-forwarded-for': address }));

  it('let the first admin in, and return the role in the first item of a list', async () => {
    const answer = await logIn('Admin', PASSWORD);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ type: 'admin', username: 'admin' }]);
  });

  it('open a session by a cookie that scripts and other sites do not get', async () => {
    const answer = await logIn('admin', PASSWORD);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^manzil_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    const session = await stack.call('/api/session', { headers: { cookie: cookieOf(answer) } });
    expect(await session.json()).toEqual({
      username: 'admin',
      loginName: 'admin',
      names: { admin: 'admin' },
      role: 'admin',
      incompleteDetails: { name: '', email: null },
      requiresComplete: true,
    });
    expect(session.headers.get('cache-control')).toBe('no-store');
  });

  it('store only the hash of a token', async () => {
    const token = cookieOf(await logIn('admin', PASSWORD)).split('=')[1] ?? '';
    const rows: unknown[] = await stack.dataSource.query('SELECT 1 FROM session WHERE token_hash = $1', [
      hashToken(token),
    ]);
    expect(rows).toHaveLength(1);
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      'SELECT string_agg(s::text, $1) AS dump FROM session s',
      [' '],
    );
    expect(dump).not.toContain(token);
  });

  it('answer a wrong password and an unknown name alike: 401 and no row', async () => {
    const wrong = await logIn('admin', 'not the password');
    const unknown = await logIn('nobody', 'not the password', '203.0.113.6');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await wrong.text()).toBe('[]');
    expect(await unknown.text()).toBe('[]');
  });

  it('name the fields that a login lacks', async () => {
    const answer = await stack.call('/login', postJson({ username: 'admin' }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ field: 'password' }] });
  });

  it('stop guesses at one account from one address, the right one too, and report when to come back', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await logIn('admin', 'wrong')).status).toBe(401);
    const refused = await logIn('admin', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect((await logIn('admin', PASSWORD, '203.0.113.77')).status).toBe(200);
  });

  it('stop concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('admin', 'wrong')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('stop guesses at many accounts from one address', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) statuses.push((await logIn(`name${guess}`, 'wrong')).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses[20]).toBe(429);
  });

  it('let in again when the time is over', async () => {
    for (let guess = 0; guess < 6; guess += 1) await logIn('admin', 'wrong');
    await stack.dataSource.query(`UPDATE login_attempt SET at = at - interval '16 minutes'`);
    expect((await logIn('admin', PASSWORD)).status).toBe(200);
  });

  it('end a session for good at logout', async () => {
    const cookie = cookieOf(await logIn('admin', PASSWORD));
    const answer = await stack.call('/logout', { method: 'POST', headers: { cookie } });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      'manzil_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(401);
  });

  it('end the former session of a browser that logs in again, and give it another token', async () => {
    const [former, elsewhere] = [await logIn('admin', PASSWORD), await logIn('admin', PASSWORD)].map(
      cookieOf,
    );
    const again = await stack.call(
      '/login',
      postJson({ username: 'admin', password: PASSWORD }, { cookie: former ?? '' }),
    );
    const statuses = await Promise.all(
      [former, elsewhere, cookieOf(again)].map((cookie = '') =>
        stack.call('/api/session', { headers: { cookie } }),
      ),
    );
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
  });

  it('leave the session of a browser alone whose new login fails', async () => {
    const cookie = cookieOf(await logIn('admin', PASSWORD));
    await stack.call('/login', postJson({ username: 'admin', password: 'wrong' }, { cookie }));
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(200);
  });

  it('end a session that was not used for twelve hours, and prolong one that is', async () => {
    const cookie = cookieOf(await logIn('admin', PASSWORD));
    const hash = hashToken(cookie.split('=')[1] ?? '');
    await stack.dataSource.query(
      `UPDATE session SET expires_at = now() + interval '1 hour' WHERE token_hash = $1`,
      [hash],
    );
    const used = await stack.call('/api/session', { headers: { cookie } });
    expect(cookieOf(used)).toBe(cookie);
    const rows = await stack.dataSource.query<{ prolonged: boolean }[]>(
      `SELECT expires_at > now() + interval '11 hours' AS prolonged FROM session WHERE token_hash = $1`,
      [hash],
    );
    expect(rows).toEqual([{ prolonged: true }]);
    await stack.dataSource.query(
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE token_hash = $1`,
      [hash],
    );
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(401);
  });

  it('end a session a week after its login, however much it is used', async () => {
    const cookie = cookieOf(await logIn('admin', PASSWORD));
    const hash = hashToken(cookie.split('=')[1] ?? '');
    await stack.dataSource.query(
      `UPDATE session SET created_at = now() - interval '167 hours', expires_at = now() + interval '30 minutes'
       WHERE token_hash = $1`,
      [hash],
    );
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(200);
    const rows = await stack.dataSource.query<{ prolonged: boolean; ends: boolean }[]>(
      `SELECT expires_at > now() + interval '50 minutes' AS prolonged,
              expires_at <= created_at + interval '168 hours' AS ends FROM session WHERE token_hash = $1`,
      [hash],
    );
    expect(rows).toEqual([{ prolonged: true, ends: true }]);
  });

  it('shut out a member who is disabled, at once', async () => {
    const cookie = await stack.sessionOf('agent');
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(200);
    await stack.dataSource.query(`UPDATE member SET disabled_at = now() WHERE role = 'agent'`);
    expect((await stack.call('/api/session', { headers: { cookie } })).status).toBe(401);
    expect((await logIn('agent@manzil.example', PASSWORD)).status).toBe(401);
  });

  it('write down who logged in and from where, but not what a stranger typed as a name', async () => {
    await logIn('admin', PASSWORD, '203.0.113.9');
    await logIn('my-secret-password', 'oops', '203.0.113.9');
    const rows = await stack.dataSource.query<unknown[]>(
      `SELECT action, username, request_id IS NOT NULL AS traced FROM audit.entry WHERE address = '203.0.113.9' ORDER BY id`,
    );
    expect(rows).toEqual([
      { action: 'login', username: 'admin', traced: true },
      { action: 'login-failed', username: null, traced: true },
    ]);
  });

  it('refuse calls that a browser makes for another site', async () => {
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${stack.url}/login`, postJson({ username: 'admin', password: PASSWORD }, headers));
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: 'null' })).status).toBe(403);
    expect((await send({ origin: stack.url })).status).toBe(200);
    expect((await send({})).status).toBe(200);
  });
});

describe('over https', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ PUBLIC_URL: 'https://manzil.example' });
  });
  afterAll(async () => {
    await stack.stop();
  });
  const statusOf = async (cookie: string): Promise<number> =>
    (await stack.call('/api/session', { headers: { cookie } })).status;

  it('the session cookie is bound to the host and Secure', async () => {
    const answer = await stack.call('/login', postJson({ username: 'admin', password: PASSWORD }));
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-manzil_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/,
    );
    expect(await statusOf(cookieOf(answer))).toBe(200);
  });

  it('a session is not taken from a cookie that a neighbouring subdomain could have set', async () => {
    const cookie = await stack.sessionOf('admin');
    expect(await statusOf(cookie.replace('__Host-', ''))).toBe(401);
  });

  it('a logout also removes the cookie of the release before', async () => {
    const answer = await stack.call('/logout', { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-manzil_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      'manzil_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ]);
  });
});
