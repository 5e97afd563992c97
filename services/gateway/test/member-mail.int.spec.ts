import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkDelivery, Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { NEXT_PASSWORD, startMembersStack, type MembersStack } from './members-stack.js';

interface Invited {
  member: Member;
  link: SingleUseLink;
  delivery: LinkDelivery;
}

describe('the link of a member', () => {
  let stack: MembersStack;
  let smtp: TestSmtp;
  let database: TestDatabase;
  let leads: RunningService;
  const log: string[] = [];
  beforeAll(async () => {
    [stack, smtp] = await Promise.all([startMembersStack(), startSmtp()]);
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'leads');
    const variables = {
      NATS_URL: stack.nats.url,
      LEADS_DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      PUBLIC_URL: 'https://agency.example',
    };
    leads = await startServiceInProcess('leads', variables, (line) => {
      log.push(line);
    });
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
    await stack.stop();
    await database.drop();
  });

  const invite = async (username: string): Promise<Invited> =>
    (await stack.invite('editor', username)) as Invited;
  const tokenTo = (recipient: string, other = ''): Promise<string> =>
    waitFor(`a mail to ${recipient}`, () =>
      smtp.received
        .filter(({ to }) => to.includes(recipient))
        .map(({ source }) => /agency\.example\/password\/([\w-]+)/.exec(source)?.[1] ?? '')
        .find((token) => token !== other),
    );

  it('is mailed to a member whose user name is an address, works, and is in no log', async () => {
    const { member, link, delivery } = await invite('noor@agency.example');
    expect(delivery).toBe('mailed');
    const token = await tokenTo('noor@agency.example');
    expect(token).toBe(link.token);
    expect((await stack.choose(token, NEXT_PASSWORD)).status).toBe(204);

    const reset = await stack.send(`/api/members/${member.id}/reset-link`, 'POST');
    expect(reset.status).toBe(201);
    const issued = (await reset.json()) as Omit<Invited, 'member'>;
    expect(issued.delivery).toBe('mailed');
    expect(await tokenTo('noor@agency.example', token)).toBe(issued.link.token);
    for (const secret of [token, issued.link.token]) expect(log.join('')).not.toContain(secret);
  });

  const forgot = (email: string): Promise<Response> =>
    stack.send('/api/password-links', 'POST', { email }, '');
  const linksOf = (username: string) =>
    stack.dataSource.query<{ hours: number }[]>(
      `SELECT extract(epoch FROM link.expires_at - link.created_at)::int / 3600 AS hours
         FROM one_time_link link JOIN member ON member.id = link.member_id WHERE member.username = $1`,
      [username],
    );
  const mailsTo = (recipient: string) => smtp.received.filter(({ to }) => to.includes(recipient));

  it('is mailed to a member who forgot their password, in whatever case they write their address', async () => {
    const { link } = await invite('hala@agency.example');
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
    const invitation = await tokenTo('hala@agency.example');
    const answer = await forgot('Hala@Agency.example');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const token = await tokenTo('hala@agency.example', invitation);
    expect(await linksOf('hala@agency.example')).toEqual([{ hours: 1 }]);
    expect((await stack.choose(token, NEXT_PASSWORD)).status).toBe(204);
  });

  it('replaces none that still works, and reaches nobody who cannot log in, with the same answer', async () => {
    const member = async (username: string): Promise<Invited> => {
      const invited = await invite(username);
      expect((await stack.choose(invited.link.token, NEXT_PASSWORD)).status).toBe(204);
      return invited;
    };
    const invited = await invite('rami@agency.example');
    const disabled = await member('dina@agency.example');
    await stack.send(`/api/members/${disabled.member.id}`, 'PATCH', { disabled: true });
    const asked = await member('zaid@agency.example');
    const last = await member('last@agency.example');
    expect((await forgot('zaid@agency.example')).status).toBe(204);
    const own = await tokenTo('zaid@agency.example', asked.link.token);
    for (const name of ['rami', 'dina', 'nobody', 'zaid', 'last']) {
      const answer = await forgot(`${name}@agency.example`);
      expect([name, answer.status, await answer.text()]).toEqual([name, 204, '']);
    }
    // Requests are handled in order, so those before this one are done when its mail arrives.
    await tokenTo('last@agency.example', last.link.token);
    expect((await stack.choose(own, NEXT_PASSWORD)).status).toBe(204);
    expect((await stack.choose(invited.link.token, NEXT_PASSWORD)).status).toBe(204);
    expect(await linksOf('dina@agency.example')).toEqual([]);
    expect(mailsTo('nobody@agency.example')).toEqual([]);
    expect(mailsTo('dina@agency.example').length).toBeLessThanOrEqual(1);
    const others = mailsTo('zaid@agency.example').filter(({ source }) => !source.includes(asked.link.token));
    expect(others).toHaveLength(1);
  });

  it('is limited like logging in, for every address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await forgot('nobody-2@agency.example')).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('goes to the address of a member, which no other member has, and which can be changed', async () => {
    const { member } = await invite('salem');
    const change = (email: string) =>
      stack.send(`/api/members/${member.id}`, 'PATCH', { email, name: 'Salem' });
    expect((await change('noor@agency.example')).status).toBe(409);
    const changed = await change('salem@agency.example');
    expect(await changed.json()).toMatchObject({
      member: { username: 'salem', name: 'Salem', email: 'salem@agency.example' },
    });
    const issued = await stack.send(`/api/members/${member.id}/reset-link`, 'POST');
    const { link, delivery } = (await issued.json()) as Omit<Invited, 'member'>;
    expect([delivery, await tokenTo('salem@agency.example')]).toEqual(['mailed', link.token]);
  });

  it('is left to be copied when the user name is no address, and when it could not be mailed', async () => {
    expect((await invite('sami')).delivery).toBe('no-address');
    await leads.stop();
    const { link, delivery } = await invite('omar@agency.example');
    expect(delivery).toBe('failed');
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
    // An undelivered link does not prevent its member from asking again.
    expect((await forgot('omar@agency.example')).status).toBe(204);
    await waitFor('the link to be issued and withdrawn', async () => {
      const [row] = await stack.dataSource.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM audit.entry
          WHERE action = 'password-link-requested' AND entity_title = 'omar@agency.example'`,
      );
      return row.count === 1 && (await linksOf('omar@agency.example')).length === 0;
    });
  });
});
