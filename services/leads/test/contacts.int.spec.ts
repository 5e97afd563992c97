import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOtherLeads } from '@manzil/contracts/http/leads';
import { startLeads, type RunningLeads } from './running-leads.js';

const sara = { username: 'sara', role: 'editor' as const };
const omar = { username: 'omar', role: 'agent' as const };

describe('the leads of one person', () => {
  let leads: RunningLeads;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    leads = await startLeads();
    const rows = await leads.dataSource.query<{ id: string; name: string }[]>(
      `INSERT INTO lead (kind, name, email, phone, message, assignee) VALUES
         ('contact', 'first', 'Layla@Example.com', '+971501234567', 'Hello', NULL),
         ('contact', 'same address', 'layla@example.com', NULL, 'Hello', 'sara'),
         ('contact', 'same number', 'work@example.com', '+971501234567', 'Hello', 'omar'),
         ('contact', 'tagged', 'layla+flat@example.com', NULL, 'Hello', NULL),
         ('contact', 'no number', 'noor@example.com', NULL, 'Hello', NULL)
       RETURNING id, name`,
    );
    for (const { id, name } of rows) ids[name] = id;
  });
  afterAll(() => leads.stop());

  const othersOf = async (
    name: string,
    asMember: typeof sara | typeof omar = sara,
  ): Promise<(string | null)[]> => {
    const found = await leads.client.request(listOtherLeads, { leadId: ids[name] ?? '', asMember });
    expect(found.total).toBe(found.leads.length);
    return found.leads.map((lead) => lead.name).toSorted();
  };

  it('are those of the address in any case and those of the number', async () => {
    expect(await othersOf('first')).toEqual(['same address', 'same number']);
    expect(await othersOf('same address')).toEqual(['first']);
  });

  it('are not those that have no number either, nor those of another tag', async () => {
    expect(await othersOf('no number')).toEqual([]);
    expect(await othersOf('tagged')).toEqual([]);
  });

  it('are not shown to an agent, nor counted, where they are a colleague’s', async () => {
    expect(await othersOf('first', omar)).toEqual(['same number']);
    await expect(othersOf('same address', omar)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are found by indexes among many', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, phone, message)
       SELECT 'contact', 'P', i || '@example.com', '+9715' || (10000000 + i), 'Hello' FROM generate_series(1, 20000) AS i`,
    );
    await leads.dataSource.query('ANALYZE lead');
    const plan = JSON.stringify(
      await leads.dataSource.query(
        "EXPLAIN SELECT id FROM lead WHERE lower(email) = lower('A@b.c') OR phone = '+971501234567'",
      ),
    );
    expect(plan).toContain('lead_email');
    expect(plan).toContain('lead_phone');
    expect(plan).not.toContain('Seq Scan');
  });
});
