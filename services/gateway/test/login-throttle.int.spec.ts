import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginThrottle } from '../src/accounts/login/login-throttle.js';
import { PASSWORD, postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

/** The README promises this to a member with a new device while strangers guess. */
const LONGEST_WAIT_SECONDS = 60;

describe('guesses at a password', () => {
  let stack: GatewayUnderTest;
  let deviceCookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ TRUST_PROXY: '1' });
    deviceCookie = deviceOf(await logIn('admin', PASSWORD, '198.51.100.1'));
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
    await stack.dataSource.query('DELETE FROM login_wait');
  });

  const logIn = (username: string, password: string, address: string, cookie = ''): Promise<Response> =>
    stack.call(
      '/login',
      postJson({ username, password }, { 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) }),
    );
  const deviceOf = (answer: Response): string =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('manzil_device='))
      ?.split(';')[0] ?? '';
  const guessFromEverywhere = async (username: string, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let guess = 0; guess < times; guess += 1) {
      const address = `203.0.${Math.floor(guess / 250)}.${guess % 250}`;
      statuses.push((await logIn(username, `guess ${guess}`, address)).status);
    }
    return statuses;
  };
  /** Thirty guesses from anywhere, after which each address waits; counted only, because each costs a password check. */
  const countGuesses = async (username: string): Promise<void> => {
    const throttle = stack.gateway.app.get(LoginThrottle);
    for (let guess = 1; guess <= 30; guess += 1) await throttle.admit(username, `203.1.0.${guess}`);
  };
  const letPass = async (seconds: number): Promise<void> => {
    await stack.dataSource.query('UPDATE login_attempt SET at = at - make_interval(secs => $1::float8)', [
      seconds,
    ]);
    await stack.dataSource.query('UPDATE login_wait SET until = until - make_interval(secs => $1::float8)', [
      seconds,
    ]);
  };

  it('by strangers lock out no member who has logged in with the browser before', async () => {
    await countGuesses('admin');
    expect(await guessFromEverywhere('admin', 5)).toEqual(Array(5).fill(429));
    const answer = await logIn('admin', PASSWORD, '203.0.0.7', deviceCookie);
    expect(answer.status).toBe(200);
    deviceCookie = deviceOf(answer);
    expect(deviceCookie).not.toBe('');
  });

  it('by strangers delay a member with a new browser by a minute at most, while they go on', async () => {
    await countGuesses('admin');
    await guessFromEverywhere('admin', 20);
    const refused = await logIn('admin', PASSWORD, '198.51.100.9');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS);
    expect(await refused.json()).toMatchObject({
      detail: 'Too many attempts to log in. Please try again later.',
    });
    await letPass(wait);
    await guessFromEverywhere('admin', 25);
    expect((await logIn('admin', PASSWORD, '198.51.100.9')).status).toBe(200);
  });

  it('are slowed down: after thirty each address waits, longer and longer, for each further one', async () => {
    const statuses = await guessFromEverywhere('admin', 35);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const waits: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const address = `198.51.100.${turn}`;
      const wait = Number((await logIn('admin', 'a guess', address)).headers.get('retry-after'));
      waits.push(wait);
      expect((await logIn('admin', 'a guess', address)).status).toBe(429);
      await letPass(wait);
      expect((await logIn('admin', 'a guess', address)).status).toBe(401);
    }
    expect(waits[0]).toBe(5);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBe(20);
  });

  it('at a name that does not exist are answered as those at one that does', async () => {
    const [real, unreal] = [await guessFromEverywhere('admin', 32), await guessFromEverywhere('nobody', 32)];
    expect(unreal.toSorted()).toEqual(real.toSorted());
  });

  it('from one network of IPv6 count as one sender’s', async () => {
    const statuses: number[] = [];
    for (let guess = 1; guess <= 6; guess += 1)
      statuses.push((await logIn('admin', 'a guess', `2001:db8:1:2::${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn('admin', PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('with the cookie of a known browser are few, too, and only for the member it was given to', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await logIn('admin', 'a guess', `203.0.113.${guess}`, deviceCookie)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    for (let guess = 0; guess < 5; guess += 1) await logIn('nobody', 'a guess', '203.0.113.99', deviceCookie);
    expect((await logIn('nobody', 'a guess', '203.0.113.99', deviceCookie)).status).toBe(429);
  });

  it('at the current password of an open session are not delayed by strangers', async () => {
    const cookie = await stack.sessionOf('editor');
    await countGuesses('editor@manzil.example');
    expect(await guessFromEverywhere('editor@manzil.example', 1)).toEqual([429]);
    const body = { current: 'not it', next: 'a lamp beside the window' };
    expect((await stack.call('/api/session/password', postJson(body, { cookie }))).status).toBe(400);
  });

  it('find no token of a browser that could be used in the database', async () => {
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      `SELECT string_agg(device::text, ' ') AS dump FROM known_device device`,
    );
    expect(dump).not.toContain(deviceCookie.split('=')[1]);
  });
});
