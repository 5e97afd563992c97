import { randomUUID } from 'node:crypto';
import { listLeads } from '@manzil/contracts/http/leads';
import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import { listSuppressions, removeSuppression } from '@manzil/contracts/http/mails';
import { addWebhook } from '@manzil/contracts/http/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { PersonData } from '@manzil/contracts/leads/person';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { submitEnquiry, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { alteredToken } from '@manzil/testing/altered-token';
import { startReceiver } from '@manzil/testing/webhook-receiver';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';

const LAYLA = 'layla@example.com';
const SUBJECT = 'Subject: Your data at agency.example';
const NOT_FOUND = { code: 'NOT_FOUND' };

describe('a person who sent forms', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      LEAD_ANSWERS: 'on',
      WEBHOOK_ALLOW_HTTP: 'on',
      WEBHOOK_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
    });
  });
  afterEach(async () => {
    await leads.deleteMail();
    for (const table of ['data_request', 'webhook', 'lead'])
      await leads.dataSource.query(`DELETE FROM ${table}`);
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const enquire = async (email: string): Promise<string> => {
    const id = randomUUID();
    const fields = { name: email, email, message: 'Hello', page: '/', consentText: 'I agree.' };
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...fields });
    return id;
  };
  const ask = (email: string) => leads.client.request(requestPersonLink, { email });
  const sourcesTo = (email: string, containing = SUBJECT): string[] =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => source.replace(/=\r?\n/g, ''))
      .filter((source) => source.includes(containing));
  const tokenIn = (source: string, page: string): string =>
    new RegExp(`https://agency\\.example/${page}/([\\w-]+)`).exec(source)?.[1] ?? '';
  const linkTo = async (email: string): Promise<string> => {
    await ask(email);
    const source = await waitFor(`the link to ${email}`, () => sourcesTo(email).at(-1));
    return tokenIn(source, 'mydata');
  };
  const show = (token: string): Promise<PersonData> => leads.client.request(showPersonData, { token });
  const erase = (token: string) => leads.client.request(erasePersonData, { token });
  const rowsNaming = async (text: string): Promise<string[]> => {
    const tables = await leads.dataSource.query<{ name: string }[]>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await leads.dataSource.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM "${name}" t WHERE to_jsonb(t)::text ILIKE '%' || $1 || '%'`,
        [text],
      );
      if (row.count > 0) found.push(name);
    }
    return found;
  };
  /** Work that is queued after the earlier requests has been processed by then. */
  const settle = async (): Promise<void> => {
    await waitFor('all mail to be dealt with', async () => {
      const [row] = await leads.dataSource.query<[{ count: number }]>(
        "SELECT count(*)::int AS count FROM mail WHERE status = 'waiting'",
      );
      return row.count === 0;
    });
  };

  it('sees all that is kept of them, in whatever case the address is written, and nothing of others', async () => {
    await enquire('Layla@Example.com');
    await leads.client.request(subscribeNewsletter, { email: LAYLA, agreed: true, page: '/' });
    await enquire('layla+flat@example.com');
    await enquire('omar@example.com');
    await settle();
    await leads.dataSource.query("UPDATE mail SET admitted_at = admitted_at - interval '2 days'");
    const person = await show(await linkTo(LAYLA));
    expect(person).toMatchObject({ address: LAYLA, noMailSince: null });
    expect(person.leads.map(({ kind, email }) => [kind, email]).toSorted()).toEqual([
      ['contact', 'Layla@Example.com'],
      ['newsletter', LAYLA],
    ]);
    expect(person.leads.flatMap(({ consents }) => consents.map(({ text }) => text)).toSorted()).toEqual([
      'I agree to the terms & privacy policy.',
      'I agree.',
    ]);
    expect(person.mails.map(({ kind }) => kind).toSorted()).toEqual([
      'lead-answer',
      'newsletter-confirmation',
      'person-data',
    ]);
  });

  it('sees each wording of the notes, and the hosts of other systems that were sent the lead', async () => {
    const receiver = await startReceiver();
    try {
      await leads.client.request(addWebhook, {
        name: 'CRM',
        url: `${receiver.url}?key=s3cret`,
        events: ['lead.received', 'lead.changed'],
      });
      const id = await enquire(LAYLA);
      const write = (notes: string, expectedVersion: number) =>
        leads.client.request(updateLead, { id, notes, expectedVersion, by: 'noor' });
      await write('Wants a garden', 1);
      await write('Wants a garden, has a dog', 2);
      await leads.client.request(updateLead, {
        id,
        status: 'in-progress',
        expectedVersion: 3,
        by: 'noor',
      });
      await waitFor('four deliveries', () => receiver.received.length >= 4);
      await settle();
      const token = await linkTo(LAYLA);
      const person = await waitFor('them to be noted', async () => {
        const found = await show(token);
        return found.leads[0]?.webhooks.every(({ state }) => state === 'delivered') === true
          ? found
          : undefined;
      });
      const { noteHistory, timeline } = person.leads[0] ?? { noteHistory: [], timeline: [] };
      expect(noteHistory).toEqual([]);
      expect(timeline.flatMap(({ kind, text }) => (kind === 'note' ? [text] : []))).toEqual([
        'Wants a garden, has a dog',
        'Wants a garden',
      ]);
      const host = new URL(receiver.url).host;
      expect(person.leads[0]?.webhooks.map(({ event, host }) => [event, host]).toSorted()).toEqual([
        ...Array<string[]>(3).fill(['lead.changed', host]),
        ['lead.received', host],
      ]);
      expect(JSON.stringify(person)).not.toMatch(/s3cret|noor/);
      const slice = await leads.client.request(readLedger, { leadId: id, after: 0 });
      expect(slice.webhooks).toEqual(person.leads[0]?.webhooks);
    } finally {
      await receiver.stop();
    }
  });

  it('erases all of it once, and no table names them any more', async () => {
    await enquire(LAYLA);
    await leads.client.request(subscribeNewsletter, { email: LAYLA, agreed: true, page: '/' });
    await enquire('omar@example.com');
    await settle();
    await leads.dataSource.query("UPDATE mail SET admitted_at = admitted_at - interval '2 days'");
    const token = await linkTo(LAYLA);
    await settle();
    expect(await rowsNaming('layla')).toEqual(expect.arrayContaining(['lead', 'mail', 'data_request']));
    const results = await Promise.allSettled([erase(token), erase(token), erase(token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await rowsNaming('layla')).toEqual([]);
    await expect(show(token)).rejects.toMatchObject(NOT_FOUND);
    await expect(erase(token)).rejects.toMatchObject(NOT_FOUND);
    expect((await leads.client.request(listLeads, {})).items.map(({ email }) => email)).toEqual([
      'omar@example.com',
    ]);
    // A new lead with the same address belongs to a new person.
    await enquire(LAYLA);
    await expect(erase(token)).rejects.toMatchObject(NOT_FOUND);
  });

  it('keeps getting no automatic mail after the erasure, by a hash alone', async () => {
    await enquire('Layla+x@example.com');
    const answer = await waitFor('the answer', () => sourcesTo('Layla+x@example.com', '/mail/').at(-1));
    await leads.client.request(useMailLink, { token: tokenIn(answer, 'mail') });
    const token = await linkTo('Layla+x@example.com');
    expect((await show(token)).noMailSince).not.toBeNull();
    await erase(token);
    expect(await rowsNaming('layla')).toEqual([]);
    const { items } = await leads.client.request(listSuppressions, {});
    expect(items).toMatchObject([{ address: '', reason: 'asked' }]);
    await enquire('layla@example.com');
    const cancelled = await waitFor('the answer to be cancelled', async () => {
      const [row] = await leads.dataSource.query<{ error: string | null }[]>(
        "SELECT error FROM mail WHERE kind = 'lead-answer' AND status = 'cancelled'",
      );
      return row;
    });
    expect(cancelled.error).toBe('This address wants no mail');
    await leads.client.request(removeSuppression, { address: 'layla@example.com' });
    expect((await leads.client.request(listSuppressions, {})).items).toEqual([]);
  });

  it('is told by no answer and no delay whether an address is known: what is kept is not read before it', async () => {
    const withMail = leads;
    leads = await startLeads();
    await enquire(LAYLA);
    // Any statement that reads them fails now.
    await leads.dataSource.query('ALTER TABLE lead RENAME TO hidden_lead');
    await leads.dataSource.query('ALTER TABLE mail_suppression RENAME TO hidden_suppression');
    expect([await ask(LAYLA), await ask('nobody@example.com')]).toEqual([{}, {}]);
    expect(
      await leads.dataSource.query(
        `SELECT mail.recipient, mail.status, request.expires_at FROM mail JOIN data_request request
         ON request.id = mail.request_id ORDER BY mail.recipient`,
      ),
    ).toEqual([
      { recipient: LAYLA, status: 'waiting', expires_at: null },
      { recipient: 'nobody@example.com', status: 'waiting', expires_at: null },
    ]);
    await leads.stop();
    leads = withMail;
  });

  it('is not mailed when nothing is kept, which leaves nothing behind', async () => {
    await enquire(LAYLA);
    await settle();
    await ask('nobody@example.com');
    await linkTo(LAYLA);
    await settle();
    expect(sourcesTo('nobody@example.com', '')).toEqual([]);
    expect(await rowsNaming('nobody')).toEqual([]);
  });

  it('gets one link an hour, however often anybody asks, and the next one later', async () => {
    await enquire(LAYLA);
    await settle();
    for (let count = 0; count < 5; count += 1) await ask(LAYLA);
    const mails = (): Promise<unknown[]> =>
      leads.dataSource.query("SELECT status FROM mail WHERE kind = 'person-data' ORDER BY status");
    await waitFor('the others to be dealt with', async () => (await mails()).length === 2);
    expect(await mails()).toEqual([{ status: 'sent' }, { status: 'waiting' }]);
    expect(sourcesTo(LAYLA)).toHaveLength(1);
  });

  it('is not reached by a link that has expired, was changed, or is of another purpose or person', async () => {
    await enquire(LAYLA);
    await enquire('omar@example.com');
    await settle();
    const [own, other] = [await linkTo(LAYLA), await linkTo('omar@example.com')];
    await erase(other);
    expect((await show(own)).leads).toHaveLength(1);
    const answer = sourcesTo(LAYLA, '/mail/').at(-1) ?? '';
    for (const token of [tokenIn(answer, 'mail'), alteredToken(own), own.slice(0, 50), `${own}AAAA`]) {
      await expect(show(token)).rejects.toMatchObject(NOT_FOUND);
      await expect(erase(token)).rejects.toMatchObject(NOT_FOUND);
    }
    for (const call of [showMailLink, useMailLink])
      await expect(leads.client.request(call, { token: own })).rejects.toMatchObject(NOT_FOUND);
    await leads.dataSource.query('UPDATE data_request SET expires_at = now()');
    await expect(show(own)).rejects.toMatchObject(NOT_FOUND);
    await expect(erase(own)).rejects.toMatchObject(NOT_FOUND);
    expect((await leads.client.request(listLeads, {})).total).toBe(1);
  });

  it('is helped by staff from a lead, which the audit trail knows by a pseudonym', async () => {
    const leadId = await enquire(LAYLA);
    await enquire(LAYLA);
    expect((await leads.client.request(showPersonData, { leadId })).leads).toHaveLength(2);
    await leads.client.request(erasePersonData, { leadId });
    expect((await leads.client.request(listLeads, {})).total).toBe(0);
    await expect(leads.client.request(erasePersonData, { leadId })).rejects.toMatchObject(NOT_FOUND);
    expect(await rowsNaming('layla')).toEqual([]);
    await waitFor('the erasure to be audited', async () => {
      const events = JSON.stringify(await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject));
      expect(events).not.toMatch(/layla/i);
      return events.includes('"person-exported"') && events.includes('"person-erased"');
    });
  });
});
