import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { listMails } from '@manzil/contracts/http/mails';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import { submitEnquiry, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { freePort } from '@manzil/local-servers/ports';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const SALES = 'sales@agency.example';
const OFFICE = 'office@agency.example';
const LISTING = { reference: 'MZ-1', pagelink: 'marina-gate-1', title: 'Two bedrooms by the marina' };

describe('the notice of a new lead', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads(settings());
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

  const settings = (notified: string[] = [SALES]) => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Manzil <site@agency.example>',
    LEAD_NOTIFY_TO: notified,
  });
  const enquire = async (more: { id?: string; message?: string; spamSuspected?: boolean } = {}) => {
    const { id = randomUUID(), message = 'May I see it on Friday?', spamSuspected = false } = more;
    await leads.client.request(submitEnquiry, {
      id,
      kind: 'listing',
      name: 'Layla <b>Haddad</b>',
      email: 'layla@example.com',
      page: '/marina-gate-1',
      message,
      listing: LISTING,
      consentText: 'I agree',
      spamSuspected,
    });
    return id;
  };
  const lead = (id: string): Promise<Lead> => leads.client.request(showLead, { id });
  const reached = (id: string, status: Lead['notices'][number]['status']) =>
    waitFor(`the notice to be ${status}`, async () =>
      (await lead(id)).notices.find((notice) => notice.status === status),
    );
  /** Makes waiting mail due now, as it is after the delay. */
  const passDelay = () =>
    leads.dataSource.query("UPDATE mail SET next_attempt_at = now() WHERE status = 'waiting'");
  const idsOf = (mails: TestSmtp['received']) =>
    mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);

  it('says who wrote and about what, leads to the lead, and is answered to the person', async () => {
    const id = await enquire();
    await reached(id, 'sent');
    const [mail, ...others] = smtp.received;
    expect(others).toEqual([]);
    // Answers are off.
    expect((await lead(id)).notices).toHaveLength(1);
    expect(mail).toMatchObject({ from: 'site@agency.example', to: [SALES] });
    const { source = '' } = mail ?? {};
    expect(source).toContain('Reply-To: layla@example.com');
    expect(source).toContain('Two bedrooms by the marina');
    expect(source).toContain('May I see it on Friday?');
    expect(source).toContain(`https://agency.example/backend/leads?lead=${id}`);
    expect(source).toContain('Layla &lt;b&gt;Haddad');
  });

  it('is sent once for a form that arrives twice, and not for spam or a newsletter', async () => {
    const id = await enquire();
    await reached(id, 'sent');
    await enquire({ id });
    const spam = await enquire({ spamSuspected: true });
    await leads.client.request(subscribeNewsletter, {
      email: 'reader@example.com',
      agreed: true,
      page: '/',
      spamSuspected: false,
    });
    expect((await lead(spam)).notices).toEqual([]);
    // Sent again by a person, it is a lead like any other.
    await enquire({ id: spam });
    await reached(spam, 'sent');
    expect(smtp.received.filter(({ to }) => to.includes(SALES))).toHaveLength(2);
  });

  it('fails with the words of the server for an address that it refuses, and can be read at the lead', async () => {
    smtp.behaviour = 'refuse';
    const id = await enquire();
    expect((await reached(id, 'failed')).error).toContain('There is no such mailbox');
    smtp.behaviour = 'accept';
    await passDelay();
    const next = await enquire();
    await reached(next, 'sent');
    expect(smtp.received).toHaveLength(1);
  });

  it.each(['busy', 'drop'] as const)('is tried again when the server answers "%s"', async (behaviour) => {
    smtp.behaviour = behaviour;
    const id = await enquire();
    await waitFor('the first attempt', async () => (await lead(id)).notices[0]?.error);
    expect((await lead(id)).notices[0]?.status).toBe('waiting');
    smtp.behaviour = 'accept';
    await passDelay();
    await reached(id, 'sent');
    expect(smtp.received).toHaveLength(1);
  });

  it('waits while there is no connection to the server, later each time, and is sent when there is one', async () => {
    const shared = leads;
    const port = await freePort();
    leads = await startLeads({ ...settings(), SMTP_URL: `smtp://127.0.0.1:${port}` });
    const id = await enquire();
    await waitFor('the first attempt', async () => (await lead(id)).notices[0]?.error);
    await passDelay();
    await waitFor('the second attempt to be postponed twice as long as the first', async () => {
      const [row] = await leads.dataSource.query<[{ attempts: number; delay: number }]>(
        'SELECT attempts, extract(epoch FROM next_attempt_at - updated_at)::float AS delay FROM mail',
      );
      return row.attempts === 2 && row.delay === 10;
    });
    const late = await startSmtp({ port });
    await passDelay();
    await reached(id, 'sent');
    expect(late.received).toHaveLength(1);
    await leads.stop();
    await late.stop();
    leads = shared;
  });

  describe('of an assignment', () => {
    const assign = async (id: string, assignee: string | null, by = 'noor') => {
      const { version } = await lead(id);
      return leads.client.request(updateLead, { id, expectedVersion: version, assignee, by });
    };
    const assignments = async (id: string) =>
      (await lead(id)).notices.flatMap(({ kind, recipient, status }) =>
        kind === 'assigned-lead' ? [[recipient, status]] : [],
      );
    const assignmentIs = (id: string, recipient: string, status: string) =>
      waitFor(`the mail to ${recipient} to be ${status}`, async () =>
        (await assignments(id)).some((mail) => mail[0] === recipient && mail[1] === status),
      );

    it('tells the member whose user name is an address, once, and nobody else', async () => {
      const id = await enquire();
      await reached(id, 'sent');
      await assign(id, 'omar');
      await assign(id, OFFICE, OFFICE);
      expect(await assignments(id)).toEqual([]);
      await assign(id, 'agent@agency.example');
      await assign(id, 'agent@agency.example');
      await assignmentIs(id, 'agent@agency.example', 'sent');
      const [, mail, ...others] = smtp.received;
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: ['agent@agency.example'] });
      const { source = '' } = mail ?? {};
      expect(source).toContain('is now assigned to you');
      expect(source).toContain('Reply-To: layla@example.com');
      expect(source).toContain(`https://agency.example/backend/leads?lead=${id}`);
      expect(source).toContain('Layla &lt;b&gt;Haddad');
    });

    it('is sent to the last of several members when the server answers again', async () => {
      const id = await enquire();
      await reached(id, 'sent');
      smtp.behaviour = 'busy';
      await assign(id, OFFICE);
      await assign(id, null);
      await assign(id, OFFICE);
      await assign(id, 'agent@agency.example');
      await waitFor('the first attempt', async () =>
        (await lead(id)).notices.some(({ recipient, error }) => recipient.startsWith('agent@') && error),
      );
      smtp.behaviour = 'accept';
      await passDelay();
      await assignmentIs(id, 'agent@agency.example', 'sent');
      expect((await assignments(id)).filter(([recipient]) => recipient === OFFICE)).toEqual([
        [OFFICE, 'cancelled'],
        [OFFICE, 'cancelled'],
      ]);
      expect(smtp.received.map(({ to }) => to)).toEqual([[SALES], ['agent@agency.example']]);
    });

    it('is sent while the member works on the lead, and not once it is done', async () => {
      smtp.behaviour = 'busy';
      const worked = await enquire();
      await assign(worked, OFFICE);
      const done = await enquire();
      await assign(done, 'agent@agency.example');
      for (const [id, status] of [[worked, 'in-progress'] as const, [done, 'done'] as const]) {
        const { version } = await lead(id);
        await leads.client.request(updateLead, { id, expectedVersion: version, status, by: 'noor' });
      }
      await leads.mailIsAtRest();
      smtp.behaviour = 'accept';
      await waitFor('both to be finished', async () => {
        await passDelay();
        const ends = [...(await assignments(worked)), ...(await assignments(done))];
        return ends.every(([, status]) => status !== 'waiting');
      });
      expect(await assignments(worked)).toEqual([[OFFICE, 'sent']]);
      expect(await assignments(done)).toEqual([['agent@agency.example', 'cancelled']]);
    });
  });

  it('is not sent once somebody has dealt with the lead', async () => {
    smtp.behaviour = 'busy';
    const id = await enquire();
    await waitFor('the first attempt', async () => (await lead(id)).notices[0]?.error);
    const { version } = await lead(id);
    await leads.client.request(updateLead, { id, expectedVersion: version, status: 'done', by: 'noor' });
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    await passDelay();
    await reached(id, 'cancelled');
    expect(smtp.received).toEqual([]);
  });

  it('is kept without a mail server, which the lead says, and sent when there is one', async () => {
    const shared = leads;
    leads = await startLeads({ LEAD_NOTIFY_TO: [SALES, OFFICE] });
    const id = await enquire();
    expect((await lead(id)).notices.map(({ recipient, status }) => [recipient, status])).toEqual([
      [OFFICE, 'no-server'],
      [SALES, 'no-server'],
    ]);
    const listed = await leads.client.request(listMails, { state: 'waiting' });
    expect(listed.items.map(({ state }) => state)).toEqual(['no-server', 'no-server']);
    const withServer = await startReplica(leads, settings());
    await waitFor('both to be sent', () => smtp.received.length === 2);
    await withServer.stop();
    await leads.stop();
    leads = shared;
    expect(new Set(smtp.received.flatMap(({ to }) => to))).toEqual(new Set([SALES, OFFICE]));
  });

  it('has the same message id when a process died before it knew that the mail was sent', async () => {
    const id = await enquire();
    await reached(id, 'sent');
    await leads.dataSource.query("UPDATE mail SET status = 'waiting', next_attempt_at = now()");
    await waitFor('the second mail', () => smtp.received.length === 2);
    expect(new Set(idsOf(smtp.received)).size).toBe(1);
  });
});
