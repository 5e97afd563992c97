import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssertionOptions } from '@manzil/contracts/gateway/second-factor';
import { cookieOf } from './gateway-under-test.js';
import { ORIGIN, startSecondFactorStack, type SecondFactorStack } from './second-factor-steps.js';
import { softwareAuthenticator } from './software-authenticator.js';

describe('passkeys', () => {
  let stack: SecondFactorStack;
  beforeAll(async () => {
    stack = await startSecondFactorStack();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
  });

  const passkey = (credential: unknown) => ({ method: 'passkey', credential });

  it('log in without a user name, each challenge once', async () => {
    const { username, device } = await stack.withPasskey();
    const { options, cookie } = await stack.beginPasskey();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const proof = passkey(device.get(options));
    const answer = await stack.finish(cookie, proof);
    expect(await answer.json()).toEqual([{ type: 'editor', username }]);
    expect(await stack.sessionStatus(cookieOf(answer))).toBe(200);
    expect((await stack.finish(cookie, proof)).status).toBe(401);
    const [key] = (await stack.shown(cookieOf(answer))).passkeys;
    expect(key).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(String) });
  });

  it('are the second step after a password, and then only those of the member', async () => {
    const member = await stack.withPasskey();
    const stranger = await stack.withPasskey();
    const pending = await stack.pendingOf(member.username);
    const { options } = await stack.beginPasskey(pending);
    expect(options.allowCredentials).toHaveLength(1);
    expect((await stack.finish(pending, passkey(stranger.device.get(options)))).status).toBe(400);
    const { options: next } = await stack.beginPasskey(pending);
    expect((await stack.finish(pending, passkey(member.device.get(next)))).status).toBe(200);
  });

  it('are refused with a challenge that is used, too old, of another browser or for something else', async () => {
    const { device, cookie: session } = await stack.withPasskey();
    const attempt = async (change: (options: AssertionOptions) => Promise<AssertionOptions | string>) => {
      const { options, cookie } = await stack.beginPasskey();
      const changed = await change(options);
      return typeof changed === 'string'
        ? stack.finish(changed, passkey(device.get(options)))
        : stack.finish(cookie, passkey(device.get(changed)));
    };
    expect((await attempt((options) => Promise.resolve(options))).status).toBe(200);
    const old = await attempt(async (options) => {
      await stack.dataSource.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
      return options;
    });
    expect(await stack.issuesOf(old)).toMatchObject([{ field: 'credential' }]);
    expect((await attempt(async () => (await stack.beginPasskey()).cookie)).status).toBe(400);
    const path = '/api/session/confirmation/passkey-options';
    const toConfirm = await attempt(
      async () => (await (await stack.send(path, 'POST', undefined, session)).json()) as AssertionOptions,
    );
    expect(toConfirm.status).toBe(400);
  });

  it.each([
    ['made for another site', { origin: 'http://localhost:8081' }],
    ['without verification of the user', { isVerified: false }],
    ['by a copy of the key, whose counter is too low', { counter: 1 }],
  ])('are refused %s', async (_what, deviation) => {
    const { device } = await stack.withPasskey();
    for (const [change, status] of [
      [{ counter: 5 }, 200],
      [deviation, 400],
    ] as const) {
      const { options, cookie } = await stack.beginPasskey();
      expect((await stack.finish(cookie, passkey(device.get(options, change)))).status).toBe(status);
    }
  });

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['without verification of the user', { isVerified: false }],
  ])('are not added %s', async (_what, deviation) => {
    const { cookie } = await stack.joinedConfirmed('agent');
    const device = softwareAuthenticator(ORIGIN);
    const options = await stack.attestationOptions(cookie);
    const answer = await stack.addPasskey(cookie, device.create(options, deviation));
    expect(await stack.issuesOf(answer)).toMatchObject([{ field: 'credential' }]);
  });

  it('come with recovery codes the first time, and end the sessions that were opened without them', async () => {
    const { cookie, username } = await stack.joinedConfirmed('agent');
    const other = cookieOf(await stack.logIn(username, 'correct horse battery'));
    const device = softwareAuthenticator(ORIGIN);
    const credential = device.create(await stack.attestationOptions(cookie));
    const added = (await (await stack.addPasskey(cookie, credential)).json()) as { recoveryCodes: string[] };
    expect(added.recoveryCodes).toHaveLength(10);
    expect(await stack.sessionStatus(other)).toBe(401);
    expect((await stack.addPasskey(cookie, credential)).status).toBe(400);
    const second = softwareAuthenticator(ORIGIN).create(await stack.attestationOptions(cookie));
    expect(await (await stack.addPasskey(cookie, second, 'Phone')).json()).toEqual({ recoveryCodes: null });
  });

  it('are renamed and removed by their owner alone; recovery codes go with the last one', async () => {
    const owner = await stack.withPasskey();
    const stranger = await stack.withPasskey();
    const [key] = (await stack.shown(owner.cookie)).passkeys;
    const path = `/api/second-factor/passkeys/${key?.id ?? ''}`;
    expect((await stack.send(path, 'PATCH', { name: 'Mine' }, stranger.cookie)).status).toBe(404);
    expect((await stack.send(path, 'DELETE', undefined, stranger.cookie)).status).toBe(404);
    expect((await stack.send(path, 'PATCH', { name: ' Phone ' }, owner.cookie)).status).toBe(204);
    expect((await stack.shown(owner.cookie)).passkeys).toMatchObject([{ name: 'Phone' }]);
    expect((await stack.send(path, 'DELETE', undefined, owner.cookie)).status).toBe(204);
    expect(await stack.shown(owner.cookie)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await stack.logIn(owner.username, 'correct horse battery')).status).toBe(200);
  });
});
