import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataSource } from '@manzil/service-kit/database';
import { startServiceProcess } from '@manzil/testing/service-process';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { sendContactForm } from './send-contact-form.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const ENTRY = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SALES = 'sales@agency.example';

let smtp: TestSmtp;
let leads: RunningLeads;
/** Lets the mail server go on that a test holds. */
let release: () => void;

const start = async ({ sends }: { sends: boolean }): Promise<void> => {
  smtp = await startSmtp();
  leads = await startLeads(sends ? settings() : { LEAD_NOTIFY_TO: [SALES] });
};
const stop = async (): Promise<void> => {
  await leads.stop();
  await smtp.stop();
};

beforeEach(() => {
  release = () => undefined;
});

afterEach(async () => {
  smtp.beforeRecipient = smtp.beforeAnswer = () => Promise.resolve();
  release();
  await leads.deleteMail();
  await leads.dataSource.query('DELETE FROM lead');
  smtp.received.length = 0;
});

const settings = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'site@agency.example',
  LEAD_NOTIFY_TO: [SALES],
});

const enquire = (): Promise<string> => sendContactForm(leads.client);

/** Reads the database, because a request that reaches a killed process waits for its deadline. */
const isSent = (id: string) =>
  waitFor('the notice to be sent', async () => {
    const query = 'SELECT status FROM mail WHERE lead_id = $1';
    const mails = await leads.dataSource.query<{ status: string }[]>(query, [id]);
    return mails.length > 0 && mails.every(({ status }) => status === 'sent');
  });

/** Mail of these kinds that has been due for longer, to people whose server answers when the suite lets it. */
const queueBefore = (kinds: string[], count: number) =>
  leads.dataSource.query(
    `INSERT INTO mail (key, kind, member_id, recipient, next_attempt_at)
     SELECT 'before:' || kind || ':' || at, kind, gen_random_uuid(), 'other-' || at || '@example.com', now() - interval '1 hour'
     FROM unnest($1::text[]) AS kind, generate_series(1, $2::int) AS at`,
    [kinds, count],
  );

const released = () => new Promise<void>((resolve) => (release = resolve));

const holdOthers = (): void => {
  const answer = released();
  smtp.beforeAnswer = (mail) => (mail.to.includes(SALES) ? Promise.resolve() : answer);
};

const messageId = ({ source }: TestSmtp['received'][number]) => /^Message-ID: (.*)$/im.exec(source)?.[1];

const othersIn = (mails: TestSmtp['received']) => mails.filter(({ to }) => !to.includes(SALES));

/** Waits until senders have taken `count` mails. */
const untilTaken = (count: number) =>
  waitFor('a sender to have the mail in hand', async () => (await holders()).length === count);

