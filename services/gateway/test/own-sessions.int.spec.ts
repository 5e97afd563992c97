import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
import { NEXT_PASSWORD, startMembersStack, type MembersStack } from './members-stack.js';

describe('members and their own sessions', () => {
  let stack: MembersStack;
  beforeAll(async () => {
    stack = await startMembersStack();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query('DELETE FROM login_attempt');
  });

  it('change their own password, which ends their other sessions', async () => {
    const member = await stack.joined('agent');
    const other = cookieOf(await stack.logIn(member.username, PASSWORD));
    const change = (body: unknown) => stack.send('/api/session/password', 'POST', body, member.cookie);
    expect(await stack.issuesOf(await change({ current: PASSWORD, next: 'short' }))).toMatchObject([
      { field: 'next' },
    ]);
    expect(await stack.issuesOf(await change({ current: 'not it', next: NEXT_PASSWORD }))).toMatchObject([
      { field: 'current' },
    ]);
    expect((await change({ current: PASSWORD, next: NEXT_PASSWORD })).status).toBe(204);
    expect(await stack.sessionStatus(member.cookie)).toBe(200);
    expect(await stack.sessionStatus(other)).toBe(401);
    expect((await stack.logIn(member.username, NEXT_PASSWORD)).status).toBe(200);
  });

  it('cannot be guessed out of a session that was left open', async () => {
    const member = await stack.joined('agent');
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const body = { current: `guess ${guess}`, next: NEXT_PASSWORD };
      statuses.push((await stack.send('/api/session/password', 'POST', body, member.cookie)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('see where they are logged in and end one of these, but nobody else’s', async () => {
    const member = await stack.joined('agent');
    const phone = await stack.call(
      '/login',
      postJson(
        { username: member.username, password: PASSWORD },
        { 'user-agent': 'Phone', 'x-forwarded-for': '203.0.113.8' },
      ),
    );
    const list = async () => {
      const answer = await stack.send('/api/sessions', 'GET', undefined, member.cookie);
      return ((await answer.json()) as { sessions: { id: string; current: boolean }[] }).sessions;
    };
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ current: false, userAgent: 'Phone', address: '203.0.113.8' });
    expect(oldest).toMatchObject({ current: true });
    const path = `/api/sessions/${newest?.id ?? ''}`;
    expect((await stack.send(path, 'DELETE')).status).toBe(404);
    expect((await stack.send(path, 'DELETE', undefined, member.cookie)).status).toBe(204);
    expect(await stack.sessionStatus(cookieOf(phone))).toBe(401);
    expect(await list()).toHaveLength(1);
  });
});
