import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@manzil/contracts/gateway/account';
import type { Member, OneTimeLink } from '@manzil/contracts/gateway/member';
import {
  cookieOf,
  PASSWORD,
  postJson,
  startGatewayUnderTest,
  type GatewayUnderTest,
} from './gateway-under-test.js';

const NEXT = 'a lamp beside the window';

describe('members', () => {
  let stack: GatewayUnderTest;
  let admin: string;
  let names = 0;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ TRUST_PROXY: '1' });
    admin = await stack.sessionOf('admin');
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
  });

  const ask = (path: string, method = 'GET', body?: unknown, cookie = admin): Promise<Response> =>
    stack.call(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const invite = async (role: Role, username = `member${++names}`) => {
    const answer = await ask('/api/members', 'POST', { username, role });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { member: Member; link: OneTimeLink };
  };
  const choose = (token: string, password: string): Promise<Response> =>
    ask(`/api/one-time-links/${token}`, 'POST', { password }, '');
  const logIn = (username: string, password: string): Promise<Response> =>
    stack.call('/login', postJson({ username, password }));
  /** A member who has chosen a password, and a session of theirs. */
  const joined = async (role: Role) => {
    const { member, link } = await invite(role);
    expect((await choose(link.token, PASSWORD)).status).toBe(204);
    return { ...member, cookie: cookieOf(await logIn(member.username, PASSWORD)) };
  };
  const sessionStatus = async (cookie: string): Promise<number> =>
    (await ask('/api/session', 'GET', undefined, cookie)).status;
  const issuesOf = async (answer: Response) => {
    expect(answer.status).toBe(400);
    return ((await answer.json()) as { issues: { field: string; message: string }[] }).issues;
  };

  it('join by a link that shows whose it is, and choose a password by it', async () => {
    const { member, link } = await invite('editor', 'Layla.Haddad');
    expect(member).toMatchObject({
      username: 'Layla.Haddad',
      role: 'editor',
      state: 'invited',
      lastLoginAt: null,
    });
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(72 * 3_600_000);
    expect((await logIn('Layla.Haddad', '')).status).toBe(401);

    const shown = await ask(`/api/one-time-links/${link.token}`, 'GET', undefined, '');
    expect(await shown.json()).toEqual({
      username: 'Layla.Haddad',
      purpose: 'invite',
      expiresAt: link.expiresAt,
    });
    expect(shown.headers.get('cache-control')).toBe('no-store');

    expect((await choose(link.token, NEXT)).status).toBe(204);
    expect(await (await logIn('layla.haddad', NEXT)).json()).toEqual([
      { type: 'editor', username: 'Layla.Haddad' },
    ]);
    const { members } = (await (await ask('/api/members')).json()) as { members: Member[] };
    const joinedMember = members.find(({ id }) => id === member.id);
    expect(joinedMember?.state).toBe('active');
    expect(joinedMember?.lastLoginAt).not.toBeNull();
  });

  it('keep the password rule, and the link while they try', async () => {
    const { member, link } = await invite('agent');
    for (const [password, message] of [
      ['short', 'Use at least 12 characters.'],
      [`${member.username}-${member.username}`, 'Do not use your username as password.'],
      ['password12345', 'This password is too easy to guess. Choose a less common one.'],
    ] as const) {
      expect(await issuesOf(await choose(link.token, password))).toEqual([{ field: 'password', message }]);
    }
    expect((await choose(link.token, NEXT)).status).toBe(204);
  });

  it('use a link once, even two at the same moment', async () => {
    const { link } = await invite('agent');
    const answers = await Promise.all([
      choose(link.token, NEXT),
      choose(link.token, PASSWORD),
      choose(link.token, NEXT),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await choose(link.token, NEXT)).status).toBe(404);
  });

  it('find nothing behind a link that is too old, replaced, another one or none', async () => {
    const old = await invite('agent');
    await stack.dataSource.query(`UPDATE one_time_link SET expires_at = now() - interval '1 second'`);
    const replaced = await invite('agent');
    expect((await ask(`/api/members/${replaced.member.id}/reset-link`, 'POST')).status).toBe(201);
    const forged = `${replaced.link.token.slice(0, -1)}${replaced.link.token.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [old.link.token, replaced.link.token, forged, 'x', "' OR 1=1--", 'A'.repeat(43)]) {
      const path = encodeURIComponent(token);
      expect((await ask(`/api/one-time-links/${path}`, 'GET', undefined, '')).status).toBe(404);
      expect((await choose(path, NEXT)).status).toBe(404);
    }
  });

  it('leave no token in the database or the audit trail', async () => {
    const { link } = await invite('agent');
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      `SELECT (SELECT string_agg(l::text, ' ') FROM one_time_link l) || (SELECT string_agg(a::text, ' ') FROM audit_entry a) AS dump`,
    );
    expect(dump).not.toContain(link.token);
  });

  it('get a new password by a link of an admin, which ends every session they had', async () => {
    const member = await joined('agent');
    const first = (await (await ask(`/api/members/${member.id}/reset-link`, 'POST')).json()) as {
      link: OneTimeLink;
    };
    const answer = await ask(`/api/members/${member.id}/reset-link`, 'POST');
    const { link } = (await answer.json()) as { link: OneTimeLink };
    expect(link.purpose).toBe('reset');
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await choose(first.link.token, NEXT)).status).toBe(404);
    expect(await sessionStatus(member.cookie)).toBe(200);
    expect((await choose(link.token, NEXT)).status).toBe(204);
    expect(await sessionStatus(member.cookie)).toBe(401);
    expect((await logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await logIn(member.username, NEXT)).status).toBe(200);
  });

  it('have names that differ by more than their case, whoever comes second at the same moment too', async () => {
    const answers = await Promise.all(
      ['samir', 'Samir', 'SAMIR'].map((username) => ask('/api/members', 'POST', { username, role: 'agent' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'CONFLICT', issues: [{ field: 'username' }] });
  });

  it.each([
    [{ role: 'agent' }, 'username'],
    [{ username: 'ab', role: 'agent' }, 'username'],
    [{ username: '<b>x</b>', role: 'agent' }, 'username'],
    [{ username: 'someone', role: 'owner' }, 'role'],
  ])('are not invited by %j', async (body, field) => {
    const issues = await issuesOf(await ask('/api/members', 'POST', body));
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });

  it('who are disabled are out at once, and back in when enabled', async () => {
    const member = await joined('editor');
    const path = `/api/members/${member.id}`;
    const disabled = await ask(path, 'PATCH', { disabled: true });
    expect(await disabled.json()).toMatchObject({ member: { state: 'disabled' } });
    expect(await sessionStatus(member.cookie)).toBe(401);
    expect((await logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await ask(`${path}/reset-link`, 'POST')).status).toBe(409);
    expect((await ask(path, 'PATCH', { disabled: false })).status).toBe(200);
    expect(await sessionStatus(member.cookie)).toBe(401);
    expect((await logIn(member.username, PASSWORD)).status).toBe(200);
  });

  it('lose an invitation when they are disabled before they took it', async () => {
    const { member, link } = await invite('agent');
    await ask(`/api/members/${member.id}`, 'PATCH', { disabled: true });
    expect((await choose(link.token, NEXT)).status).toBe(404);
  });

  it('may do what their new role allows from the very next request on', async () => {
    const member = await joined('agent');
    const runs = () => ask('/api/feed/runs', 'GET', undefined, member.cookie);
    expect((await runs()).status).toBe(403);
    await ask(`/api/members/${member.id}`, 'PATCH', { role: 'editor' });
    expect((await runs()).status).not.toBe(403);
    await ask(`/api/members/${member.id}`, 'PATCH', { role: 'agent' });
    expect((await runs()).status).toBe(403);
  });

  it('who are unknown, or changed in nothing, are told', async () => {
    const path = '/api/members/00000000-0000-4000-8000-000000000000';
    expect((await ask(path, 'PATCH', { disabled: true })).status).toBe(404);
    expect((await ask(`${path}/reset-link`, 'POST')).status).toBe(404);
    expect((await ask(path, 'PATCH', {})).status).toBe(400);
    expect(await issuesOf(await ask('/api/members/7', 'PATCH', { disabled: true }))).toMatchObject([
      { field: 'id' },
    ]);
  });

  it('always have an admin who can log in, whichever way two try to go', async () => {
    const { members } = (await (await ask('/api/members')).json()) as { members: Member[] };
    const first = members.find(({ username }) => username === 'admin');
    const path = `/api/members/${first?.id ?? ''}`;
    // An admin who is only invited could not log in.
    await invite('admin');
    for (const change of [{ disabled: true }, { role: 'editor' }]) {
      const answer = await ask(path, 'PATCH', change);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('last active admin');
    }
    for (let round = 0; round < 5; round += 1) {
      const other = await joined('admin');
      const answers = await Promise.all([
        ask(path, 'PATCH', { role: 'agent' }),
        ask(`/api/members/${other.id}`, 'PATCH', { disabled: true }, other.cookie),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [{ left }] = await stack.dataSource.query<[{ left: number }]>(
        `SELECT count(*)::int AS left FROM member WHERE role = 'admin' AND disabled_at IS NULL AND password_hash IS NOT NULL`,
      );
      expect(left).toBe(1);
      await stack.dataSource.query(`UPDATE member SET role = 'admin', disabled_at = NULL WHERE id = $1`, [
        first?.id,
      ]);
      await stack.dataSource.query(`UPDATE member SET disabled_at = now() WHERE id = $1`, [other.id]);
    }
  });

  it('change their own password, which ends their other sessions', async () => {
    const member = await joined('agent');
    const other = cookieOf(await logIn(member.username, PASSWORD));
    const change = (body: unknown) => ask('/api/session/password', 'POST', body, member.cookie);
    expect(await issuesOf(await change({ current: PASSWORD, next: 'short' }))).toMatchObject([
      { field: 'next' },
    ]);
    expect(await issuesOf(await change({ current: 'not it', next: NEXT }))).toMatchObject([
      { field: 'current' },
    ]);
    expect((await change({ current: PASSWORD, next: NEXT })).status).toBe(204);
    expect(await sessionStatus(member.cookie)).toBe(200);
    expect(await sessionStatus(other)).toBe(401);
    expect((await logIn(member.username, NEXT)).status).toBe(200);
  });

  it('cannot be guessed out of a session that was left open', async () => {
    const member = await joined('agent');
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const body = { current: `guess ${guess}`, next: NEXT };
      statuses.push((await ask('/api/session/password', 'POST', body, member.cookie)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('get in again by the operator’s own command, when nobody is left who could help', async () => {
    const member = await joined('admin');
    await stack.dataSource.query('UPDATE member SET disabled_at = now() WHERE id = $1', [member.id]);
    const { url } = stack.dataSource.options as { url?: string };
    const program = fileURLToPath(new URL('../dist/reset-password.js', import.meta.url));
    const run = (username: string) =>
      promisify(execFile)(process.execPath, [program, username], {
        env: { PATH: process.env.PATH, GATEWAY_DATABASE_URL: url },
      });
    const { stdout } = await run(member.username.toUpperCase());
    const password = stdout.trim().split(' ').at(-1) ?? '';
    expect(stdout).toContain(`${member.username} (admin) logs in`);
    expect(await sessionStatus(member.cookie)).toBe(401);
    expect((await logIn(member.username, password)).status).toBe(200);
    await expect(run('nobody')).rejects.toMatchObject({ code: 1, stderr: 'There is no member nobody\n' });
    await stack.dataSource.query(`UPDATE member SET role = 'agent' WHERE id = $1`, [member.id]);
  });

  it('see where they are logged in and end one of these, but nobody else’s', async () => {
    const member = await joined('agent');
    const phone = await stack.call(
      '/login',
      postJson(
        { username: member.username, password: PASSWORD },
        { 'user-agent': 'Phone', 'x-forwarded-for': '203.0.113.8' },
      ),
    );
    const list = async () => {
      const answer = await ask('/api/sessions', 'GET', undefined, member.cookie);
      return ((await answer.json()) as { sessions: { id: string; current: boolean }[] }).sessions;
    };
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ current: false, userAgent: 'Phone', address: '203.0.113.8' });
    expect(oldest).toMatchObject({ current: true });
    const path = `/api/sessions/${newest?.id ?? ''}`;
    expect((await ask(path, 'DELETE')).status).toBe(404);
    expect((await ask(path, 'DELETE', undefined, member.cookie)).status).toBe(204);
    expect(await sessionStatus(cookieOf(phone))).toBe(401);
    expect(await list()).toHaveLength(1);
  });
});
