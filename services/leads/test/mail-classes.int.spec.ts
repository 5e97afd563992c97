import { randomUUID } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '@manzil/contracts/leads/mail';
import { EDITABLE_MAIL_KINDS } from '@manzil/contracts/leads/mail-texts';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailKinds } from '../src/mail/mail-kinds.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const LAYLA = 'layla@example.com';

interface Mail {
  kind: string;
  status: string;
  error: string | null;
}

describe('the class of a mail', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', LEAD_ANSWERS: 'on' });
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    await leads.dataSource.query('TRUNCATE lead, mail, data_request CASCADE');
  });

  const enquire = (kind: 'contact' | 'sell' | 'mortgage'): Promise<unknown> =>
    leads.client.request(submitEnquiry, {
      id: randomUUID(),
      kind,
      name: 'Layla',
      email: LAYLA,
      message: 'Hello',
      page: '/',
      consentText: 'I agree.',
    });
  const ask = (): Promise<unknown> => leads.client.request(requestPersonLink, { email: LAYLA });
  const mails = (kind: string): Promise<Mail[]> =>
    leads.dataSource.query('SELECT kind, status, error FROM mail WHERE kind = $1 ORDER BY created_at', [
      kind,
    ]);
  const finished = (kind: string, count: number): Promise<Mail[]> =>
    waitFor(`${String(count)} mails of ${kind} to be finished`, async () => {
      const done = (await mails(kind)).filter(({ status, error }) => status !== 'waiting' || error !== null);
      return done.length === count ? done : undefined;
    });

  it('is one for each kind', () => {
    const kinds = leads.get(MailKinds);
    const classOf = (kind: MailKind): string => kinds.of(kind).class;
    expect(Object.fromEntries(MAIL_KINDS.map((kind) => [kind, classOf(kind)]))).toEqual({
      'new-lead': 'staff',
      'assigned-lead': 'staff',
      'adviser-viewing-booked': 'staff',
      'adviser-viewing-moved': 'staff',
      'adviser-viewing-cancelled': 'staff',
      'next-action-due': 'staff',
      'email-received': 'staff',
      'lead-reply': 'staff',
      'member-invitation': 'staff',
      'password-reset': 'staff',
      'approval-requested': 'staff',
      'approval-answered': 'staff',
      'viewing-booked': 'agreed',
      'viewing-moved': 'agreed',
      'viewing-cancelled': 'agreed',
      'viewing-reminder': 'agreed',
      'search-alert': 'agreed',
      'lead-answer': 'anyone',
      'newsletter-confirmation': 'anyone',
      'search-confirmation': 'anyone',
      'person-data': 'rights',
    });
    expect(kinds.ofClassOf('person-data')).toEqual(['person-data']);
    expect(kinds.ofClassOf('lead-answer').toSorted()).toEqual([
      'lead-answer',
      'newsletter-confirmation',
      'search-confirmation',
    ]);
  });

  it('is stated with the lane of each kind', () => {
    const kinds = leads.get(MailKinds);
    expect(kinds.ofLane('notices').toSorted()).toEqual([
      ...['adviser-viewing-booked', 'adviser-viewing-cancelled', 'adviser-viewing-moved'],
      ...['assigned-lead', 'email-received', 'new-lead'],
    ]);
    expect(kinds.ofLane('alerts')).toEqual(['search-alert']);
    expect(kinds.ofLane('answers')).toHaveLength(MAIL_KINDS.length - 7);
  });

  it('belongs to a kind whose texts admins choose, where the contract says so', () => {
    const kinds = leads.get(MailKinds);
    const editable = MAIL_KINDS.filter((kind) => kinds.of(kind).texts !== undefined);
    expect(editable.toSorted()).toEqual([...EDITABLE_MAIL_KINDS].toSorted());
  });

  it('keeps forms of a stranger from keeping back the link to the data of a person', async () => {
    for (const kind of ['contact', 'sell', 'mortgage', 'contact'] as const) await enquire(kind);
    const answers = await finished('lead-answer', 4);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'sent', 'sent', 'sent']);
    await ask();
    expect(await finished('person-data', 1)).toMatchObject([{ status: 'sent' }]);
    // The link does not block answers of the next day either.
    await leads.dataSource.query(
      "UPDATE mail SET admitted_at = admitted_at - interval '1 day' WHERE kind = 'lead-answer'",
    );
    await enquire('contact');
    expect((await finished('lead-answer', 5)).at(-1)).toMatchObject({ status: 'sent' });
  });

  it('postpones the link over its limit, and never cancels it', async () => {
    await enquire('contact');
    await ask();
    await finished('person-data', 1);
    await ask();
    expect((await finished('person-data', 2)).at(-1)).toEqual({
      kind: 'person-data',
      status: 'waiting',
      error: 'This address got an automatic email for this kind of form within the last hour',
    });
    await leads.dataSource.query(
      "UPDATE mail SET admitted_at = admitted_at - interval '61 minutes', next_attempt_at = now()",
    );
    const statuses = async () => (await mails('person-data')).map(({ status }) => status);
    await waitFor('the second link', async () => (await statuses()).every((status) => status === 'sent'));
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('is still sent after two days, and not after three', async () => {
    await enquire('contact');
    await finished('lead-answer', 1);
    const queuedDaysAgo = (days: number): Promise<unknown> =>
      leads.dataSource.query(
        `WITH request AS (INSERT INTO data_request (id, address) VALUES ($1, $2) RETURNING id)
         INSERT INTO mail (key, kind, request_id, recipient, mailbox, created_at)
         SELECT 'person-data:' || id, 'person-data', id, $2, $2, now() - make_interval(days => $3::int) FROM request`,
        [randomUUID(), LAYLA, days],
      );
    await queuedDaysAgo(4);
    await waitFor(
      'the request to leave nothing behind',
      async () => (await mails('person-data')).length === 0,
    );
    await queuedDaysAgo(2);
    expect(await finished('person-data', 1)).toMatchObject([{ status: 'sent' }]);
  });
});
