import { randomUUID } from 'node:crypto';
import { listMails, retryMail } from '@manzil/contracts/http/mails';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailMemberLink } from '@manzil/contracts/leads/mail-rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';

const TOKEN = 'a-secret-token-of-a-member-0123456789';

describe('the mail with the link of a member', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example' });
  });
  afterEach(async () => {
    await leads.deleteMail();
    smtp.behaviour = 'accept';
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const request = (
    more: Partial<{ id: string; memberId: string; token: string; expiresAt: string }> = {},
  ) => ({
    id: randomUUID(),
    memberId: randomUUID(),
    token: TOKEN,
    kind: 'member-invitation' as const,
    recipient: 'noor@agency.example',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...more,
  });
  const rows = () =>
    leads.dataSource.query<{ status: string; secret: string | null; error: string | null }[]>(
      'SELECT status, secret, error FROM mail ORDER BY created_at, id',
    );
  const ended = (count = 1) =>
    waitFor('the mail to be finished', async () => {
      const found = await rows();
      return found.length === count && found.every(({ status }) => status !== 'waiting') ? found : undefined;
    });
  const passDelay = () =>
    leads.dataSource.query("UPDATE mail SET next_attempt_at = now() WHERE status = 'waiting'");

  it('has the link, which is in no row and in no list once it is sent', async () => {
    const sent = request();
    expect(await leads.client.request(mailMemberLink, sent)).toEqual({ delivery: 'mailed' });
    expect(await leads.client.request(mailMemberLink, sent)).toEqual({ delivery: 'mailed' });
    expect(await ended()).toMatchObject([{ status: 'sent', secret: null }]);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.source).toContain(`https://agency.example/password/${TOKEN}`);
    const list = await leads.client.request(listMails, {});
    expect(JSON.stringify(list)).not.toContain(TOKEN);
    const dump = await leads.dataSource.query<unknown[]>('SELECT * FROM mail');
    expect(JSON.stringify(dump)).not.toContain(TOKEN);
  });

  it('loses the link when it is refused, and cannot be sent again', async () => {
    smtp.behaviour = 'refuse';
    await leads.client.request(mailMemberLink, request());
    expect(await ended()).toMatchObject([{ status: 'failed', secret: null }]);
    const { items } = await leads.client.request(listMails, { state: 'failed' });
    const again = leads.client.request(retryMail, { id: items[0]?.id ?? '' });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is tried again after a broken connection, with the link', async () => {
    smtp.behaviour = 'drop';
    await leads.client.request(mailMemberLink, request());
    await waitFor('the first attempt', async () => (await rows())[0]?.error);
    smtp.behaviour = 'accept';
    await passDelay();
    expect(await ended()).toMatchObject([{ status: 'sent', secret: null }]);
    expect(smtp.received[0]?.source).toContain(TOKEN);
  });

  it('is not sent once the link has expired or a newer one has replaced it', async () => {
    smtp.behaviour = 'busy';
    const memberId = randomUUID();
    await leads.client.request(mailMemberLink, request({ memberId }));
    await leads.client.request(mailMemberLink, request({ memberId, token: `${TOKEN}-2` }));
    await leads.client.request(mailMemberLink, request({ expiresAt: new Date(0).toISOString() }));
    // An attempt that began before the newer link was requested would send the first one.
    await waitFor('the first attempts', async () => (await rows()).every(({ error }) => error !== null));
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    const found = await waitFor('all to be finished', async () => {
      await passDelay();
      const all = await rows();
      return all.every(({ status }) => status !== 'waiting') ? all : undefined;
    });
    expect(found.map(({ status, secret, error }) => [status, secret, error])).toEqual([
      ['cancelled', null, 'A newer link replaced it'],
      ['sent', null, null],
      ['cancelled', null, 'The link has expired'],
    ]);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.source).toContain(`${TOKEN}-2`);
  });

  it('is not stored without a mail server, which the answer says', async () => {
    const bare = await startLeads();
    expect(await bare.client.request(mailMemberLink, request())).toEqual({ delivery: 'no-server' });
    expect(await bare.dataSource.query('SELECT FROM mail')).toEqual([]);
    await bare.stop();
  });
});
