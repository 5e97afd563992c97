import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { countNewLeads, exportLeads, updateLead } from '@manzil/contracts/leads/rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const agent = { username: 'omar', role: 'agent' as const };

describe('what a member may see of leads', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, message, assignee)
       SELECT 'contact', 'Person ' || i, 'person' || i || '@example.com', 'Hello', (ARRAY[NULL, 'omar', 'sara', 'Omar'])[1 + i % 4]
       FROM generate_series(0, 39) AS i`,
    );
  });
  afterAll(() => leads.stop());

  const idOf = async (assignee: string): Promise<string> => {
    const [row] = await leads.dataSource.query<{ id: string }[]>(
      'SELECT id FROM lead WHERE assignee = $1 LIMIT 1',
      [assignee],
    );
    return row?.id ?? '';
  };

  it.each(['admin', 'editor'] as const)('is everything for an %s', async (role) => {
    const asMember = { username: 'omar', role };
    expect((await leads.client.request(listLeads, { asMember })).total).toBe(40);
    expect(await leads.client.request(showLead, { id: await idOf('sara'), asMember })).toMatchObject({
      assignee: 'sara',
    });
  });

  it('is everything for a gateway of the previous release, which sends no member', async () => {
    expect((await leads.client.request(listLeads, {})).total).toBe(40);
  });

  it('is their own and nobody’s for an agent, page by page and in a file', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => leads.client.request(listLeads, { page, pageSize: 8, asMember: agent })),
    );
    const assignees = pages.flatMap(({ items }) => items.map(({ assignee }) => assignee));
    expect(pages.map(({ total }) => total)).toEqual([20, 20, 20]);
    expect(assignees).toHaveLength(20);
    expect(new Set(assignees)).toEqual(new Set([null, 'omar']));
    expect((await leads.client.request(listLeads, { q: 'person2@', asMember: agent })).total).toBe(0);
    expect(readCsv((await leads.client.request(exportLeads, { asMember: agent })).csv)).toHaveLength(1 + 20);
  });

  it('is counted alike, as far as it is new and no newsletter address', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, email, consent_text, consented_at) VALUES ('newsletter', 'reader@example.com', 'Yes', now())`,
    );
    const members = [{ username: 'omar', role: 'editor' as const }, agent, { ...agent, username: 'nobody' }];
    const counted = async () =>
      (await leads.client.request(countNewLeads, { members })).counts.map(({ count }) => count);
    expect(await counted()).toEqual([40, 20, 10]);
    const id = await idOf('omar');
    await leads.client.request(updateLead, { id, expectedVersion: 1, status: 'in-progress' });
    expect(await counted()).toEqual([39, 19, 10]);
    await leads.client.request(updateLead, { id, expectedVersion: 2, status: 'new' });
    await leads.dataSource.query("DELETE FROM lead WHERE kind = 'newsletter'");
  });

  it('has overdue next actions, of which an agent is told of their own alone, whatever is filtered', async () => {
    const overdue = async (asMember?: typeof agent | { username: string; role: 'admin' }) => {
      const page = await leads.client.request(listLeads, { q: 'nothing matches this', asMember });
      expect(page.total).toBe(0);
      return page.overdue;
    };
    const everybody = [{ username: 'layla', role: 'admin' as const }, agent, { ...agent, username: 'sara' }];
    const all = async () => Promise.all([...everybody.map(overdue), overdue()]);
    expect(await all()).toEqual([0, 0, 0, 0]);
    // Today and yesterday by the calendar of the Gulf; leads that are done or spam are no longer due.
    const plan = (assignee: string | null, days: number, status = 'new') =>
      leads.dataSource.query(
        `UPDATE lead SET status = $3, next_action_on = (now() AT TIME ZONE 'Asia/Dubai')::date - $2::int
         WHERE id = (SELECT id FROM lead WHERE assignee IS NOT DISTINCT FROM $1 AND next_action_on IS NULL LIMIT 1)`,
        [assignee, days, status],
      );
    for (const [assignee, days, status] of [
      ['omar', 1, 'new'],
      ['omar', 400, 'in-progress'],
      ['omar', 0, 'new'],
      ['omar', 1, 'done'],
      ['sara', 1, 'new'],
      ['sara', 1, 'spam'],
      [null, 1, 'new'],
    ] as const)
      await plan(assignee, days, status);
    expect(await all()).toEqual([4, 2, 1, 4]);
    await leads.dataSource.query("UPDATE lead SET next_action_on = NULL, status = 'new'");
    expect(await all()).toEqual([0, 0, 0, 0]);
  });

  it('is not found by an agent when it is another’s, to read or to change at any version', async () => {
    const id = await idOf('sara');
    const missing = { code: 'NOT_FOUND' };
    await expect(leads.client.request(showLead, { id, asMember: agent })).rejects.toMatchObject(missing);
    for (const expectedVersion of [1, 2]) {
      const change = { id, expectedVersion, assignee: 'omar', asMember: agent };
      await expect(leads.client.request(updateLead, change)).rejects.toMatchObject(missing);
    }
    expect(await leads.client.request(showLead, { id })).toMatchObject({ assignee: 'sara', version: 1 });
  });
});
