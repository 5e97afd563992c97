import { randomUUID } from 'node:crypto';
import { listMails, retryMail } from '@manzil/contracts/http/mails';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalNotice } from '@manzil/contracts/leads/mail';
import { mailApproval } from '@manzil/contracts/leads/mail-rpc';
import { startSmtp, type ReceivedMail, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { readMail } from './read-mail.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const NOTICE: ApprovalNotice = {
  title: 'Living in <JVC>',
  asks: 'schedule',
  by: 'Omar Haddad',
  note: 'Before the weekend',
  publishAt: '2027-01-15T06:00:00.000Z',
  withdrawAt: null,
  link: '/backend/blogs/7',
};

const read = (mail: ReceivedMail | undefined) => readMail(String(mail?.raw ?? ''));

describe('the mail about a request for approval', () => {
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

  const to = (...addresses: string[]) => addresses.map((address) => ({ memberId: randomUUID(), address }));
  const ask = (notice: Partial<ApprovalNotice> = {}, recipients = to('leila@agency.example')) => ({
    id: randomUUID(),
    kind: notice.isApproved === undefined ? ('approval-requested' as const) : ('approval-answered' as const),
    recipients,
    notice: { ...NOTICE, ...notice },
  });
  const received = (count: number) =>
    waitFor('the mail', () => (smtp.received.length >= count ? smtp.received : undefined));

  it('goes to each of those who can answer once, with what is asked and a link', async () => {
    const request = ask({}, to('leila@agency.example', 'sami@agency.example'));
    await leads.client.request(mailApproval, request);
    await leads.client.request(mailApproval, request);
    const mails = await received(2);
    expect(mails.flatMap((mail) => mail.to).toSorted()).toEqual([
      'leila@agency.example',
      'sami@agency.example',
    ]);
    const [mail] = mails;
    const { subject, text } = read(mail);
    expect(subject).toBe('Approval wanted: Living in <JVC>');
    expect(text).toContain(
      'Omar Haddad asks for your approval to publish “Living in <JVC>” on 15 January 2027',
    );
    expect(text).toContain('10:00 (Dubai time)');
    expect(text).toContain('Omar Haddad wrote:\r\nBefore the weekend');
    expect(text).toContain('https://agency.example/backend/blogs/7');
    expect(mail?.source).toContain('Living in &lt;JVC&gt;');
    expect((await leads.client.request(listMails, {})).total).toBe(2);
  });

  it.each([
    [true, 'Approved: Living in <JVC>', 'has approved your request'],
    [false, 'Sent back: Living in <JVC>', 'has sent back your request'],
  ])(
    'says to the member who asked how it was answered (approved: %s)',
    async (isApproved, subject, words) => {
      await leads.client.request(mailApproval, ask({ isApproved, by: 'Leila Farsi' }));
      const [mail] = await received(1);
      const { subject: sent, text } = read(mail);
      expect(sent).toBe(subject);
      expect(text).toContain(`Leila Farsi ${words}`);
    },
  );

  it('can be sent again with its words after the mail server refused it', async () => {
    smtp.behaviour = 'refuse';
    await leads.client.request(mailApproval, ask());
    const failed = await waitFor('the refusal', async () => {
      const { items } = await leads.client.request(listMails, { state: 'failed' });
      return items[0];
    });
    smtp.behaviour = 'accept';
    await leads.client.request(retryMail, { id: failed.id });
    const [mail] = await received(1);
    expect(read(mail).text).toContain('Before the weekend');
  });

  it('is cancelled when it could not be sent within three days', async () => {
    smtp.behaviour = 'busy';
    await leads.client.request(mailApproval, ask());
    await waitFor('the first attempt', async () => {
      const { items } = await leads.client.request(listMails, {});
      return (items[0]?.error ?? null) !== null;
    });
    await leads.dataSource.query(
      "UPDATE mail SET created_at = now() - interval '73 hours', next_attempt_at = now()",
    );
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    const cancelled = await waitFor('the mail to be cancelled', async () => {
      const { items } = await leads.client.request(listMails, { state: 'cancelled' });
      return items[0];
    });
    expect(cancelled.error).toBe('It could not be sent within three days');
    expect(smtp.received).toEqual([]);
  });
});