/** The connections to this database that hold locks of mail. */
const holders = () =>
  leads.dataSource.query<{ pid: number }[]>(
    `SELECT pid FROM pg_locks JOIN mail ON hashtextextended('mail ' || mail.id, 0) = (classid::bigint << 32 | objid::bigint)
     WHERE locktype = 'advisory' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

/** Holds each conversation with the mail server before it has anything of a message. */
const holdRecipients = (): void => {
  const answer = released();
  smtp.beforeRecipient = () => answer;
};

/** All locks by time have run out, as they have when the database or the mail server was slow for minutes. */
const letMinutesPass = () =>
  leads.dataSource.query("UPDATE mail SET next_attempt_at = now() - interval '10 minutes'");

const startSender = async () => {
  const sender = await startServiceProcess(ENTRY, {
    NATS_URL: leads.natsUrl,
    LEADS_DATABASE_URL: leads.databaseUrl,
    LOG_LEVEL: 'info',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@agency.example',
  });
  await sender.ready();
  return sender;
};

describe('a notice among other mail', () => {
  beforeAll(() => start({ sends: true }));
  afterAll(stop);

  it('is sent while thousands of alerts and answers wait, and the mail server does not answer for them', async () => {
    holdOthers();
    await queueBefore(['search-alert', 'lead-answer', 'password-reset'], 700);
    await waitFor('the server to have one of them', () => othersIn(smtp.received).length === 1);
    const ids = await Promise.all(Array.from({ length: 20 }, () => enquire()));
    for (const id of ids) await isSent(id);
    expect(othersIn(smtp.received)).toHaveLength(1);
  });

  it('is not the only one that goes before alerts: mail that somebody waits for does too', async () => {
    holdOthers();
    await queueBefore(['search-alert'], 50);
    await waitFor('the server to have an alert', () => othersIn(smtp.received).length === 1);
    await queueBefore(['password-reset'], 3);
    release();
    await waitFor('the next mails', () => othersIn(smtp.received).length > 4);
    for (const { source } of othersIn(smtp.received).slice(1, 4))
      expect(source).toMatch(/^Subject: .*password/im);
  });

  it('does not keep the process from stopping', async () => {
    await queueBefore(['search-alert'], 2_000);
    await waitFor('the first of them', () => smtp.received.length > 0);
    await leads.restart(async () => {
      const dataSource = await createDataSource(databaseOptions(leads.databaseUrl)).initialize();
      expect(await dataSource.query("SELECT FROM mail WHERE status = 'waiting' LIMIT 1")).toHaveLength(1);
      await dataSource.destroy();
    });
  });

  it('is sent once by two replicas, however long the mail server and the database take for it', async () => {
    const answer = released();
    smtp.beforeAnswer = () => answer;
    const other = await startReplica(leads, settings());
    const id = await enquire();
    await waitFor('the server to have the mail', () => smtp.received.length === 1);
    await letMinutesPass();
    // The senders take mail that is queued later, so they have looked for mail and passed over the first one.
    const later = await Promise.all(Array.from({ length: 20 }, () => enquire()));
    await waitFor('the other senders to be busy too', () => smtp.received.length === 4);
    await letMinutesPass();
    release();
    for (const each of [id, ...later]) await isSent(each);
    await other.stop();
    expect(smtp.received).toHaveLength(21);
    expect(new Set(smtp.received.map(messageId)).size).toBe(21);
  });

  it('is taken by another sender when the connection of the first one ends, which then sends nothing', async () => {
    holdRecipients();
    const id = await enquire();
    await untilTaken(1);
    const [before] = await holders();
    await leads.dataSource.query('SELECT pg_terminate_backend($1)', [before?.pid]);
    await waitFor('another connection to have the mail', async () => {
      const [now] = await holders();
      return now !== undefined && now.pid !== before?.pid;
    });
    release();
    await isSent(id);
    expect(smtp.received).toHaveLength(1);
  });

  it('is stored as sent, and not sent again, when the database is gone while the mail server answers', async () => {
    smtp.beforeAnswer = async () => {
      smtp.beforeAnswer = () => Promise.resolve();
      await leads.dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid <> ALL($1)`,
        [(await holders()).map(({ pid }) => pid)],
      );
    };
    const id = await enquire();
    await isSent(id);
    const next = await enquire();
    await isSent(next);
    expect(smtp.received).toHaveLength(2);
  });

  it('does not wait for a mail that cannot be composed for now', async () => {
    const listings = 'https://agency.example/no-such-home';
    await leads.dataSource.query(
      `INSERT INTO lead (id, kind, email, name, message, listing, page, status)
       VALUES (gen_random_uuid(), 'listing', 'layla@example.com', 'Layla', 'Hello', $1, '/', 'new')`,
      [JSON.stringify({ reference: 'MZ-1', pagelink: listings, title: 'A home' })],
    );
    await leads.dataSource.query(
      `INSERT INTO mail (key, kind, lead_id, recipient, mailbox, next_attempt_at)
       SELECT 'answer', 'lead-answer', id, email, email, now() - interval '1 hour' FROM lead`,
    );
    await queueBefore(['password-reset'], 1);
    await waitFor('the mail behind it', () => smtp.received.length === 1);
    const [row] = await leads.dataSource.query<[{ waits: boolean }]>(
      "SELECT status = 'waiting' AND NOT is_taken AS waits FROM mail WHERE key = 'answer'",
    );
    expect(row.waits).toBe(true);
  });

  it('says that it cannot be composed after an unexpected error, and gives up after days', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (id, kind, email, name, message, page, status)
       VALUES (gen_random_uuid(), 'contact', 'layla@example.com', 'Layla', 'Hello', '/', 'new')`,
    );
    await leads.dataSource.query('ALTER TABLE lead RENAME COLUMN name TO other');
    try {
      await leads.dataSource.query(
        `INSERT INTO mail (key, kind, lead_id, recipient, mailbox)
         SELECT 'answer', 'lead-answer', id, email, email FROM lead`,
      );
      const readMail = async () => {
        const [mail] = await leads.dataSource.query<[{ status: string; error: string | null }]>(
          "SELECT status, error FROM mail WHERE key = 'answer'",
        );
        return mail;
      };
      const error = 'The mail could not be prepared';
      await waitFor('the reason', async () => (await readMail()).error === error);
      expect(await readMail()).toEqual({ status: 'waiting', error });
      await leads.dataSource.query(
        "UPDATE mail SET created_at = now() - interval '4 days', next_attempt_at = now()",
      );
      await waitFor('the last attempt', async () => (await readMail()).status === 'failed');
    } finally {
      await leads.dataSource.query('ALTER TABLE lead RENAME COLUMN other TO name');
    }
  });
});

describe('a notice that a killed process has in hand', () => {
  beforeAll(() => start({ sends: false }));
  afterAll(stop);

  it('is taken by another replica at once when a process is killed with it in hand, and sent once', async () => {
    const killed = await startSender();
    holdRecipients();
    const id = await enquire();
    await untilTaken(1);
    const next = await startReplica(leads, settings());
    // Nobody takes it because of the time.
    await leads.dataSource.query("UPDATE mail SET next_attempt_at = now() + interval '1 day'");
    await killed.kill('SIGKILL');
    release();
    await isSent(id);
    await next.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('is sent again with the same message id when a process is killed before it has stored the answer', async () => {
    const killed = await startSender();
    smtp.beforeAnswer = () => killed.kill('SIGKILL');
    const id = await enquire();
    await waitFor('the first mail', () => smtp.received.length === 1);
    await killed.stop();
    smtp.beforeAnswer = () => Promise.resolve();
    const next = await startReplica(leads, settings());
    await isSent(id);
    await next.stop();
    const ids = smtp.received.map(messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
