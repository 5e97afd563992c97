import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import { PASSWORD } from './gateway-under-test.js';
import { NEXT_PASSWORD, startMembersStack, type MembersStack } from './members-stack.js';

describe('members', () => {
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

  it('join by a link that shows whose it is, and choose a password by it', async () => {
    const { member, link } = await stack.invite('editor', 'Layla.Haddad');
    expect(member).toMatchObject({
      username: 'Layla.Haddad',
      role: 'editor',
      state: 'invited',
      lastLoginAt: null,
    });
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(72 * 3_600_000);
    expect((await stack.logIn('Layla.Haddad', '')).status).toBe(401);

    const shown = await stack.send(`/api/one-time-links/${link.token}`, 'GET', undefined, '');
    expect(await shown.json()).toEqual({
      username: 'Layla.Haddad',
      purpose: 'invite',
      expiresAt: link.expiresAt,
    });
    expect(shown.headers.get('cache-control')).toBe('no-store');

    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
    expect(await (await stack.logIn('layla.haddad', NEXT_PASSWORD)).json()).toEqual([
      { type: 'editor', username: 'Layla.Haddad' },
    ]);
    const { members } = (await (await stack.send('/api/members')).json()) as { members: Member[] };
    const joinedMember = members.find(({ id }) => id === member.id);
    expect(joinedMember?.state).toBe('active');
    expect(joinedMember?.lastLoginAt).not.toBeNull();
  });

  it.each(['manager', 'editor', 'marketer', 'agent', 'auditor'] as const)(
    'join as %s, which the login answers',
    async (role) => {
      const { member, link } = await stack.invite(role);
      expect(member.role).toBe(role);
      expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
      expect(await (await stack.logIn(member.username, NEXT_PASSWORD)).json()).toEqual([
        { type: role, username: member.username },
      ]);
    },
  );

  it('have the rights of a new role on the session that is open, from the next request on', async () => {
    const { id, cookie } = await stack.joined('admin');
    const become = async (role: string): Promise<void> => {
      expect((await stack.send(`/api/members/${id}`, 'PATCH', { role })).status).toBe(200);
    };
    const statuses = async (): Promise<Record<string, boolean>> => {
      const tried = [
        ['GET', '/api/members'],
        ['POST', '/api/members'],
        ['GET', '/api/admin/faqs'],
        ['POST', '/api/faqs'],
        ['POST', '/api/feed/runs'],
        ['GET', '/api/audit'],
      ] as const;
      const answers = tried.map(async ([method, path]) => {
        const { status } = await stack.send(path, method, method === 'GET' ? undefined : {}, cookie);
        return [`${method} ${path}`, status !== 403] as const;
      });
      return Object.fromEntries(await Promise.all(answers));
    };
    expect(Object.values(await statuses())).toEqual(Array.from({ length: 6 }, () => true));
    await become('auditor');
    expect(await statuses()).toEqual({
      'GET /api/members': true,
      'GET /api/admin/faqs': true,
      'GET /api/audit': true,
      'POST /api/members': false,
      'POST /api/faqs': false,
      'POST /api/feed/runs': false,
    });
    await become('marketer');
    expect(await statuses()).toEqual({
      'GET /api/admin/faqs': true,
      'POST /api/faqs': true,
      'GET /api/members': false,
      'POST /api/members': false,
      'POST /api/feed/runs': false,
      'GET /api/audit': false,
    });
  });

  it('are refused a role that does not exist', async () => {
    const { id } = await stack.joined('agent');
    const answer = await stack.send(`/api/members/${id}`, 'PATCH', { role: 'owner' });
    expect((await stack.issuesOf(answer)).map(({ field }) => field)).toEqual(['role']);
  });

  it('are given leads only while their role works on them', async () => {
    const members = [];
    for (const role of ['manager', 'editor', 'marketer', 'agent', 'auditor'] as const)
      members.push(await stack.joined(role));
    const [manager, editor, marketer, agent, auditor] = members.map(({ username }) => username);
    const { usernames } = (await (await stack.send('/api/leads/assignees')).json()) as {
      usernames: string[];
    };
    expect(usernames).toEqual(expect.arrayContaining([manager, editor, agent]));
    for (const name of [marketer, auditor]) expect(usernames).not.toContain(name);
    const body = { assignee: auditor, expectedVersion: 1 };
    const answer = await stack.send('/api/leads/00000000-0000-4000-8000-000000000000', 'PATCH', body);
    expect((await stack.issuesOf(answer)).map(({ field }) => field)).toEqual(['assignee']);
  });

  it('follow the password rule, and can use the link until they succeed', async () => {
    const { member, link } = await stack.invite('agent');
    for (const [password, message] of [
      ['short', 'Use at least 12 characters.'],
      [`${member.username}-${member.username}`, 'Do not use your username as password.'],
      ['leavemealone', 'This password is too easy to guess. Choose a less common one.'],
      ['password12345', 'This password is too easy to guess. Choose a less common one.'],
    ] as const) {
      expect(await stack.issuesOf(await stack.choose(link.token, password))).toEqual([
        { field: 'password', message },
      ]);
    }
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
  });

  it('use a link once, even concurrently', async () => {
    const { link } = await stack.invite('agent');
    const answers = await Promise.all([
      stack.choose(link.token, NEXT_PASSWORD),
      stack.choose(link.token, PASSWORD),
      stack.choose(link.token, NEXT_PASSWORD),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(404);
  });

  it('get 404 for a link that is too old, replaced, another one or none', async () => {
    const old = await stack.invite('agent');
    await stack.dataSource.query(`UPDATE one_time_link SET expires_at = now() - interval '1 second'`);
    const replaced = await stack.invite('agent');
    expect((await stack.send(`/api/members/${replaced.member.id}/reset-link`, 'POST')).status).toBe(201);
    const forged = `${replaced.link.token.slice(0, -1)}${replaced.link.token.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [old.link.token, replaced.link.token, forged, 'x', "' OR 1=1--", 'A'.repeat(43)]) {
      const path = encodeURIComponent(token);
      expect((await stack.send(`/api/one-time-links/${path}`, 'GET', undefined, '')).status).toBe(404);
      expect((await stack.choose(path, NEXT_PASSWORD)).status).toBe(404);
    }
  });

  it('leave no token in the database or the audit trail', async () => {
    const { link } = await stack.invite('agent');
    const [{ dump }] = await stack.dataSource.query<[{ dump: string }]>(
      `SELECT (SELECT string_agg(l::text, ' ') FROM one_time_link l) || (SELECT string_agg(a::text, ' ') FROM audit.entry a) AS dump`,
    );
    expect(dump).not.toContain(link.token);
  });

  it('get a new password by a link of an admin, which ends every session they had', async () => {
    const member = await stack.joined('agent');
    const first = (await (await stack.send(`/api/members/${member.id}/reset-link`, 'POST')).json()) as {
      link: SingleUseLink;
    };
    const answer = await stack.send(`/api/members/${member.id}/reset-link`, 'POST');
    const { link } = (await answer.json()) as { link: SingleUseLink };
    expect(link.purpose).toBe('reset');
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await stack.choose(first.link.token, NEXT_PASSWORD)).status).toBe(404);
    expect(await stack.sessionStatus(member.cookie)).toBe(200);
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
    expect(await stack.sessionStatus(member.cookie)).toBe(401);
    expect((await stack.logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await stack.logIn(member.username, NEXT_PASSWORD)).status).toBe(200);
  });

  it('have names that differ by more than their case, also when invited concurrently', async () => {
    const answers = await Promise.all(
      ['samir', 'Samir', 'SAMIR'].map((username) =>
        stack.send('/api/members', 'POST', { username, role: 'agent' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'CONFLICT', issues: [{ field: 'username' }] });
  });

  it('log in with a new name once it is changed, and stay who they are in every other answer', async () => {
    const { id, username, cookie } = await stack.joined('editor');
    const path = `/api/members/${id}`;
    const changed = await stack.send(path, 'PATCH', { name: 'Rana Aziz', loginName: 'Rana.Aziz' });
    expect(await changed.json()).toMatchObject({
      member: { username, loginName: 'Rana.Aziz', name: 'Rana Aziz' },
    });
    expect((await stack.logIn(username, PASSWORD)).status).toBe(401);
    expect(await (await stack.logIn('rana.aziz', PASSWORD)).json()).toEqual([{ type: 'editor', username }]);
    expect(await (await stack.send('/api/session', 'GET', undefined, cookie)).json()).toMatchObject({
      username,
      loginName: 'Rana.Aziz',
      names: { [username]: 'Rana Aziz', admin: 'admin' },
    });
    const { link } = (await (await stack.send(`${path}/reset-link`, 'POST')).json()) as {
      link: SingleUseLink;
    };
    const shown = await stack.send(`/api/one-time-links/${link.token}`, 'GET', undefined, '');
    expect(await shown.json()).toMatchObject({ username: 'Rana.Aziz' });
    const [recorded] = await stack.dataSource.query<{ changes: unknown; entity_title: string }[]>(
      `SELECT changes, entity_title FROM audit.entry
       WHERE action = 'member-details-changed' AND entity_id = $1`,
      [id],
    );
    expect(recorded?.entity_title).toBe('Rana Aziz');
    expect(recorded?.changes).toContainEqual({ field: 'loginName', before: username, after: 'Rana.Aziz' });
  });

  it('do not take the name that another member logs in with, ignoring case', async () => {
    const [taken, member] = [await stack.joined('agent'), await stack.joined('agent')];
    const rename = (id: string, loginName: string) =>
      stack.send(`/api/members/${id}`, 'PATCH', { loginName });
    const refused = await rename(member.id, taken.username.toUpperCase());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ issues: [{ field: 'loginName' }] });
    const given = `new-${taken.username}`;
    expect((await rename(taken.id, given)).status).toBe(200);
    const invitation = { username: given, role: 'agent' };
    expect((await stack.send('/api/members', 'POST', invitation)).status).toBe(409);
    expect((await rename(member.id, 'a<b>')).status).toBe(400);
  });

  it.each([
    [{ role: 'agent' }, 'username'],
    [{ username: 'ab', role: 'agent' }, 'username'],
    [{ username: '<b>x</b>', role: 'agent' }, 'username'],
    [{ username: 'someone', role: 'owner' }, 'role'],
  ])('are not invited by %j', async (body, field) => {
    const issues = await stack.issuesOf(await stack.send('/api/members', 'POST', body));
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });

  it('who are disabled are out at once, and back in when enabled', async () => {
    const member = await stack.joined('editor');
    const path = `/api/members/${member.id}`;
    const disabled = await stack.send(path, 'PATCH', { disabled: true });
    expect(await disabled.json()).toMatchObject({ member: { state: 'disabled' } });
    expect(await stack.sessionStatus(member.cookie)).toBe(401);
    expect((await stack.logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await stack.send(`${path}/reset-link`, 'POST')).status).toBe(409);
    expect((await stack.send(path, 'PATCH', { disabled: false })).status).toBe(200);
    expect(await stack.sessionStatus(member.cookie)).toBe(401);
    expect((await stack.logIn(member.username, PASSWORD)).status).toBe(200);
  });

  it('lose an invitation when they are disabled before they took it', async () => {
    const { member, link } = await stack.invite('agent');
    await stack.send(`/api/members/${member.id}`, 'PATCH', { disabled: true });
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(404);
    await stack.send(`/api/members/${member.id}`, 'PATCH', { disabled: false });
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(404);
  });

  it('may do what their new role allows from the very next request on', async () => {
    const member = await stack.joined('agent');
    const runs = () => stack.send('/api/feed/runs', 'GET', undefined, member.cookie);
    expect((await runs()).status).toBe(403);
    await stack.send(`/api/members/${member.id}`, 'PATCH', { role: 'editor' });
    expect((await runs()).status).not.toBe(403);
    await stack.send(`/api/members/${member.id}`, 'PATCH', { role: 'agent' });
    expect((await runs()).status).toBe(403);
  });

  it('who are unknown, or changed in nothing, are refused', async () => {
    const path = '/api/members/00000000-0000-4000-8000-000000000000';
    expect((await stack.send(path, 'PATCH', { disabled: true })).status).toBe(404);
    expect((await stack.send(`${path}/reset-link`, 'POST')).status).toBe(404);
    expect((await stack.send(path, 'PATCH', {})).status).toBe(400);
    expect(
      await stack.issuesOf(await stack.send('/api/members/7', 'PATCH', { disabled: true })),
    ).toMatchObject([{ field: 'id' }]);
  });

  it('always have an admin who can log in, whichever way two try to go', async () => {
    const { members } = (await (await stack.send('/api/members')).json()) as { members: Member[] };
    const first = members.find(({ username }) => username === 'admin');
    const path = `/api/members/${first?.id ?? ''}`;
    // An admin who is only invited could not log in.
    await stack.invite('admin');
    for (const change of [{ disabled: true }, { role: 'editor' }]) {
      const answer = await stack.send(path, 'PATCH', change);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('last active admin');
    }
    for (let round = 0; round < 5; round += 1) {
      const other = await stack.joined('admin');
      const answers = await Promise.all([
        stack.send(path, 'PATCH', { role: 'agent' }),
        stack.send(`/api/members/${other.id}`, 'PATCH', { disabled: true }, other.cookie),
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
});
