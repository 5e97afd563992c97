import { vi } from 'vitest';
import type {
  AssertionOptions,
  Attestation,
  AttestationOptions,
  SecondFactor,
  TotpSetUp,
} from '@manzil/contracts/gateway/second-factor';
import { generateSync } from 'otplib';
import type { Role } from '@manzil/contracts/gateway/account';
import { confirmSession, cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
import { startMembersStack } from './members-stack.js';
import { softwareAuthenticator } from './software-authenticator.js';

/** The default PUBLIC_URL of a gateway. */
export const ORIGIN = 'http://localhost:8080';

/** A code of an authenticator app, `steps` of 30 s from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Sets the clock of the gateway, which runs in this process, and leaves its timers alone. */
export function setClock(at: number): void {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
}

/** The middle of the current time step, so that a fixed clock creates no code between two steps. */
export const midStep = (): number => Math.floor(Date.now() / 30_000) * 30_000 + 15_000;

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The members' stack, and the steps of two-step login as a browser takes them. */
export async function startSecondFactorStack(settings: Record<string, string> = {}) {
  const stack = await startMembersStack(settings);
  const { send } = stack;
  const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

  const joinedConfirmed = async (role: Role) => {
    const member = await stack.joined(role);
    await confirmSession((path, init) => stack.call(path, init), member.cookie);
    return member;
  };
  const setUpTotp = (cookie: string): Promise<TotpSetUp> =>
    json(send('/api/second-factor/totp', 'POST', undefined, cookie));
  const confirmTotp = (cookie: string, code: string): Promise<Response> =>
    send('/api/second-factor/totp/confirmation', 'POST', { code }, cookie);
  /** A member with an authenticator app; the code of the previous time step has been used. */
  const withTotp = async (role: Role = 'editor') => {
    const member = await joinedConfirmed(role);
    const { secret } = await setUpTotp(member.cookie);
    const answer = await confirmTotp(member.cookie, codeOf(secret, -1));
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
    return { ...member, secret, recoveryCodes };
  };
  /** The cookie of a login whose password was right and whose second step is pending. */
  const pendingOf = async (username: string): Promise<string> => {
    const answer = await stack.logIn(username, PASSWORD);
    if (answer.status !== 401) throw new Error(`The login answered ${answer.status}`);
    return cookieOf(answer);
  };
  const finish = (cookie: string, proof: unknown, url = ''): Promise<Response> =>
    url === ''
      ? stack.call('/api/login/second-factor', postJson(proof, { cookie }))
      : fetch(`${url}/api/login/second-factor`, postJson(proof, { cookie }));
  const confirm = (cookie: string, proof: unknown): Promise<Response> =>
    send('/api/session/confirmation', 'POST', proof, cookie);
  const shown = (cookie: string): Promise<SecondFactor> =>
    json(send('/api/second-factor', 'GET', undefined, cookie));
  const addPasskey = (cookie: string, credential: Attestation, name = 'Laptop'): Promise<Response> =>
    send('/api/second-factor/passkeys', 'POST', { name, credential }, cookie);
  const attestationOptions = (cookie: string): Promise<AttestationOptions> =>
    json(send('/api/second-factor/passkey-options', 'POST', undefined, cookie));
  /** A member with a passkey and the device that it is on. */
  const withPasskey = async (role: Role = 'editor') => {
    const member = await joinedConfirmed(role);
    const device = softwareAuthenticator(ORIGIN);
    const added = await addPasskey(member.cookie, device.create(await attestationOptions(member.cookie)));
    if (!added.ok) throw new Error(`The passkey was answered by ${added.status}: ${await added.text()}`);
    return { ...member, device };
  };
  /** Options for a login by passkey, with the cookie that goes with them. */
  const beginPasskey = async (cookie = ''): Promise<{ options: AssertionOptions; cookie: string }> => {
    const answer = await send('/api/login/passkey-options', 'POST', undefined, cookie);
    return { options: (await answer.json()) as AssertionOptions, cookie: cookiesOf(answer) || cookie };
  };
  return {
    ...stack,
    joinedConfirmed,
    setUpTotp,
    confirmTotp,
    withTotp,
    pendingOf,
    finish,
    confirm,
    shown,
    addPasskey,
    attestationOptions,
    withPasskey,
    beginPasskey,
  };
}

export type SecondFactorStack = Awaited<ReturnType<typeof startSecondFactorStack>>;
