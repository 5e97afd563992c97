import { randomUUID } from 'node:crypto';
import { mergeLeads } from '@manzil/contracts/http/lead-merges';
import { listLeadTags } from '@manzil/contracts/http/lead-tags';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { showPersonData } from '@manzil/contracts/http/person-data';
import { columnsOfHeadings } from '@manzil/contracts/leads/lead-import';
import { exportLeads, importLeads, updateLead, updateLeads } from '@manzil/contracts/leads/rpc';
import { MOST_LEAD_TAGS } from '@manzil/contracts/leads/tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.js';
import { sendContactForm } from './send-contact-form.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const SARA = { username: 'sara', role: 'editor' as const };
const OMAR = { username: 'omar', role: 'agent' as const };

describe('tags of leads', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
  });

  const enquire = (email = `${randomUUID()}@example.com`): Promise<string> =>
    sendContactForm(leads.client, email);
  const change = (id: string, tags: { addTags?: string[]; removeTags?: string[] }, expectedVersion = 1) =>
    leads.client.request(updateLead, { id, expectedVersion, by: 'sara', asMember: SARA, ...tags });
  const tagged = async (tag: string): Promise<string[]> =>
    (await leads.client.request(listLeads, { tag, asMember: SARA })).items.map(({ id }) => id);
  const suggested = async (asMember: typeof SARA | typeof OMAR = SARA) =>
    (await leads.client.request(listLeadTags, { asMember })).tags;

  it('are added and removed one by one, and the leads are found by them', async () => {
    const [id, other] = [await enquire(), await enquire()];
    await change(id, { addTags: ['Cash  Buyer', 'villa'] });
    expect((await change(id, { addTags: ['investor'], removeTags: ['villa'] }, 2)).tags).toEqual([
      'cash buyer',
      'investor',
    ]);
    await expect(change(id, { addTags: ['late'] }, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
    const many = { leads: [id, other].map((lead) => ({ id: lead, expectedVersion: lead === id ? 3 : 1 })) };
    await leads.client.request(updateLeads, { ...many, change: { addTags: ['vip'] }, asMember: SARA });
    expect((await tagged('VIP')).toSorted()).toEqual([id, other].toSorted());
    expect(await tagged('cash buyer')).toEqual([id]);
    expect(await tagged('villa')).toEqual([]);
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: SARA });
    expect(entries.map(({ kind, by, to }) => [kind, by, to]).filter(([kind]) => kind !== 'received')).toEqual(
      expect.arrayContaining([
        ['tagged', 'sara', 'cash buyer, villa'],
        ['tagged', 'sara', 'investor'],
        ['untagged', 'sara', 'villa'],
        ['tagged', 'sara', 'vip'],
      ]),
    );
    const { leads: kept } = await leads.client.request(showPersonData, { leadId: id });
    expect(kept[0]?.tags).toEqual(['cash buyer', 'investor', 'vip']);
  });

  it('are limited in number, and hold no separator', async () => {
    const id = await enquire();
    const all = Array.from({ length: MOST_LEAD_TAGS }, (_, index) => `tag ${String(index)}`);
    await change(id, { addTags: all });
    await expect(change(id, { addTags: ['one more'] }, 2)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'addTags' }] },
    });
    await expect(change(id, { addTags: ['a, b'], removeTags: all }, 2)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect((await leads.client.request(showLead, { id, asMember: SARA })).tags).toEqual(all);
  });

  it('are suggested by their use, to agents those of leads that they may see', async () => {
    const [own, other] = [await enquire(), await enquire()];
    await leads.dataSource.query('UPDATE lead SET assignee = $2 WHERE id = $1', [own, 'omar']);
    await leads.dataSource.query('UPDATE lead SET assignee = $2 WHERE id = $1', [other, 'sara']);
    await change(own, { addTags: ['villa'] });
    await change(other, { addTags: ['rent', 'villa'] });
    expect(await suggested()).toEqual(['villa', 'rent']);
    expect(await suggested(OMAR)).toEqual(['villa']);
  });

  it('go to the lead that others are merged into', async () => {
    const email = `${randomUUID()}@example.com`;
    const [into, from] = [await enquire(email), await enquire(email)];
    await change(into, { addTags: ['villa'] });
    await change(from, { addTags: ['investor', 'villa'] });
    await leads.client.request(mergeLeads, { id: into, others: [from], asMember: SARA });
    expect((await leads.client.request(showLead, { id: into, asMember: SARA })).tags).toEqual([
      'villa',
      'investor',
    ]);
    expect(await tagged('investor')).toEqual([into]);
  });

  it('are exported and imported', async () => {
    const id = await enquire();
    await change(id, { addTags: ['cash buyer', 'villa'] });
    const { csv } = await leads.client.request(exportLeads, { asMember: SARA });
    const [headings = [], ...rows] = readCsv(csv.slice(1));
    expect(rows[0]?.[headings.indexOf('Tags')]).toBe('cash buyer, villa');
    await leads.dataSource.query('DELETE FROM lead');
    const columns = columnsOfHeadings(headings);
    const row = { line: 2, cells: rows[0] ?? [] };
    const request = { columns, rows: [row], members: [], dryRun: false, asMember: SARA };
    const { rows: read } = await leads.client.request(importLeads, request);
    expect(read).toMatchObject([{ outcome: 'imported', lead: { id, tags: ['cash buyer', 'villa'] } }]);
    expect(await tagged('villa')).toEqual([id]);
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: SARA });
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'tagged', to: 'cash buyer, villa' }));
  });
});
