import { deleteLeadView, listLeadViews, saveLeadView } from '@manzil/contracts/http/lead-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLeads, type RunningLeads } from './running-leads.js';

const asMember = { username: 'sara', role: 'editor' as const };

describe('saved views of the inbox', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    await leads.stop();
  });

  it('are shared, have unique names ignoring case, and are deleted', async () => {
    const save = (name: string, query: string) =>
      leads.client.request(saveLeadView, { name, query, asMember });
    const names = ['Overdue', 'overdue', 'OVERDUE'];
    await Promise.all(names.map((name) => save(name, 'overdue=true')));
    const late = await save('overdue', 'overdue=true&sort=oldest');
    const mine = await save('Mine', 'assigned=mine');
    expect((await leads.client.request(listLeadViews, {})).views).toEqual([mine, late]);
    expect(mine.madeBy).toBe('sara');
    await leads.client.request(deleteLeadView, { id: late.id });
    await expect(leads.client.request(deleteLeadView, { id: late.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await leads.client.request(listLeadViews, {})).views).toEqual([mine]);
  });

  it('are limited in number', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead_view (name, query) SELECT 'view ' || n, 'q' FROM generate_series(1, 100) n`,
    );
    await expect(
      leads.client.request(saveLeadView, { name: 'One more', query: 'overdue=true', asMember }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
