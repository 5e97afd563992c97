import { randomUUID } from 'node:crypto';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadChange } from '@manzil/contracts/leads/lead';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { exportLeads, updateLead, updateLeads } from '@manzil/contracts/leads/rpc';
import { LEAD_STAGES, statusOfStage } from '@manzil/contracts/leads/stage';
import { readCsv } from './read-csv.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const sara = { username: 'sara', role: 'editor' as const };
const omar = { username: 'omar', role: 'agent' as const };

describe('the work on leads', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const add = async (fields: { status?: string; assignee?: string } = {}): Promise<string> => {
    const [row] = await leads.dataSource.query<[{ id: string }]>(
      `INSERT INTO lead (kind, name, email, message, status, assignee)
       VALUES ('contact', 'Layla', gen_random_uuid() || '@example.com', 'Hello', $1, $2) RETURNING id`,
      [fields.status ?? 'new', fields.assignee ?? null],
    );
    return row.id;
  };
  const change = async (id: string, wanted: LeadChange, asMember: typeof sara | typeof omar = sara) => {
    const [row] = await leads.dataSource.query<[{ version: number }]>(
      'SELECT version FROM lead WHERE id = $1',
      [id],
    );
    const request = { ...wanted, id, expectedVersion: row.version, by: asMember.username, asMember };
    return leads.client.request(updateLead, request);
  };
  const idsOf = async (filter: object, asMember: typeof sara | typeof omar = sara): Promise<string[]> =>
    (await leads.client.request(listLeads, { ...filter, asMember, pageSize: 100 })).items.map(({ id }) => id);
  /** A day of the Gulf, this many days from today. */
  const day = (offset: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(Date.now() + offset * 86_400_000);

  it('give the status that belongs to each stage', async () => {
    const id = await add();
    for (const stage of LEAD_STAGES.filter((one) => one !== 'lost'))
      expect(await change(id, { stage })).toMatchObject({
        stage,
        status: statusOfStage(stage),
        lostReason: null,
      });
    expect(await change(id, { stage: 'lost', lostReason: 'price' })).toMatchObject({
      stage: 'lost',
      status: 'done',
      lostReason: 'price',
    });
  });

  it('keep a stage that belongs to a status that is set, and never show one that does not', async () => {
    const id = await add();
    expect(await change(id, { stage: 'offer' })).toMatchObject({ stage: 'offer' });
    expect(await change(id, { status: 'in-progress' })).toMatchObject({ stage: 'offer' });
    expect(await change(id, { status: 'done' })).toMatchObject({ stage: null });
    expect(await change(id, { status: 'in-progress' })).toMatchObject({ stage: 'offer' });
    expect(await change(id, { status: 'spam' })).toMatchObject({ stage: null });
    // A replica of the previous release knows only statuses.
    await leads.dataSource.query("UPDATE lead SET status = 'new' WHERE id = $1", [id]);
    expect(await leads.client.request(showLead, { id })).toMatchObject({ stage: 'new' });
  });

  it.each([
    [{ stage: 'lost' }, 'lostReason'],
    [{ stage: 'won', lostReason: 'price' }, 'lostReason'],
    [{ lostReason: 'price' }, 'lostReason'],
    [{ stage: 'won', status: 'new' }, 'stage'],
  ] as [LeadChange, string][])('refuse %j at %s', async (wanted, field) => {
    const id = await add();
    await expect(change(id, wanted)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field }] },
    });
    expect(await leads.client.request(showLead, { id })).toMatchObject({ stage: 'new', version: 1 });
  });

  it('are found by stage, by who has them and by what is overdue', async () => {
    await leads.dataSource.query('DELETE FROM lead');
    const [mine, colleagues, free] = [
      await add({ assignee: 'sara' }),
      await add({ assignee: 'omar' }),
      await add(),
    ];
    await change(mine, { stage: 'viewing', nextAction: 'Call', nextActionOn: day(-1) });
    await change(colleagues, { stage: 'won', nextActionOn: day(-1) });
    await change(free, { nextActionOn: day(0) });
    expect(await idsOf({ stage: 'viewing' })).toEqual([mine]);
    expect(await idsOf({ assignment: 'mine' })).toEqual([mine]);
    expect(await idsOf({ assignment: 'nobody' })).toEqual([free]);
    expect(await idsOf({ assignee: 'omar' })).toEqual([colleagues]);
    // A won lead is never overdue, and neither is one that is due today.
    expect(await idsOf({ overdue: true })).toEqual([mine]);
    expect((await idsOf({ dueBy: day(0) })).toSorted()).toEqual([mine, free].toSorted());
    expect(await idsOf({ dueBy: day(-1) })).toEqual([mine]);
    expect(await idsOf({ assignee: 'sara' }, omar)).toEqual([]);
    expect(await idsOf({ stage: 'viewing' }, omar)).toEqual([]);
  });

  it('are changed together, apart from those that somebody was quicker with or that are not there', async () => {
    const [one, stale, foreign] = [await add(), await add(), await add({ assignee: 'sara' })];
    await change(stale, { stage: 'viewing' });
    const missing = randomUUID();
    const targets = [one, stale, foreign, missing].map((id) => ({ id, expectedVersion: 1 }));
    const result = await leads.client.request(updateLeads, {
      leads: targets,
      change: { stage: 'contacted', assignee: 'omar' },
      asMember: omar,
    });
    expect(result).toEqual({
      changed: [one],
      refused: [
        { id: stale, reason: 'version' },
        { id: foreign, reason: 'missing' },
        { id: missing, reason: 'missing' },
      ],
    });
    expect(await leads.client.request(showLead, { id: one })).toMatchObject({
      stage: 'contacted',
      assignee: 'omar',
    });
    expect(await leads.client.request(showLead, { id: foreign })).toMatchObject({
      stage: 'new',
      assignee: 'sara',
    });
  });

  it('are in the timeline, the export and what the person is given, and go with them', async () => {
    const id = await add();
    await change(id, { nextAction: 'Send the plan', nextActionOn: '2026-12-01' });
    await change(id, { stage: 'lost', lostReason: 'found-elsewhere' });
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: sara });
    expect(entries.map(({ kind, text, to }) => [kind, text, to])).toEqual(
      expect.arrayContaining([
        ['next-action', 'Send the plan', '2026-12-01'],
        ['stage-changed', 'found-elsewhere', 'lost'],
      ]),
    );
    const { csv } = await leads.client.request(exportLeads, { stage: 'lost' });
    const [head = [], ...rows] = readCsv(csv);
    const row = rows.find(([first]) => first === id);
    const stage = head.indexOf('Stage');
    expect(row?.slice(stage, stage + 4)).toEqual(['lost', 'found-elsewhere', 'Send the plan', '2026-12-01']);
    expect((await leads.client.request(showPersonData, { leadId: id })).leads).toMatchObject([
      {
        stage: 'lost',
        lostReason: 'found-elsewhere',
        nextAction: 'Send the plan',
        nextActionOn: '2026-12-01',
      },
    ]);
    await leads.client.request(erasePersonData, { leadId: id });
    await expect(leads.client.request(showLead, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed from indexes among many', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, message, assignee, status, received_at)
       SELECT 'contact', 'P', i || '@example.com', 'Hello', 'member' || i % 50, (ARRAY['new', 'done', 'in-progress'])[1 + i % 3],
              now() - i * interval '1 minute' FROM generate_series(1, 20000) AS i`,
    );
    await leads.dataSource.query('ANALYZE lead');
    const plan = async (condition: string): Promise<string> =>
      JSON.stringify(
        await leads.dataSource.query(
          `EXPLAIN SELECT id FROM lead WHERE ${condition} ORDER BY received_at DESC, id DESC LIMIT 25`,
        ),
      );
    expect(await plan("assignee = 'member7'")).toContain('lead_assignee');
    expect(await plan("stage = 'lost'")).toContain('lead_stage');
    expect(await plan("(assignee IS NULL OR assignee = 'member7')")).not.toContain('Seq Scan');
    expect(await plan("next_action_on < now()::date AND status IN ('new', 'in-progress')")).not.toContain(
      'Seq Scan',
    );
  });
});
