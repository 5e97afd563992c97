import { expect } from 'vitest';
import type { Role } from '@manzil/contracts/gateway/account';
import type { Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import { confirmSession, cookieOf, PASSWORD, postJson, startGatewayUnderTest } from './gateway-under-test.js';

export const NEXT_PASSWORD = 'a lamp beside the window';

/** The gateway with an admin, and helpers that member suites share. */
export async function startMembersStack(settings: Record<string, string> = {}) {
  const stack = await startGatewayUnderTest({ TRUST_PROXY: '1', ...settings });
  const admin = await stack.sessionOf('admin');
  let names = 0;
  const send = (path: string, method = 'GET', body?: unknown, cookie = admin): Promise<Response> =>
    stack.call(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const invite = async (role: Role, username = `member${++names}`) => {
    const answer = await send('/api/members', 'POST', { username, role });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { member: Member; link: SingleUseLink };
  };
  const choose = (token: string, password: string): Promise<Response> =>
    send(`/api/one-time-links/${token}`, 'POST', { password }, '');
  const logIn = (username: string, password: string): Promise<Response> =>
    stack.call('/login', postJson({ username, password }));
  /** A member with a password and a session. */
  const joined = async (role: Role) => {
    const { member, link } = await invite(role);
    expect((await choose(link.token, PASSWORD)).status).toBe(204);
    const cookie = cookieOf(await logIn(member.username, PASSWORD));
    if (role === 'admin') await confirmSession((path, init) => stack.call(path, init), cookie);
    return { ...member, cookie };
  };
  const sessionStatus = async (cookie: string): Promise<number> =>
    (await send('/api/session', 'GET', undefined, cookie)).status;
  const issuesOf = async (answer: Response) => {
    expect(answer.status).toBe(400);
    return ((await answer.json()) as { issues: { field: string; message: string }[] }).issues;
  };
  return { ...stack, admin, send, invite, choose, logIn, joined, sessionStatus, issuesOf };
}

export type MembersStack = Awaited<ReturnType<typeof startMembersStack>>;
