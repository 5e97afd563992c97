import { randomUUID } from 'node:crypto';
import { showRouting } from '@manzil/contracts/http/lead-routing';
import { listLeads, showLead, listOtherLeads } from '@manzil/contracts/http/leads';
import { addWebhook } from '@manzil/contracts/http/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import {
  columnsOfHeadings,
  MOST_ROWS_AT_ONCE,
  type ImportColumns,
} from '@manzil/contracts/leads/lead-import';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import {
  exportLeads,
  importLeads,
  submitEnquiry,
  submitPopup,
  updateLead,
} from '@manzil/contracts/leads/rpc';
import { verifyChain } from '../src/privacy/ledger/verify-chain.js';
import { readCsv } from './read-csv.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const SARA = { username: 'sara@agency.example', role: 'editor' as const };
const COLUMNS: ImportColumns = [
  'name',
  'email',
  'phone',
  'receivedAt',
  'stage',
  'assignee',
  'notes',
  'source',
];
const ROW = [
  ...[
    'Rashid',
    'rashid@example.com',
    '050 123 4567',
    '2024-03-05 10:00',
    'Offer',
    'noor',
    'Wants a villa',
    'portal',
  ],
];

describe('leads from a file', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads({
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@agency.example', LEAD_ANSWERS: 'on' },
      LEAD_NOTIFY_TO: ['office@agency.example'],
      ...{ WEBHOOK_ALLOW_HTTP: 'on', WEBHOOK_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'] },
    });
  });
  afterAll(async () => {
    await leads.stop();
  });
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
  });

  const send = (cells: readonly (readonly string[])[], { columns = COLUMNS, dryRun = false } = {}) =>
    leads.client.request(importLeads, {
      ...{ columns, members: ['noor'], dryRun, asMember: SARA },
      rows: cells.map((row, index) => ({ line: index + 2, cells: [...row] })),
    });
  const outcomes = async (...args: Parameters<typeof send>): Promise<string[]> =>
    (await send(...args)).rows.map(({ outcome }) => outcome);
  const all = async () => (await leads.client.request(listLeads, { asMember: SARA, pageSize: 100 })).items;
  const counted = async (table: string): Promise<number> => {
    const [{ count }] = await leads.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM ${table}`,
    );
    return count;
  };

  it('are stored with their time, stage, assignee and notes, in the ledger and the timeline', async () => {
    expect(await outcomes([ROW])).toEqual(['imported']);
    const [{ id } = { id: '' }] = await all();
    const lead = await leads.client.request(showLead, { id, asMember: SARA });
    expect(lead).toMatchObject({
      ...{ kind: 'contact', name: 'Rashid', email: 'rashid@example.com', phone: '+971501234567' },
      ...{ receivedAt: '2024-03-05T06:00:00.000Z', stage: 'offer', status: 'in-progress', assignee: 'noor' },
      ...{
        notes: 'Wants a villa',
        source: 'portal',
        enteredBy: SARA.username,
        consentText: null,
        respondBy: null,
      },
    });
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: SARA });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'note', by: SARA.username, text: 'Wants a villa' }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'assigned', to: 'noor' }));
    expect(entries.at(-1)).toMatchObject({
      kind: 'received',
      at: '2024-03-05T06:00:00.000Z',
      text: 'portal',
    });
    const ledger = await leads.client.request(readLedger, { leadId: id, after: 0 });
    expect(ledger.entries).toMatchObject([
      {
        kind: 'received',
        content: { lead: { enteredBy: SARA.username, stage: 'offer', notes: 'Wants a villa' } },
      },
    ]);
    expect(await verifyChain(leads.dataSource)).toMatchObject({ broken: undefined });
  });

  it('are the same ones when the file is imported again, also at the same time', async () => {
    const rows = [ROW, ['Mona', '', '+971 55 765 4321', '', '', '', '', ''], ROW];
    expect(await outcomes(rows, { dryRun: true })).toEqual(['ready', 'ready', 'already-there']);
    expect(await counted('lead')).toBe(0);
    const twice = await Promise.all([outcomes(rows), outcomes(rows.toReversed())]);
    expect(twice.flat().filter((outcome) => outcome === 'imported')).toHaveLength(2);
    const ledger = await counted('ledger_entry');
    expect(await outcomes(rows)).toEqual(['already-there', 'already-there', 'already-there']);
    expect(await outcomes(rows, { dryRun: true })).toEqual([
      'already-there',
      'already-there',
      'already-there',
    ]);
    expect([await counted('lead'), await counted('ledger_entry')]).toEqual([2, ledger]);
  });

  it('keep what members changed since', async () => {
    await send([ROW]);
    await leads.dataSource.query("UPDATE lead SET name = 'Renamed', notes = 'Newer'");
    expect(await outcomes([ROW])).toEqual(['already-there']);
    expect(await all()).toMatchObject([{ name: 'Renamed' }]);
  });

  it('are skipped where they are not valid, and stop no other', async () => {
    const invalid = ['Mona', 'no address', '', '', '', '', '', ''];
    const { rows } = await send([invalid, ROW, ['only one cell']]);
    expect(
      rows.map(({ line, outcome, problems }) => [line, outcome, problems.map(({ column }) => column)]),
    ).toEqual([
      [2, 'skipped', [1]],
      [3, 'imported', []],
      [4, 'skipped', [null]],
    ]);
    expect(await counted('lead')).toBe(1);
  });

  it('mail nobody, start no clock, run no rule and are sent to no webhook', async () => {
    const { version } = await leads.client.request(showRouting, {});
    const hours = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '23:59', holidays: [] };
    const rule = {
      ...{ name: 'All', kinds: [], places: [], unitTypes: [], adType: null, priceFrom: null, priceTo: null },
      ...{ languages: [], hours: 'any' as const, to: 'turns' as const, respondWithin: 30, escalateTo: null },
      members: [{ username: 'noor', weight: 1 }],
    };
    await leads.client.request(saveRouting, {
      ...{ routing: { hours, rules: [rule] }, isOn: true, expectedVersion: version },
    });
    await leads.client.request(addWebhook, {
      ...{ name: 'CRM', url: 'http://127.0.0.1:1/hook', events: ['lead.received'] },
    });
    await send([ROW, ['Mona', 'mona@example.com', '', '', '', '', '', '']]);
    expect(await counted('mail')).toBe(0);
    expect(await counted('webhook_event')).toBe(0);
    const nobody = (await all()).find(({ name }) => name === 'Mona');
    expect(nobody).toMatchObject({ assignee: null, respondBy: null, routedBy: null, status: 'new' });
    // The same rule assigns leads from forms.
    const id = randomUUID();
    const form = {
      id,
      kind: 'contact' as const,
      name: 'Ali',
      email: 'ali@example.com',
      message: 'Hello',
      page: '/',
    };
    await leads.client.request(submitEnquiry, form);
    expect(await leads.client.request(showLead, { id, asMember: SARA })).toMatchObject({ routedBy: 'All' });
    expect(await counted('webhook_event')).toBe(1);
    await leads.dataSource.query('DELETE FROM routing');
  });

  it('join the person by address or number', async () => {
    const id = randomUUID();
    const form = { id, kind: 'contact' as const, name: 'Rashid', message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { ...form, email: 'RASHID@example.com' });
    await send([ROW]);
    const { leads: others } = await leads.client.request(listOtherLeads, { leadId: id, asMember: SARA });
    expect(others).toMatchObject([{ kind: 'contact', name: 'Rashid' }]);
  });

  it('do not come back after they were erased', async () => {
    const row = ROW.with(1, 'erased@example.com');
    await send([row]);
    const [{ id } = { id: '' }] = await all();
    await leads.client.request(erasePersonData, { leadId: id });
    for (const dryRun of [true, false]) {
      const { rows } = await send([row], { dryRun });
      const problems = [{ column: null, message: expect.stringMatching(/erased/) }];
      expect(rows).toEqual([{ line: 2, outcome: 'skipped', problems, foreign: [], lead: null }]);
    }
    expect(await counted('lead')).toBe(0);
  });

  it('are all there already when they come from our own export, and come back as they were where they are not', async () => {
    await send([ROW, ['=SUM(1)', 'mona@example.com', '', '2025-01-02', 'Won', '', '+1 a formula', 'event']]);
    const stored = async () =>
      (await all()).map(({ name, email, phone, stage, source, receivedAt, id }) => ({
        ...{ name, email, phone, stage, source, receivedAt, id },
      }));
    const before = await stored();
    const { csv } = await leads.client.request(exportLeads, { asMember: SARA });
    const [headings = [], ...rows] = readCsv(csv.slice(1));
    const columns = columnsOfHeadings(headings);
    expect(await outcomes(rows, { columns })).toEqual(['already-there', 'already-there']);
    await leads.dataSource.query('DELETE FROM lead');
    expect(await outcomes(rows, { columns })).toEqual(['imported', 'imported']);
    const after = await stored();
    expect(after).toEqual(before);
    expect(after.map(({ name }) => name)).toContain('=SUM(1)');
  });

  it('have their kind, home, next action and help option back from our own export', async () => {
    const listing = { reference: 'MZ-7', pagelink: 'villa-7', title: 'Villa 7, "the white one"' };
    const fields = { email: 'noor@example.com', phone: '0501234567', message: 'Hello', page: '/contact' };
    for (const kind of ['contact', 'sell', 'mortgage', 'listing'] as const) {
      const home = kind === 'listing' ? { listing } : {};
      await leads.client.request(submitEnquiry, { id: randomUUID(), kind, name: kind, ...fields, ...home });
    }
    await leads.client.request(submitPopup, {
      ...{
        ...fields,
        id: randomUUID(),
        name: 'popup',
        phone: '+971501234567',
        page: '/',
        helpOption: 'Buy',
        dialCode: '+971',
      },
    });
    for (const { id, version } of await all()) {
      const change = {
        nextAction: 'Call, then write',
        nextActionOn: '2030-01-02',
        stage: 'contacted' as const,
      };
      await leads.client.request(updateLead, { id, expectedVersion: version, by: 'sara', ...change });
    }
    const read = async () => {
      const { csv } = await leads.client.request(exportLeads, { asMember: SARA });
      const [headings = [], ...rows] = readCsv(csv.slice(1));
      return { headings, rows, columns: columnsOfHeadings(headings) };
    };
    const before = await read();
    await leads.dataSource.query('DELETE FROM lead');
    const imported = await outcomes(before.rows, { columns: before.columns });
    expect(imported).toEqual(before.rows.map(() => 'imported'));
    const after = await read();
    // An import sets these itself, such as who entered the lead and the proof of consent.
    const differs = ['Consent', 'Consent given (Gulf time)', 'Source', 'Entered by'];
    const compared = ({ headings, rows }: typeof before) =>
      rows
        .map((row) => row.filter((_cell, at) => !differs.includes(headings[at] ?? '')))
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
    expect(compared(after)).toEqual(compared(before));
    expect(compared(after).flat()).toEqual(
      expect.arrayContaining([listing.title, 'Buy', 'popup', '2030-01-02']),
    );
  });

  it('are many in slices, each well within its deadline', async () => {
    const rows = Array.from({ length: 5 * MOST_ROWS_AT_ONCE }, (_, index) => [
      ...[
        `Person ${String(index)}`,
        `p${String(index)}@example.com`,
        '',
        '2024-03-05',
        'contacted',
        'noor',
        'A note',
        '',
      ],
    ]);
    let slowest = 0;
    for (let at = 0; at < rows.length; at += MOST_ROWS_AT_ONCE) {
      const started = performance.now();
      const stored = await outcomes(rows.slice(at, at + MOST_ROWS_AT_ONCE));
      slowest = Math.max(slowest, performance.now() - started);
      expect(stored.every((outcome) => outcome === 'imported')).toBe(true);
    }
    expect([await counted('lead'), await counted("lead_entry WHERE kind = 'note'")]).toEqual([
      rows.length,
      rows.length,
    ]);
    expect(slowest).toBeLessThan(importLeads.deadlineMs ?? 0);
  });
});
