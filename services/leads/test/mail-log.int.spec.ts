import { randomUUID } from 'node:crypto';
import {
  listMails,
  retryMail,
  previewMails,
  listSuppressions,
  removeSuppression,
} from '@manzil/contracts/http/mails';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { MAIL_KINDS } from '@manzil/contracts/leads/mail';
import * as rpc from '@manzil/contracts/leads/mail-log-rpc';
import type { LoggedMail, MailSort, MailState } from '@manzil/contracts/leads/mail-log';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { sendContactForm } from './send-contact-form.js';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('mail as admins see it', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads(settings());
  });
  afterEach(async () => {
    await leads.deleteMail();
    smtp.behaviour = 'accept';
    smtp.beforeAnswer = () => Promise.resolve();
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const settings = () =>
    ({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', LEAD_ANSWERS: 'on' }) as const;
  const enquire = (email: string): Promise<string> => sendContactForm(leads.client, email);
  const mailOf = async (leadId: string): Promise<LoggedMail | undefined> =>
    (await leads.client.request(listMails, {})).items.find((mail) => mail.leadId === leadId);
  const reached = (leadId: string, state: MailState): Promise<LoggedMail> =>
    waitFor(`the mail to be ${state}`, async () => {
      const mail = await mailOf(leadId);
      return mail?.state === state ? mail : undefined;
    });
  const isAudited = (action: string) =>
    waitFor(`${action} to be audited`, async () => {
      const events = await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject);
      return JSON.stringify(events).includes(`"${action}"`);
    });

  it('is listed by its state, the newest first, page by page', async () => {
    const sent = await enquire('a@example.com');
    await reached(sent, 'sent');
    smtp.behaviour = 'refuse';
    const failed = await enquire('b@example.com');
    expect(await reached(failed, 'failed')).toMatchObject({
      kind: 'lead-answer',
      recipient: 'b@example.com',
      attempts: 1,
      error: expect.stringContaining('There is no such mailbox'),
    });
    const all = await leads.client.request(listMails, {});
    expect(all.items.map(({ leadId }) => leadId)).toEqual([failed, sent]);
    expect(all).toMatchObject({ total: 2, page: 1, pageCount: 1 });
    const { items } = await leads.client.request(listMails, { state: 'sent' });
    expect(items.map(({ leadId }) => leadId)).toEqual([sent]);
    expect((await leads.client.request(listMails, { page: 2 })).items).toEqual([]);
  });

  it('is sorted by each column, both ways, without repeating or missing one over the pages', async () => {
    await leads.dataSource.query(
      `INSERT INTO mail (key, kind, member_id, recipient, status, created_at)
       SELECT 'sorted:' || n, CASE n % 2 WHEN 0 THEN 'password-reset' ELSE 'member-invitation' END,
         gen_random_uuid(), 'p' || (n % 7) || '@example.com',
         CASE n % 3 WHEN 0 THEN 'sent' WHEN 1 THEN 'failed' ELSE 'cancelled' END,
         now() - make_interval(mins => n % 10)
       FROM generate_series(1, 60) AS n`,
    );
    const all = async (sort: MailSort): Promise<LoggedMail[]> => {
      const pages = [1, 2, 3].map((page) => leads.client.request(listMails, { sort, page }));
      return (await Promise.all(pages)).flatMap(({ items }) => items);
    };
    const valueOf = { queued: 'queuedAt', kind: 'kind', recipient: 'recipient', state: 'state' } as const;
    for (const column of ['queued', 'kind', 'recipient', 'state'] as const) {
      const up = await all(column);
      const down = await all(`-${column}`);
      const values = up.map((mail) => mail[valueOf[column]]);
      expect(values).toEqual([...values].sort());
      expect(new Set(up.map(({ id }) => id)).size).toBe(60);
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
    }
  });

  it('is sent again after a refusal, once, and nothing else is', async () => {
    smtp.behaviour = 'refuse';
    const lead = await enquire('a@example.com');
    const { id } = await reached(lead, 'failed');
    smtp.behaviour = 'accept';
    const results = await Promise.allSettled([
      leads.client.request(retryMail, { id }),
      leads.client.request(retryMail, { id }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await reached(lead, 'sent');
    await isAudited('mail-retried');
    const missing = leads.client.request(retryMail, { id: randomUUID() });
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(leads.client.request(retryMail, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(smtp.received).toHaveLength(1);
  });

  it('is shown for each kind, and a test of it goes to the member', async () => {
    const { previews } = await leads.client.request(previewMails, {});
    const inLanguage = (each: string) => previews.filter(({ language }) => language === each);
    expect(inLanguage('en').map(({ kind }) => kind)).toEqual([...MAIL_KINDS]);
    const arabic = inLanguage('ar').map(({ kind }) => kind);
    expect(arabic).toEqual(expect.arrayContaining(['lead-answer', 'viewing-booked', 'search-alert']));
    expect(arabic).not.toContain('new-lead');
    for (const { kind, subject, text } of inLanguage('en')) {
      const request = { kind, memberId: randomUUID(), recipient: `${kind}@agency.example` };
      expect(await leads.client.request(rpc.testMail, request)).toMatchObject({ leadId: null, kind });
      const { source } = await waitFor(`the test of ${kind}`, () =>
        smtp.received.find(({ to }) => to.includes(request.recipient)),
      );
      expect(source).toContain(subject.slice(0, 20));
      expect(source).toContain(text.split('\n')[0]);
    }
  });

  it('is tested at once while a thousand alerts wait', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    smtp.beforeAnswer = () => released;
    await leads.dataSource.query(
      `INSERT INTO mail (key, kind, member_id, recipient, next_attempt_at)
       SELECT 'before:' || at, 'search-alert', gen_random_uuid(), 'other@example.com', now() - interval '1 hour'
       FROM generate_series(1, 1000) AS at`,
    );
    await waitFor('an alert to be sent', () => smtp.received.length === 1);
    const request = { memberId: randomUUID(), recipient: 'noor@agency.example' };
    await leads.client.request(rpc.testMail, { ...request, kind: 'search-alert' });
    release();
    await waitFor('the next mail', () => smtp.received.length > 1);
    expect(smtp.received[1]?.to).toEqual([request.recipient]);
  });

  it('is allowed again to an address that is removed from the list', async () => {
    await leads.dataSource.query(
      "INSERT INTO mail_suppression (mailbox, address, reason) VALUES ('a@example.com', 'A+x@example.com', 'asked')",
    );
    const { items } = await leads.client.request(listSuppressions, {});
    expect(items).toEqual([{ address: 'A+x@example.com', reason: 'asked', at: expect.any(String) }]);
    await reached(await enquire('a@example.com'), 'cancelled');
    await leads.client.request(removeSuppression, { address: 'A+x@example.com' });
    await reached(await enquire('a@example.com'), 'sent');
    await isAudited('mail-suppression-removed');
    const again = leads.client.request(removeSuppression, { address: 'A+x@example.com' });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
