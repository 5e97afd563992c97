import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieOf, PASSWORD } from './gateway-under-test.js';
import {
  codeOf,
  midStep,
  setClock,
  startSecondFactorStack,
  type SecondFactorStack,
} from './second-factor-steps.js';

describe('two-step login', () => {
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

  const totp = (code: string) => ({ method: 'totp', code });
  const recovery = (code: string) => ({ method: 'recovery-code', code });

  it('requires a code after the right password, and opens the session by it', async () => {
    const { username, secret } = await stack.withTotp();
    const first = await stack.logIn(username, PASSWORD);
    expect(first.status).toBe(401);
    expect(await first.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      secondFactor: ['totp', 'recovery-code'],
    });
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^manzil_login=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/);
    expect(await stack.sessionStatus(cookieOf(first))).toBe(401);

    const second = await stack.finish(cookieOf(first), totp(codeOf(secret)));
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual([{ type: 'editor', username }]);
    expect(await stack.sessionStatus(cookieOf(second))).toBe(200);
  });

  it('accepts a code once, in whichever login, also when sent concurrently', async () => {
    const { username, secret } = await stack.withTotp();
    const code = codeOf(secret);
    const pending = await Promise.all([1, 2, 3].map(() => stack.pendingOf(username)));
    const answers = await Promise.all(pending.map((cookie) => stack.finish(cookie, totp(code))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const replayed = await stack.finish(await stack.pendingOf(username), totp(code));
    expect(await stack.issuesOf(replayed)).toEqual([
      { field: 'code', message: 'This code has already been used. Wait for the next one.' },
    ]);
    // The code of the setup is even older.
    const older = await stack.finish(await stack.pendingOf(username), totp(codeOf(secret, -1)));
    expect(older.status).toBe(400);
  });

  it('accepts a code one step early or late, and none further away', async () => {
    const member = await stack.withTotp();
    for (const steps of [-2, 2]) {
      const answer = await stack.finish(
        await stack.pendingOf(member.username),
        totp(codeOf(member.secret, steps)),
      );
      expect((await stack.issuesOf(answer))[0]?.message).toBe('This code is incorrect.');
    }
    const early = await stack.finish(await stack.pendingOf(member.username), totp(codeOf(member.secret, 1)));
    expect(early.status).toBe(200);
  });

  it('opens one session for each right password', async () => {
    const { username, secret, recoveryCodes } = await stack.withTotp();
    const pending = await stack.pendingOf(username);
    expect((await stack.finish(pending, totp('000000'))).status).toBe(400);
    expect((await stack.finish(pending, totp(codeOf(secret)))).status).toBe(200);
    const again = await stack.finish(pending, recovery(recoveryCodes[0] ?? ''));
    expect(again.status).toBe(401);
    expect((await stack.shown(await sessionBy(username, recoveryCodes[0]))).recoveryCodesLeft).toBe(9);
  });

  const sessionBy = async (username: string, code = ''): Promise<string> =>
    cookieOf(await stack.finish(await stack.pendingOf(username), recovery(code)));

  it('is over when it took more than five minutes, or begins in another browser', async () => {
    const { username, secret } = await stack.withTotp();
    const pending = await stack.pendingOf(username);
    expect((await stack.finish('', totp(codeOf(secret)))).status).toBe(401);
    expect((await stack.finish(`manzil_login=${'A'.repeat(43)}`, totp(codeOf(secret)))).status).toBe(401);
    setClock(Date.now() + 300_000);
    expect((await stack.finish(pending, totp(codeOf(secret)))).status).toBe(401);
  });

  it('ends with a new password, and for who was disabled in between', async () => {
    const member = await stack.withTotp();
    const pending = await stack.pendingOf(member.username);
    await stack.send(`/api/members/${member.id}`, 'PATCH', { disabled: true });
    expect((await stack.finish(pending, totp(codeOf(member.secret)))).status).toBe(401);
  });

  it('takes each of ten recovery codes once, in any dress', async () => {
    const { username, recoveryCodes } = await stack.withTotp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const pending = await stack.pendingOf(username);
    const opened = await stack.finish(pending, recovery(` ${first.toUpperCase().replaceAll('-', ' ')}`));
    expect(opened.status).toBe(200);
    expect((await stack.shown(cookieOf(opened))).recoveryCodesLeft).toBe(9);
    expect((await stack.finish(await stack.pendingOf(username), recovery(first))).status).toBe(400);

    const cookie = cookieOf(opened);
    const renew = () => stack.send('/api/second-factor/recovery-codes', 'POST', undefined, cookie);
    expect((await renew()).status).toBe(403);
    expect((await stack.confirm(cookie, recovery(second))).status).toBe(200);
    const { recoveryCodes: renewed } = (await (await renew()).json()) as { recoveryCodes: string[] };
    expect(renewed).toHaveLength(10);
    const former = await stack.finish(await stack.pendingOf(username), recovery(recoveryCodes[2] ?? ''));
    expect(former.status).toBe(400);
    expect((await stack.shown(cookie)).recoveryCodesLeft).toBe(10);
  });

  it('bounds wrong codes for all gateways together, apart from wrong passwords', async () => {
    const { username, secret } = await stack.withTotp();
    const replica = await stack.startReplica();
    const pending = await stack.pendingOf(username);
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await stack.finish(pending, totp('123456'), guess % 2 === 0 ? replica : stack.url);
      expect(answer.status).toBe(400);
    }
    for (const url of [stack.url, replica]) {
      const refused = await stack.finish(pending, totp(codeOf(secret)), url);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    // The password is still checked, and other members are not affected.
    const again = await stack.pendingOf(username);
    const other = await stack.withTotp();
    expect(
      (await stack.finish(await stack.pendingOf(other.username), totp(codeOf(other.secret)))).status,
    ).toBe(200);
    await stack.dataSource.query(`UPDATE second_factor_attempt SET at = at - interval '16 minutes'`);
    expect((await stack.finish(again, totp(codeOf(secret)))).status).toBe(200);
  });

  it('stores no secret and no code that could be used, and writes down who failed', async () => {
    const { username, secret, recoveryCodes } = await stack.withTotp();
    await stack.finish(await stack.pendingOf(username), totp('654321'));
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      `SELECT (SELECT string_agg(t::text || encode(sealed_secret, 'escape'), ' ') FROM totp_factor t)
              || (SELECT string_agg(r::text, ' ') FROM recovery_code r)
              || (SELECT string_agg(a::text, ' ') FROM audit.entry a) AS dump`,
    );
    for (const text of [secret, ...recoveryCodes, '654321']) expect(dump).not.toContain(text);
    const entries = await stack.dataSource.query<unknown[]>(
      `SELECT action, details FROM audit.entry WHERE username = $1 AND action LIKE '%factor%'`,
      [username],
    );
    expect(entries).toEqual([{ action: 'second-factor-failed', details: { method: 'totp', at: 'log-in' } }]);
  });
});
