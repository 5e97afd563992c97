import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const DAY_MS = 86_400_000;
const START = Date.parse('2030-01-01T00:00:00Z');
const DAYS = { LEAD_RETENTION_DAYS: 100, SUBSCRIPTION_RETENTION_DAYS: 30, MAIL_RETENTION_DAYS: 60 };

describe('what is kept', () => {
  let leads: RunningLeads;
  let replicas: Awaited<ReturnType<typeof startReplica>>[];
  beforeAll(async () => {
    leads = await startLeads({ LEAD_RETENTION_DAYS: 0 });
    replicas = [await startReplica(leads, DAYS), await startReplica(leads, DAYS)];
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await leads.stop();
  });
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
    await leads.dataSource.query('DELETE FROM data_request');
  });

  const add = (name: string, columns: Record<string, unknown>): Promise<unknown> => {
    const at = new Date(START);
    const row = { kind: 'contact', name, message: 'Hello', received_at: at, updated_at: at, ...columns };
    const names = Object.keys(row);
    return leads.dataSource.query(
      `INSERT INTO lead (email, ${names.join(', ')}) VALUES ('${name}@example.com', ${names.map((_, at) => `$${String(at + 1)}`).join(', ')})`,
      Object.values(row),
    );
  };
  const newsletter = { kind: 'newsletter', consent_text: 'I agree', consented_at: new Date(START) };
  const namesLeft = async (): Promise<string[]> =>
    (await leads.dataSource.query<{ name: string }[]>('SELECT name FROM lead ORDER BY name')).map(
      ({ name }) => name,
    );
  /** Both replicas run at once, as if this many days had passed. */
  const passDays = (days: number): Promise<unknown> =>
    Promise.all(replicas.map(({ app }) => app.get(ApplyRetention).apply(new Date(START + days * DAY_MS))));

  it('goes by its kind when its days are over, and not before', async () => {
    await add('done', { status: 'done' });
    await add('spam', { status: 'spam' });
    await add('open', { status: 'in-progress' });
    await add('pending', { ...newsletter, awaits_confirmation: true });
    await add('ended', { ...newsletter, unsubscribed_at: new Date(START) });
    await add('subscribed', newsletter);
    await passDays(30);
    expect(await namesLeft()).toEqual(['done', 'ended', 'open', 'pending', 'spam', 'subscribed']);
    await passDays(31);
    expect(await namesLeft()).toEqual(['done', 'open', 'spam', 'subscribed']);
    await passDays(100);
    expect(await namesLeft()).toEqual(['done', 'open', 'spam', 'subscribed']);
    await passDays(101);
    expect(await namesLeft()).toEqual(['open', 'subscribed']);
    await passDays(10_000);
    expect(await namesLeft()).toEqual(['open', 'subscribed']);
    const events = await waitFor('it to be audited', async () => {
      const text = JSON.stringify(await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject));
      return text.includes('"subscriptions":') && text.includes('"leads":') ? text : undefined;
    });
    expect(events).not.toContain('example.com');
  });

  it('contains no mail that is older than its days, but all that waits', async () => {
    await add('open', {});
    await leads.dataSource.query(
      `INSERT INTO mail (key, lead_id, recipient, status, updated_at)
       SELECT state, lead.id, 'a@example.com', state, $1
       FROM lead, unnest(ARRAY['waiting', 'sent', 'failed', 'cancelled']) state`,
      [new Date(START)],
    );
    await leads.dataSource.query(
      "INSERT INTO data_request (address, created_at) VALUES ('a@example.com', $1)",
      [new Date(START + 58 * DAY_MS)],
    );
    const left = async () => [
      (await leads.dataSource.query<unknown[]>('SELECT key FROM mail')).length,
      (await leads.dataSource.query<unknown[]>('SELECT id FROM data_request')).length,
    ];
    await passDays(60);
    expect(await left()).toEqual([4, 1]);
    await passDays(62);
    expect(await left()).toEqual([1, 0]);
  });

  it('has no counts of listings from more than two years ago', async () => {
    await leads.dataSource.query(
      `INSERT INTO listing_count (day, pagelink, action, title, community, adviser, count)
       SELECT '2030-01-01'::date + n % 2, 'villa-' || n, 'view', 'Villa', 'Deira', '', 1 FROM generate_series(1, 1200) n`,
    );
    const left = async () => {
      const rows = await leads.dataSource.query<{ day: string; rows: number }[]>(
        'SELECT day::text, count(*)::int AS rows FROM listing_count GROUP BY day ORDER BY day',
      );
      return rows.map(({ day, rows: count }) => [day, count]);
    };
    await passDays(760);
    expect(await left()).toEqual([
      ['2030-01-01', 600],
      ['2030-01-02', 600],
    ]);
    await passDays(761);
    expect(await left()).toEqual([['2030-01-02', 600]]);
    await passDays(762);
    expect(await left()).toEqual([]);
  });

  it('goes in several steps when there is much of it', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, message, status, updated_at)
       SELECT 'contact', 'many', n || '@example.com', 'Hello', 'done', $1 FROM generate_series(1, 1200) n`,
      [new Date(START)],
    );
    await passDays(101);
    expect(await namesLeft()).toEqual([]);
  });

  it('stays for ever where the days are 0', async () => {
    await add('done', { status: 'done' });
    const keeper = await startReplica(leads, { LEAD_RETENTION_DAYS: 0 });
    await keeper.app.get(ApplyRetention).apply(new Date(START + 100_000 * DAY_MS));
    await keeper.stop();
    expect(await namesLeft()).toEqual(['done']);
  });
});
