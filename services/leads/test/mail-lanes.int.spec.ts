import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getLead, submitEnquiry } from '@manzil/contracts/leads/rpc';
import { createDataSource } from '@manzil/service-kit/database';
import { startServiceProcess } from '@manzil/testing/service-process';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const ENTRY = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SALES = 'sales@agency.example';

describe('a notice among other mail', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeEach(async () => {
    smtp = await startSmtp();
    leads = await startLeads(settings());
  });
  afterEach(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const settings = () => ({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', LEAD_NOTIFY_TO: [SALES] },
  });
  const enquire = async (): Promise<string> => {
    const id = randomUUID();
    await leads.client.request(submitEnquiry, {
      ...{ id, kind: 'contact', name: 'Layla', email: 'layla@example.com', message: 'Hello', page: '/' },
    });
    return id;
  };
  const isSent = (id: string) =>
    waitFor('the notice to be sent', async () =>
      (await leads.client.request(getLead, { id })).notices.every(({ status }) => status === 'sent'),
    );
  /** Mail of these kinds that has been due for longer, to people whose server answers when the suite lets it. */
  const queueBefore = (kinds: string[], count: number) =>
    leads.dataSource.query(
      `INSERT INTO mail (key, kind, member_id, recipient, next_attempt_at)
       SELECT 'before:' || kind || ':' || at, kind, gen_random_uuid(), 'other-' || at || '@example.com', now() - interval '1 hour'
       FROM unnest($1::text[]) AS kind, generate_series(1, $2::int) AS at`,
      [kinds, count],
    );
  const holdOthers = (): (() => void) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    smtp.beforeAnswer = (mail) => (mail.to.includes(SALES) ? Promise.resolve() : released);
    return release;
  };
  const othersIn = (mails: TestSmtp['received']) => mails.filter(({ to }) => !to.includes(SALES));

  it('is sent while thousands of alerts and answers wait, and the mail server does not answer for them', async () => {
    const release = holdOthers();
    await queueBefore(['search-alert', 'lead-answer', 'password-reset'], 2_000);
    await waitFor('the server to have one of them', () => othersIn(smtp.received).length === 1);
    const ids = await Promise.all(Array.from({ length: 20 }, () => enquire()));
    for (const id of ids) await isSent(id);
    expect(othersIn(smtp.received)).toHaveLength(1);
    release();
  });

  it('is not the only one that goes before alerts: mail that somebody waits for does too', async () => {
    const release = holdOthers();
    await queueBefore(['search-alert'], 2_000);
    await waitFor('the server to have an alert', () => othersIn(smtp.received).length === 1);
    await queueBefore(['password-reset'], 3);
    release();
    await waitFor('the next mails', () => othersIn(smtp.received).length > 4);
    for (const { source } of othersIn(smtp.received).slice(1, 4))
      expect(source).toMatch(/^Subject: .*password/im);
  });

  it('does not keep the process from stopping', async () => {
    await queueBefore(['search-alert'], 5_000);
    await waitFor('the first of them', () => smtp.received.length > 0);
    await leads.restart(async () => {
      const dataSource = await createDataSource(databaseOptions(leads.databaseUrl)).initialize();
      expect(await dataSource.query("SELECT FROM mail WHERE status = 'waiting' LIMIT 1")).toHaveLength(1);
      await dataSource.destroy();
    });
  });

  it('is sent once by two replicas, however long the mail server takes for it', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    smtp.beforeAnswer = () => released;
    const other = await startReplica(leads, settings());
    const id = await enquire();
    const dueAgain = async (): Promise<number | undefined> => {
      const rows = await leads.dataSource.query<{ due: Date }[]>(
        'SELECT next_attempt_at AS due FROM mail WHERE attempts = 1',
      );
      return rows[0]?.due.getTime();
    };
    const first = await waitFor('a replica to take the mail', dueAgain);
    await waitFor('the mail to be renewed beyond its first lease', async () => (await dueAgain()) !== first, {
      timeoutMs: 120_000,
      everyMs: 100,
    });
    release();
    await isSent(id);
    await other.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('is sent by another replica once the lease of a killed process ends', async () => {
    await leads.stop();
    leads = await startLeads({ LEAD_NOTIFY_TO: [SALES] });
    const killed = await startServiceProcess(ENTRY, {
      ...{ NATS_URL: leads.natsUrl, LEADS_DATABASE_URL: leads.databaseUrl, LOG_LEVEL: 'info' },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example' },
    });
    smtp.beforeAnswer = () => killed.kill('SIGKILL');
    const id = await enquire();
    await waitFor('the first mail', () => smtp.received.length === 1);
    await killed.stop();
    smtp.beforeAnswer = () => Promise.resolve();
    // Its lease ends now instead of in 20 seconds.
    await leads.dataSource.query('UPDATE mail SET next_attempt_at = now()');
    const next = await startReplica(leads, settings());
    await waitFor('the second mail', () => smtp.received.length === 2, { timeoutMs: 120_000, everyMs: 100 });
    await isSent(id);
    await next.stop();
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });
});
