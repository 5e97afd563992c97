import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { listMails, retryMail, listSuppressions } from '@manzil/contracts/http/mails';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LeadNotice } from '@manzil/contracts/leads/lead';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';

const NOBODY = 'nobody@example.com';
const SALES = 'sales@agency.example';

describe('mail that is refused', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', LEAD_ANSWERS: 'on' });
  });
  afterEach(async () => {
    await leads.deleteMail();
    await leads.dataSource.query('DELETE FROM lead');
    smtp.behaviour = 'accept';
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const enquire = async (kind: 'contact' | 'sell' = 'contact'): Promise<string> => {
    const id = randomUUID();
    const person = { name: 'Layla', email: NOBODY, message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { id, kind, ...person });
    return id;
  };
  const answered = (id: string, status: LeadNotice['status']): Promise<LeadNotice> =>
    waitFor(`the answer to be ${status}`, async () => {
      const { notices } = await leads.client.request(showLead, { id });
      return notices.find((notice) => notice.kind === 'lead-answer' && notice.status === status);
    });
  const suppressed = async () =>
    (await leads.client.request(listSuppressions, {})).items.map(({ address, reason }) => [address, reason]);

  it.each([
    ['refuse', { code: 550, words: '5.1.1 There is no such mailbox' }],
    ['refuse', { code: 556, words: '5.1.10 The domain takes no mail' }],
    ['refuse-data', { code: 550, words: '5.1.1 There is no such mailbox' }],
  ] as const)('(%s) because nobody has the address is the last to it: %j', async (behaviour, refusal) => {
    Object.assign(smtp, { behaviour, refusal });
    const { error } = await answered(await enquire(), 'failed');
    expect(error).toContain(`${String(refusal.code)} ${refusal.words}`);
    expect(await suppressed()).toEqual([[NOBODY, 'nobody']]);
    smtp.behaviour = 'accept';
    const next = await answered(await enquire('sell'), 'cancelled');
    expect(next.error).toBe('The mail server said before that nobody has this address');
    expect(smtp.received).toEqual([]);
  });

  it.each([
    ['refuse', { code: 552, words: '5.2.2 The mailbox is full' }],
    ['refuse', { code: 550, words: 'No such user' }],
    ['refuse-data', { code: 554, words: '5.7.1 This is spam' }],
  ] as const)('(%s) for another reason is followed by more: %j', async (behaviour, refusal) => {
    Object.assign(smtp, { behaviour, refusal });
    const { error } = await answered(await enquire(), 'failed');
    expect(error).toContain(refusal.words);
    expect(await suppressed()).toEqual([]);
  });

  it('to a member leads to no suppression, and neither does a link that was asked for', async () => {
    smtp.behaviour = 'refuse';
    const answering = leads;
    leads = await startLeads({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      LEAD_NOTIFY_TO: [SALES],
    });
    await enquire();
    await leads.client.request(requestPersonLink, { email: NOBODY });
    await waitFor('both to be refused', async () => {
      const { items } = await leads.client.request(listMails, { state: 'failed' });
      return items.length === 2;
    });
    expect(await suppressed()).toEqual([]);
    await leads.stop();
    leads = answering;
  });

  it('is sent when an admin sends it again', async () => {
    smtp.behaviour = 'refuse';
    const id = await enquire();
    await answered(id, 'failed');
    smtp.behaviour = 'accept';
    const { items } = await leads.client.request(listMails, { state: 'failed' });
    await leads.client.request(retryMail, { id: items[0]?.id ?? '' });
    await answered(id, 'sent');
    expect(await suppressed()).toEqual([]);
  });
});
