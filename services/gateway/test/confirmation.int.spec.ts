import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '@manzil/contracts/gateway/member';
import { waitFor } from '@manzil/testing/wait-for';
import { wholeRegistry } from '../src/whole-document.js';
import { cookieOf, PASSWORD } from './gateway-under-test.js';
import {
  codeOf,
  midStep,
  setClock,
  startSecondFactorStack,
  type SecondFactorStack,
} from './second-factor-steps.js';

describe('a confirmation', () => {
  let stack: SecondFactorStack;
  beforeAll(async () => {
    stack = await startSecondFactorStack();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
    setClock(midStep());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const freshAdmin = async () => {
    const { username, id } = await stack.joined('admin');
    return { username, id, cookie: cookieOf(await stack.logIn(username, PASSWORD)) };
  };
  let names = 0;
  const invite = (cookie: string): Promise<Response> =>
    stack.send('/api/members', 'POST', { username: `guest${++names}`, role: 'agent' }, cookie);
  const refusalOf = async (answer: Response) => {
    expect(answer.status).toBe(403);
    return ((await answer.json()) as { details: unknown }).details;
  };

  it('is required before an invitation, a change of role, a reset link, a reset and an export', async () => {
    const { cookie, id } = await freshAdmin();
    for (const [path, method, body] of [
      ['/api/members', 'POST', { username: 'somebody', role: 'agent' }],
      [`/api/members/${id}`, 'PATCH', { role: 'agent' }],
      [`/api/members/${id}/reset-link`, 'POST', undefined],
      [`/api/members/${id}/second-factor`, 'DELETE', undefined],
      ['/api/leads/export', 'GET', undefined],
      ['/api/subscribers/export', 'GET', undefined],
    ] as const) {
      expect(await refusalOf(await stack.send(path, method, body, cookie))).toEqual({
        confirmBy: ['password'],
      });
    }
  });

  it('is no refusal in the audit trail', async () => {
    const admin = await freshAdmin();
    expect((await invite(admin.cookie)).status).toBe(403);
    const agent = await stack.joined('agent');
    expect((await invite(agent.cookie)).status).toBe(403);
    const refused = await waitFor('the refusal of the agent', async () => {
      const rows = await stack.dataSource.query<{ username: string }[]>(
        `SELECT username FROM audit.entry WHERE action = 'access-refused'`,
      );
      return rows.some(({ username }) => username === agent.username) ? rows : undefined;
    });
    expect(refused.map(({ username }) => username)).not.toContain(admin.username);
  });

  it('is required again after five minutes', async () => {
    const { cookie } = await freshAdmin();
    const wrong = await stack.confirm(cookie, { method: 'password', password: 'not it' });
    expect(await stack.issuesOf(wrong)).toEqual([
      { field: 'password', message: 'This is not your password.' },
    ]);
    expect((await invite(cookie)).status).toBe(403);
    const noon = Date.now();
    setClock(noon);
    const confirmed = await stack.confirm(cookie, { method: 'password', password: PASSWORD });
    expect(await confirmed.json()).toEqual({ confirmedUntil: new Date(noon + 300_000).toISOString() });
    setClock(noon + 299_000);
    expect((await invite(cookie)).status).toBe(201);
    setClock(noon + 300_000);
    expect((await invite(cookie)).status).toBe(403);
  });

  it('counts in its own session only', async () => {
    const { username, cookie } = await freshAdmin();
    const other = cookieOf(await stack.logIn(username, PASSWORD));
    await stack.confirm(cookie, { method: 'password', password: PASSWORD });
    expect((await invite(other)).status).toBe(403);
    expect((await invite(cookie)).status).toBe(201);
  });

  it('is by the second factor for members who have one, not by the password', async () => {
    const { username, secret, recoveryCodes } = await stack.withTotp('admin');
    const pending = await stack.pendingOf(username);
    const cookie = cookieOf(await stack.finish(pending, { method: 'totp', code: codeOf(secret) }));
    expect(await refusalOf(await invite(cookie))).toEqual({ confirmBy: ['totp', 'recovery-code'] });
    expect((await stack.confirm(cookie, { method: 'password', password: PASSWORD })).status).toBe(409);
    expect((await stack.confirm(cookie, { method: 'totp', code: codeOf(secret) })).status).toBe(400);
    expect((await stack.confirm(cookie, { method: 'totp', code: codeOf(secret, 1) })).status).toBe(200);
    expect((await invite(cookie)).status).toBe(201);
    const again = { method: 'recovery-code', code: recoveryCodes[0] };
    expect((await stack.confirm(cookie, again)).status).toBe(200);
    expect((await stack.confirm(cookie, again)).status).toBe(400);
  });

  it('protects the second factor itself', async () => {
    const { cookie } = await stack.joined('agent');
    for (const [path, method] of [
      ['/api/second-factor/totp', 'POST'],
      ['/api/second-factor/totp', 'DELETE'],
      ['/api/second-factor/passkey-options', 'POST'],
      ['/api/second-factor/recovery-codes', 'POST'],
    ] as const) {
      expect((await stack.send(path, method, undefined, cookie)).status).toBe(403);
    }
  });

  it('lets an admin reset the second factor of another member, whose sessions end', async () => {
    const member = await stack.withTotp();
    const listed = async () => {
      const { members } = (await (await stack.send('/api/members')).json()) as { members: Member[] };
      return members.find(({ id }) => id === member.id)?.hasSecondFactor;
    };
    expect(await listed()).toBe(true);
    expect((await stack.send(`/api/members/${member.id}/second-factor`, 'DELETE')).status).toBe(204);
    expect(await listed()).toBe(false);
    expect(await stack.sessionStatus(member.cookie)).toBe(401);
    expect((await stack.logIn(member.username, PASSWORD)).status).toBe(200);
    const { members } = (await (await stack.send('/api/members')).json()) as { members: Member[] };
    const self = members.find(({ username }) => username === 'admin')?.id ?? '';
    expect((await stack.send(`/api/members/${self}/second-factor`, 'DELETE')).status).toBe(409);
    const entries = await stack.dataSource.query<unknown[]>(
      `SELECT username, entity_title AS target FROM audit.entry WHERE action = 'second-factor-reset'`,
    );
    expect(entries).toEqual([{ username: 'admin', target: member.username }]);
  });

  it('is all that an admin without a second factor may set up, where admins must have one', async () => {
    const strict = await stack.startReplica({
      ADMIN_SECOND_FACTOR: 'required',
      PUBLIC_URL: 'http://localhost:8080',
    });
    const { username } = await stack.joined('admin');
    const editor = await stack.joined('editor');
    const send = (path: string, cookie: string, method = 'GET', body?: unknown): Promise<Response> =>
      fetch(strict + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const cookie = cookieOf(await send('/login', '', 'POST', { username, password: PASSWORD }));
    expect(await (await send('/api/session', cookie)).json()).toMatchObject({ mustSetUpSecondFactor: true });
    const closed = wholeRegistry().endpoints.filter(
      ({ audience, openToSetUp }) => audience !== 'public' && openToSetUp !== true,
    );
    for (const { method, path } of closed) {
      const at = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      expect([path, (await send(at, cookie, method)).status]).toEqual([path, 403]);
    }
    // Members are shown more than visitors here, but not before their setup is complete.
    const counts = (who: string) => send('/staticdata', who, 'POST', { tablename: 'traffic' });
    expect((await counts(cookie)).status).toBe((await counts('')).status);
    expect((await send('/api/sessions', editor.cookie)).status).toBe(200);

    const answer = await send('/api/second-factor/totp', cookie, 'POST');
    expect(answer.status).toBe(200);
    const { secret } = (await answer.json()) as { secret: string };
    const code = codeOf(secret);
    expect((await send('/api/second-factor/totp/confirmation', cookie, 'POST', { code })).status).toBe(200);
    expect((await send('/api/members', cookie)).status).toBe(200);
    expect(await (await send('/api/session', cookie)).json()).toMatchObject({
      username,
      role: 'admin',
      requiresComplete: true,
    });
    // The last second factor cannot be removed.
    expect((await send('/api/second-factor/totp', cookie, 'DELETE')).status).toBe(409);
    expect((await send('/api/members', cookie)).status).toBe(200);
  });
});
