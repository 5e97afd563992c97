import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushDevices } from '@manzil/contracts/gateway/push-device';
import { cookieOf, PASSWORD } from './gateway-under-test.js';
import { NEXT_PASSWORD, startMembersStack, type MembersStack } from './members-stack.js';
import { newVapid, TestBrowser } from './push-receiver.js';

const DEVICES = '/api/push-devices';

interface Browser {
  cookie: string;
  endpoint: string;
}

describe('the notifications of a browser', () => {
  let stack: MembersStack;
  beforeAll(async () => {
    stack = await startMembersStack(newVapid());
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
    await stack.dataSource.query('DELETE FROM push_device');
  });

  const switchOn = async (cookie: string): Promise<Browser> => {
    const { subscription } = new TestBrowser(`https://push.example/${randomUUID()}`);
    const { status } = await stack.send(DEVICES, 'POST', subscription, cookie);
    expect(status).toBe(201);
    return { cookie, endpoint: subscription.endpoint };
  };
  const logIn = async (username: string, cookie = ''): Promise<string> =>
    cookieOf(await stack.send('/login', 'POST', { username, password: PASSWORD }, cookie));
  /** A member who is notified in two browsers. */
  const notified = async (): Promise<{ username: string; id: string; desk: Browser; phone: Browser }> => {
    const { username, id, cookie } = await stack.joined('agent');
    const desk = await switchOn(cookie);
    return { username, id, desk, phone: await switchOn(await logIn(username)) };
  };
  /** The addresses that a new lead would be sent to. */
  const notifiedAt = async (): Promise<string[]> => {
    const rows = await stack.dataSource.query<{ endpoint: string }[]>('SELECT endpoint FROM push_device');
    return rows.map(({ endpoint }) => endpoint);
  };
  const sessionsOf = async (cookie: string): Promise<{ id: string; current: boolean }[]> => {
    const answer = await stack.send('/api/sessions', 'GET', undefined, cookie);
    return ((await answer.json()) as { sessions: { id: string; current: boolean }[] }).sessions;
  };
  const use = (endpoint: string, cookie = ''): Promise<Response> =>
    stack.send(`${DEVICES}/used`, 'PUT', { endpoint }, cookie);

  it('end with its session that is ended from elsewhere', async () => {
    const { desk, phone } = await notified();
    const other = (await sessionsOf(desk.cookie)).find(({ current }) => !current);
    const path = `/api/sessions/${other?.id ?? ''}`;
    expect((await stack.send(path, 'DELETE', undefined, desk.cookie)).status).toBe(204);
    expect(await stack.sessionStatus(phone.cookie)).toBe(401);
    expect(await notifiedAt()).toEqual([desk.endpoint]);
  });

  it('end when its member logs out there', async () => {
    const { desk, phone } = await notified();
    expect((await stack.send('/logout', 'POST', undefined, phone.cookie)).status).toBe(204);
    expect(await notifiedAt()).toEqual([desk.endpoint]);
  });

  it('end when its member changes the password elsewhere, and go on where they do', async () => {
    const { desk, phone } = await notified();
    const change = { current: PASSWORD, next: NEXT_PASSWORD };
    expect((await stack.send('/api/session/password', 'POST', change, phone.cookie)).status).toBe(204);
    expect(await notifiedAt()).toEqual([phone.endpoint]);
    expect(await stack.sessionStatus(desk.cookie)).toBe(401);
  });

  it('end everywhere when the member is disabled, also those of an earlier release', async () => {
    const { id } = await notified();
    await stack.dataSource.query('UPDATE push_device SET session_id = NULL');
    const answer = await stack.send(`/api/members/${id}`, 'PATCH', { disabled: true }, stack.admin);
    expect(answer.status).toBe(200);
    expect(await notifiedAt()).toEqual([]);
  });

  it('go on when nobody has used its session for long, and are of the next session there', async () => {
    const { username, id, desk, phone } = await notified();
    await stack.dataSource.query(
      "UPDATE session SET expires_at = now() - interval '1 second' WHERE member_id = $1",
      [id],
    );
    const [next, elsewhere] = [await logIn(username), await logIn(username)];
    expect(await notifiedAt()).toEqual(expect.arrayContaining([desk.endpoint, phone.endpoint]));
    expect((await use(desk.endpoint, next)).status).toBe(204);
    const ended = (await sessionsOf(next)).find(({ current }) => current);
    await stack.send(`/api/sessions/${ended?.id ?? ''}`, 'DELETE', undefined, elsewhere);
    expect(await notifiedAt()).toEqual([phone.endpoint]);
  });

  it('go on when the same member logs in there again, and end when another one does', async () => {
    const { username, desk, phone } = await notified();
    await logIn(username, desk.cookie);
    expect(await notifiedAt()).toHaveLength(2);
    const stranger = await stack.joined('agent');
    await logIn(stranger.username, phone.cookie);
    expect(await notifiedAt()).toEqual([desk.endpoint]);
    expect((await use(desk.endpoint, stranger.cookie)).status).toBe(204);
    expect(await notifiedAt()).toEqual([]);
  });

  it('that a member has removed do not come back by using the browser', async () => {
    const { desk } = await notified();
    const { devices } = (await (
      await stack.send(DEVICES, 'GET', undefined, desk.cookie)
    ).json()) as PushDevices;
    for (const { id } of devices) await stack.send(`${DEVICES}/${id}`, 'DELETE', undefined, desk.cookie);
    expect((await use(desk.endpoint, desk.cookie)).status).toBe(204);
    expect(await notifiedAt()).toEqual([]);
  });

  it('are never those of a session that ends while they are switched on', async () => {
    const { username } = await notified();
    await stack.dataSource.query('DELETE FROM push_device');
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await stack.dataSource.query('DELETE FROM login_attempt');
        const cookie = await logIn(username);
        const { subscription } = new TestBrowser(`https://push.example/${randomUUID()}`);
        await Promise.all([
          stack.send(DEVICES, 'POST', subscription, cookie),
          stack.send('/logout', 'POST', undefined, cookie),
        ]);
      }),
    );
    expect(
      await stack.dataSource.query(
        'SELECT FROM push_device WHERE session_id NOT IN (SELECT id FROM session) OR session_id IS NULL',
      ),
    ).toEqual([]);
  });

  it('are tied to a session by its member only', async () => {
    const { desk } = await notified();
    expect((await use(desk.endpoint)).status).toBe(401);
    expect(await notifiedAt()).toHaveLength(2);
  });
});
