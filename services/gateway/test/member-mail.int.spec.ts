import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LinkDelivery, Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { NEXT_PASSWORD, startMembersStack, type MembersStack } from './members-stack.js';

const LEADS = fileURLToPath(new URL('../../leads/dist/main.js', import.meta.url));

interface Invited {
  member: Member;
  link: SingleUseLink;
  delivery: LinkDelivery;
}

describe('the link of a member', () => {
  let stack: MembersStack;
  let smtp: TestSmtp;
  let database: TestDatabase;
  let leads: ServiceProcess;
  beforeAll(async () => {
    [stack, smtp] = await Promise.all([startMembersStack(), startSmtp()]);
    database = await createDatabase((await startPostgres()).adminUrl);
    leads = await startServiceProcess(LEADS, {
      ...{ NATS_URL: stack.nats.url, LEADS_DATABASE_URL: database.url, LOG_LEVEL: 'debug' },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', PUBLIC_URL: 'https://agency.example' },
    });
    await leads.ready();
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
    for (const secret of [token, issued.link.token]) expect(leads.log()).not.toContain(secret);
  });

  it('is left to be copied when the user name is no address, and when it could not be mailed', async () => {
    expect((await invite('sami')).delivery).toBe('no-address');
    await leads.stop();
    const { link, delivery } = await invite('omar@agency.example');
    expect(delivery).toBe('failed');
    expect((await stack.choose(link.token, NEXT_PASSWORD)).status).toBe(204);
  });
});
