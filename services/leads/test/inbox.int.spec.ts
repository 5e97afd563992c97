import { randomUUID } from 'node:crypto';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { addTimelineEntry } from '@manzil/contracts/http/lead-timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportLeads, updateLead } from '@manzil/contracts/leads/rpc';
import type { z } from 'zod';
import { readCsv } from './read-csv.js';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('the inbox', () => {
  let leads: RunningLeads;

  beforeAll(async () => {
    leads = await startLeads();
    // 60 leads, one an hour, the newest at 2026-03-10 23:30 in the Gulf, which is 19:30 UTC.
    await leads.dataSource.query(
      `INSERT INTO lead (kind, status, name, email, phone, help_option, message, listing, received_at)
       SELECT (ARRAY['popup', 'contact', 'listing'])[1 + i % 3], (ARRAY['new', 'done'])[1 + i % 2],
              'Person ' || i, 'person' || i || '@example.com', '+97150' || (1000000 + i), 'Buy', 'Message 100% ' || i,
              jsonb_build_object('reference', 'MZ-' || i, 'pagelink', 'p-' || i, 'title', 'Tower ' || i),
              timestamptz '2026-03-10 23:30+04' - i * interval '1 hour'
       FROM generate_series(0, 59) AS i`,
    );
  });
  afterAll(() => leads.stop());

  const list = (request: z.input<typeof listLeads.request>) => leads.client.request(listLeads, request);
  const totalOf = async (request: z.input<typeof listLeads.request>) => (await list(request)).total;

  it('shows leads of all kinds 25 a page, newest first, each once, with the exact total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 10, 0]);
    expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual(Array(4).fill([60, 3]));
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `Person ${index}`));
  });

  it('is narrowed by kind, status and days of the Gulf, together or alone', async () => {
    expect(await totalOf({ kinds: ['popup'] })).toBe(20);
    expect(await totalOf({ kinds: ['popup', 'contact'] })).toBe(40);
    expect(await totalOf({ status: 'done' })).toBe(30);
    expect(await totalOf({ kinds: ['popup'], status: 'done' })).toBe(10);
    expect(await totalOf({ from: '2026-03-10', to: '2026-03-10' })).toBe(24);
    expect(await totalOf({ to: '2026-03-09' })).toBe(36);
    expect(await totalOf({ from: '2026-03-11' })).toBe(0);
  });

  it.each([
    ['PERSON7@', 1],
    ['tower 42', 1],
    ['mz-42', 1],
    ['42 tower', 1],
    ['050 100 0042', 1],
    ['00971 50 1000042', 1],
    ['+971501000042', 1],
    ['100%', 60],
    ['%', 60],
    ['_', 0],
    ['\\', 0],
    ["' OR 1=1", 0],
    ['  ', 60],
  ])('finds %j in %i', async (q, expected) => {
    expect(await totalOf({ q })).toBe(expected);
  });

  it('sorts by age, name and last change, and a page stays a page', async () => {
    const first = async (sort: 'oldest' | 'name' | 'updated') => (await list({ sort })).items[0]?.name;
    expect(await first('oldest')).toBe('Person 59');
    expect(await first('name')).toBe('Person 0');
    const [changed] = (await list({ q: 'person33@' })).items;
    await leads.client.request(updateLead, { id: changed?.id ?? '', expectedVersion: 1, notes: 'Called' });
    expect(await first('updated')).toBe('Person 33');
    await leads.client.request(updateLead, { id: changed?.id ?? '', expectedVersion: 2, notes: '' });
  });

  it('saves the change of one of many members who change the same lead, and reports its author and time to the others', async () => {
    const [item] = (await list({ q: 'person5@' })).items;
    const id = item?.id ?? '';
    const answers = await Promise.allSettled(
      ['omar', 'layla', 'sara', 'ali'].map((assignee) =>
        leads.client.request(updateLead, {
          id,
          expectedVersion: 1,
          status: 'in-progress',
          assignee,
          by: `${assignee}@manzil.example`,
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const { assignee: winner, updatedAt } = await leads.client.request(showLead, { id });
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject({
          code: 'CONFLICT',
          message: `The lead was changed by ${winner}@manzil.example in the meantime`,
          extra: {
            details: { reason: 'version', version: 2, updatedBy: `${winner}@manzil.example`, updatedAt },
          },
        });
      }
    }
    const changed = await leads.client.request(updateLead, {
      id,
      expectedVersion: 2,
      assignee: null,
      notes: 'Two\nlines',
    });
    expect(changed).toMatchObject({ status: 'in-progress', assignee: null, notes: 'Two\nlines', version: 3 });
    expect(await leads.client.request(showLead, { id })).toEqual(changed);
    await leads.client.request(updateLead, { id, expectedVersion: 3, status: 'done', notes: '' });
  });

  it('returns NOT_FOUND for a lead that does not exist', async () => {
    const missing = { code: 'NOT_FOUND' };
    await expect(leads.client.request(showLead, { id: randomUUID() })).rejects.toMatchObject(missing);
    await expect(
      leads.client.request(updateLead, { id: randomUUID(), expectedVersion: 1 }),
    ).rejects.toMatchObject(missing);
  });

  async function exportAll(
    filter: z.input<typeof exportLeads.request>,
  ): Promise<{ csv: string; slices: number }> {
    let csv = '';
    let slices = 0;
    let cursor: string | undefined;
    do {
      const slice = await leads.client.request(exportLeads, { ...filter, ...(cursor && { cursor }) });
      expect(Buffer.byteLength(JSON.stringify(slice))).toBeLessThan(1_000_000);
      csv += slice.csv;
      slices += 1;
      cursor = slice.next ?? undefined;
    } while (cursor !== undefined);
    return { csv, slices };
  }

  it('is exported as the leads that the filter finds, no cell a formula', async () => {
    const { csv } = await exportAll({ kinds: ['popup'], status: 'done' });
    const [header, ...rows] = readCsv(csv);
    expect(header?.[0]).toBe('\uFEFFId');
    expect(rows).toHaveLength(10);
    expect(rows[0]?.slice(1, 7)).toEqual([
      '2026-03-10 20:30:00',
      'popup',
      'done',
      'Person 3',
      'person3@example.com',
      '+971 50 100 0003',
    ]);
  });

  it('is exported with the notes of the timeline, each once', async () => {
    const { id } = (await list({ q: 'person9@' })).items[0] ?? { id: '' };
    const add = (text: string) =>
      leads.client.request(addTimelineEntry, {
        leadId: id,
        entry: { kind: 'note', id: randomUUID(), text },
        asMember: { username: 'sara', role: 'editor' },
      });
    await leads.client.request(updateLead, { id, expectedVersion: 1, notes: 'Wants a villa' });
    await leads.client.request(updateLead, { id, expectedVersion: 2, notes: 'Wants a villa\nby the sea' });
    await add('Called, "no answer"');
    const [header = [], row = []] = readCsv((await exportAll({ q: 'person9@' })).csv);
    expect(row[header.indexOf('Notes')]).toBe('Wants a villa\nby the sea\n\nCalled, "no answer"');
    for (let count = 0; count < 60; count += 1) await add(`${'"'.repeat(3_990)} ${String(count)}`);
    const { csv } = await exportAll({ q: 'person9@' });
    expect(readCsv(csv)[1]?.[header.indexOf('Notes')]).toMatch(/ 59$/);
  });

  it('is exported in slices that fit a message, every lead once, whatever arrives meanwhile', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, message, received_at)
       SELECT 'sell', '=HYPERLINK("http://x")', 'big' || i || '@example.com', repeat('"ض', 2000),
              timestamptz '2026-01-01 00:00+04'
       FROM generate_series(1, 300) AS i`,
    );
    const first = await leads.client.request(exportLeads, { kinds: ['sell'] });
    expect(first.next).not.toBeNull();
    const all = exportAll({ kinds: ['sell'] });
    await leads.dataSource.query(
      "INSERT INTO lead (kind, name, email, message) SELECT 'mortgage', 'x', 'x@y.z', 'x' FROM generate_series(1, 50)",
    );
    const { csv, slices } = await all;
    const rows = readCsv(csv).slice(1);
    expect(slices).toBeGreaterThan(5);
    expect(rows).toHaveLength(300);
    expect(new Set(rows.map(([id]) => id)).size).toBe(300);
    // Slices of small leads end by their number.
    await leads.dataSource.query("UPDATE lead SET message = '' WHERE kind = 'sell'");
    const small = await exportAll({ kinds: ['sell'] });
    expect(small.slices).toBe(2);
    expect(new Set(readCsv(small.csv).map(([id]) => id)).size).toBe(301);
    expect(rows.every((row) => row[4] === `'=HYPERLINK("http://x")` && row[8] === '"ض'.repeat(2000))).toBe(
      true,
    );
  });
});
