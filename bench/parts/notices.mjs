import { randomUUID } from 'node:crypto';
import { startSmtp } from '@manzil/testing/smtp';
import pg from 'pg';
import { percentile } from '../lib/statistics.mjs';

const FORMS_PER_SECOND = 20;
const REACH_S = 10;
const LIMIT_MS = 120_000;
const LEAD_LINK = /\/backend\/leads\?lead=([0-9a-f-]{36})/;

/**
 * Measures the delay from an accepted enquiry to its notice at the mail server, while thousands of alerts are
 * queued.
 */
export async function notices({ product, options, size }) {
  const leads = new pg.Client({ connectionString: product.leadsDatabase });
  await leads.connect();
  const smtp = await startSmtp({ port: product.mail.port });
  try {
    // Without a saved search, a mail of this kind is rendered as a test, with invented listings.
    await leads.query(
      `INSERT INTO mail (key, kind, member_id, recipient, next_attempt_at)
       SELECT 'bench:' || at, 'search-alert', gen_random_uuid(), 'visitor' || at || '@example.com', now() - interval '1 hour'
       FROM generate_series(1, $1::int) AS at`,
      [options.waitingAlerts],
    );
    const accepted = await sendForms(product.url, options.noticeSeconds * FORMS_PER_SECOND);
    const arrived = await allNotified(smtp, accepted, product.mail.notified);
    const waiting = await countOf(
      leads,
      "SELECT count(*)::int AS count FROM mail WHERE key LIKE 'bench:%' AND status = 'waiting'",
    );
    const delays = [...accepted].map(([id, at]) => Math.max(0, arrived.get(id) - at) / 1000);
    const shared = { part: 'notices', size, unit: 's', better: 'lower' };
    const what = `form to SMTP, ${delays.length} notices`;
    return [
      { ...shared, what: `${what}: p50`, ours: percentile(delays, 0.5) },
      { ...shared, what: `${what}: p95`, ours: percentile(delays, 0.95) },
      { ...shared, what: `${what}: slowest`, ours: Math.max(...delays), reach: { oursAtMost: REACH_S } },
      { part: 'notices', size, unit: 'mails', what: 'alerts that still waited then', ours: waiting },
    ];
  } finally {
    await leads.query("DELETE FROM mail WHERE key LIKE 'bench:%'");
    await leads.end();
    await smtp.stop();
  }
}

/** Sends enquiries at a steady rate; returns when each was accepted, in milliseconds since 1970, by its id. */
async function sendForms(url, count) {
  const accepted = new Map();
  const sending = [];
  for (let sent = 0; sent < count; sent += 1) {
    sending.push(sendForm(url, accepted));
    await new Promise((resolve) => setTimeout(resolve, 1000 / FORMS_PER_SECOND));
  }
  await Promise.all(sending);
  return accepted;
}

async function sendForm(url, accepted) {
  const id = randomUUID();
  const form = { id, kind: 'contact', name: 'Layla Haddad', email: `layla-${id}@example.com`, page: '/buy' };
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, phone: '+971501234567', message: 'Is it still free?' }),
  });
  if (!answer.ok) throw new Error(`An enquiry was refused: ${answer.status} ${await answer.text()}`);
  accepted.set(id, Date.now());
}

/** Returns the arrival time of each notice by the id of its lead, in milliseconds since 1970. */
async function allNotified(smtp, accepted, notified) {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const arrived = new Map();
    for (const { to, source, at } of smtp.received) {
      const [, id] = (to.includes(notified) && LEAD_LINK.exec(source)) || [];
      if (id !== undefined && !arrived.has(id)) arrived.set(id, at);
    }
    if ([...accepted.keys()].every((id) => arrived.has(id))) return arrived;
    if (Date.now() > deadline) throw new Error(`${accepted.size - arrived.size} notices were not sent`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const countOf = async (client, statement) => (await client.query(statement)).rows[0].count;
