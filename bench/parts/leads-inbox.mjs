import pg from 'pg';
import { median, percentile } from '../lib/statistics.mjs';

const MOST_RATIO = 1.5;
const p95 = (times) => percentile(times, 0.95);
/** The requests that the backend sends when it opens the inbox. */
const INBOX = '/api/leads?exceptStatus=spam&pageSize=25';

/** Measures the first page of the inbox with few contacts and with many, one request after another. */
export async function leadsInbox({ product, options, size }) {
  const leads = new pg.Client({ connectionString: product.leadsDatabase });
  await leads.connect();
  try {
    const cookie = await product.logIn();
    const timesWith = async (contacts) => {
      await fill(leads, contacts);
      return measure(product.url + INBOX, { cookie, requests: options.inboxReads });
    };
    const few = await timesWith(options.fewContacts);
    const many = await timesWith(options.contacts);
    const rows = [
      ['median', median],
      ['p95', p95],
    ].flatMap(([name, figureOf]) => [
      { what: `${name} of the inbox, ${options.fewContacts} contacts`, ours: figureOf(few) },
      { what: `${name} of the inbox, ${options.contacts} contacts`, ours: figureOf(many) },
    ]);
    const shared = { part: 'leads-inbox', size };
    return [
      ...rows.map((row) => ({ ...shared, unit: 'ms', better: 'lower', ...row })),
      {
        ...{ ...shared, unit: 'times', better: 'lower', ours: p95(many) / p95(few) },
        what: 'p95 of the inbox, many contacts beside few',
        reach: options.contacts >= 100_000 ? { oursAtMost: MOST_RATIO } : undefined,
      },
    ];
  } finally {
    await leads.query("DELETE FROM lead WHERE email LIKE '%@inbox.example'");
    await leads.end();
  }
}

/** Contacts of three years with one enquiry each, a twentieth of them spam, with messages of realistic length. */
async function fill(leads, contacts) {
  await leads.query(
    `INSERT INTO lead (kind, status, name, email, phone, message, page, assignee, received_at, updated_at)
     SELECT (ARRAY['contact', 'sell', 'mortgage'])[1 + n % 3],
            CASE WHEN n % 20 = 0 THEN 'spam' WHEN n % 3 = 0 THEN 'new' WHEN n % 3 = 1 THEN 'in-progress' ELSE 'done' END,
            'Person ' || n, 'person' || n || '@inbox.example', '+97150' || lpad(n::text, 7, '0'),
            repeat('I would like to see this home. ', 1 + n % 12), '/buy',
            CASE WHEN n % 2 = 0 THEN 'adviser' || n % 30 || '@agency.example' END,
            at, at
     FROM (SELECT n, now() - n * interval '15 minutes' AS at
           FROM generate_series((SELECT count(*)::int FROM lead WHERE email LIKE '%@inbox.example') + 1, $1::int) AS n) AS made`,
    [contacts],
  );
  // In production autovacuum does this within minutes.
  await leads.query('VACUUM ANALYZE lead');
}

/** Milliseconds per request, after as many warm-up requests. */
async function measure(url, { cookie, requests }) {
  const times = [];
  for (let sent = 0; sent < 2 * requests; sent += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
    if (sent >= requests) times.push(performance.now() - started);
  }
  return times;
}
