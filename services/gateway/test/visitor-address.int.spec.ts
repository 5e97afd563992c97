import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RecordRefusals } from '../src/accounts/audit/record-refusals.js';
import { postJson, startGatewayUnderTest, WEB_TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const TOKEN_BEFORE = 'the-token-of-web-before';

describe('the address of a visitor', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ WEB_TOKEN_PREVIOUS: TOKEN_BEFORE });
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
  });

  const failToLogIn = (url: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}/login`, postJson({ username: 'nobody', password: 'a guess' }, headers));
  /** The address that is recorded for a failed login. */
  const addressAfter = async (url: string, headers: Record<string, string>): Promise<string | undefined> => {
    // A caller's second failure within a minute is only counted.
    await stack.gateway.app.get(RecordRefusals).flush();
    expect((await failToLogIn(url, headers)).status).toBe(401);
    const [row] = await stack.dataSource.query<{ address: string }[]>(
      'SELECT address FROM audit.entry ORDER BY id DESC LIMIT 1',
    );
    return row?.address;
  };

  it('is nobody’s to choose on the public port, whatever proof is sent', async () => {
    const headers = { 'x-web-token': WEB_TOKEN, 'x-visitor-address': '203.0.113.7' };
    expect(await addressAfter(stack.url, headers)).toBe('127.0.0.1');
  });

  it('cannot be changed from guess to guess with the token of web at the public port', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      const visitor = `203.0.113.${guess}`;
      const headers = { 'x-web-token': WEB_TOKEN, 'x-visitor-address': visitor };
      statuses.push((await failToLogIn(stack.url, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['with its token', { 'x-web-token': WEB_TOKEN }, '203.0.113.7', '203.0.113.7'],
    ['with the token it had before', { 'x-web-token': TOKEN_BEFORE }, '203.0.113.7', '203.0.113.7'],
    ['in any spelling', { 'x-web-token': WEB_TOKEN }, '2001:DB8:0:0::0009', '2001:db8::9'],
    ['not without a token', {}, '203.0.113.7', '127.0.0.1'],
    ['not with another token', { 'x-web-token': 'the-token-of-wex' }, '203.0.113.7', '127.0.0.1'],
    ['not when it is none', { 'x-web-token': WEB_TOKEN }, 'somewhere', '127.0.0.1'],
  ])('is believed of web on the internal port %s', async (_how, proof, visitor, expected) => {
    const headers = { ...proof, 'x-visitor-address': visitor };
    expect(await addressAfter(stack.internalUrl, headers)).toBe(expected);
  });

  it('is not needed: web that still uses the public port is answered like any client', async () => {
    const answer = await fetch(`${stack.url}/newdevtext`, {
      headers: { 'x-web-token': WEB_TOKEN, 'x-visitor-address': '203.0.113.7' },
    });
    expect(answer.status).toBe(200);
  });
});
