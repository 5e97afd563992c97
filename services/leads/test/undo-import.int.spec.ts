import { randomUUID } from 'node:crypto';
import { listLeadImports, undoLeadImport } from '@manzil/contracts/http/lead-imports';
import { listLeads } from '@manzil/contracts/http/leads';
import { addTimelineEntry } from '@manzil/contracts/http/lead-timeline';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import type { ImportColumns } from '@manzil/contracts/leads/lead-import';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { importLeads, submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../src/privacy/ledger/verify-chain.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const SARA = { username: 'sara@agency.example', role: 'editor' as const };
const COLUMNS: ImportColumns = ['name', 'email', 'phone', 'notes', 'nextAction', 'nextActionOn'];
const rowOf = (name: string, phone = ''): string[] => [
  name,
  `${name.toLowerCase()}@example.com`,
  phone,
  'Wants a villa',
  'Call',
  '2020-01-01',
];

describe('the undo of an import', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
    await leads.dataSource.query('DELETE FROM lead_import');
  });

  const send = async (rows: string[][], importId: string): Promise<string[]> => {
    const { rows: read } = await leads.client.request(importLeads, {
      columns: COLUMNS,
      members: [],
      dryRun: false,
      importId,
      asMember: SARA,
      rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    });
    return read.map(({ outcome }) => outcome);
  };
  const imported = async (...rows: string[][]): Promise<string> => {
    const importId = randomUUID();
    expect(await send(rows, importId)).toEqual(rows.map(() => 'imported'));
    return importId;
  };
  const undo = (id: string) => leads.client.request(undoLeadImport, { id, asMember: SARA });
  const all = async () => (await leads.client.request(listLeads, { asMember: SARA, pageSize: 100 })).items;
  const idOf = async (name: string): Promise<string> =>
    (await all()).find((lead) => lead.name === name)?.id ?? '';
  const write = (leadId: string, kind: 'viewed' | 'called') =>
    leads.client.request(addTimelineEntry, {
      leadId,
      entry: { kind, id: randomUUID() },
      asMember: SARA,
    });

  it('deletes the leads of all parts of the file and of no other, and the file can be imported again', async () => {
    const other = await imported(rowOf('Other'));
    const id = await imported(rowOf('Rashid'));
    await send([rowOf('Mona'), rowOf('Other')], id);
    const list = await leads.client.request(listLeadImports, {});
    expect(list.imports.map(({ id, imported, left }) => [id, imported, left])).toEqual([
      [id, 2, 2],
      [other, 1, 1],
    ]);
    await write(await idOf('Rashid'), 'viewed');
    expect(await undo(id)).toEqual({ deleted: 2, kept: 0, keptLeads: [] });
    expect((await all()).map(({ name }) => name)).toEqual(['Other']);
    const [first] = (await leads.client.request(listLeadImports, {})).imports;
    expect(first).toMatchObject({ id, left: 0, undoneAt: expect.any(String) });
    expect(await undo(id)).toEqual({ deleted: 0, kept: 0, keptLeads: [] });
    await imported(rowOf('Rashid'), rowOf('Mona'));
  });

  it('keeps the leads that anything happened to since, and says what', async () => {
    const names = ['Changed', 'Called', 'Mailed', 'Viewing', 'Again', 'Rang', 'Untouched'];
    const id = await imported(
      ...names.map((name, index) =>
        rowOf(name, name === 'Rang' ? '0501234567' : `05011111${String(index)}0`),
      ),
    );
    await leads.client.request(updateLead, {
      id: await idOf('Changed'),
      expectedVersion: 1,
      status: 'in-progress',
      by: 'sara',
    });
    await write(await idOf('Called'), 'called');
    await leads.dataSource.query(
      "INSERT INTO mail (lead_id, kind, key, recipient, mailbox) VALUES ($1, 'lead-reply', $2, 'a@b.example', 'a@b.example')",
      [await idOf('Mailed'), randomUUID()],
    );
    await leads.dataSource.query(
      "INSERT INTO viewing (lead_id, adviser, adviser_contact, starts_at, ends_at) VALUES ($1, 'noor', '{}', now() + interval '1 day', now() + interval '25 hours')",
      [await idOf('Viewing')],
    );
    const form = { kind: 'contact' as const, message: 'Hello', page: '/' };
    const again = { id: randomUUID(), name: 'Again', email: 'AGAIN@example.com' };
    await leads.client.request(submitEnquiry, { ...form, ...again });
    const rang = { id: randomUUID(), name: 'Rang', email: 'new@example.com', phone: '+971501234567' };
    await leads.client.request(submitEnquiry, { ...form, ...rang });
    const result = await undo(id);
    expect(result).toMatchObject({ deleted: 1, kept: 6 });
    expect(result.keptLeads.map(({ name, reason }) => [name, reason])).toEqual([
      ['Again', 'wrote-again'],
      ['Called', 'worked-on'],
      ['Changed', 'changed'],
      ['Mailed', 'mailed'],
      ['Rang', 'wrote-again'],
      ['Viewing', 'viewing'],
    ]);
    expect((await all()).map(({ name }) => name)).not.toContain('Untouched');
  });

  it('is in the ledger, takes the keys along, and leaves the chain intact', async () => {
    const id = await imported(rowOf('Ledger'));
    const leadId = await idOf('Ledger');
    await undo(id);
    const keys = await leads.dataSource.query<unknown[]>('SELECT FROM ledger_key WHERE lead_id = $1', [
      leadId,
    ]);
    expect(keys).toEqual([]);
    await imported(rowOf('Ledger'));
    const { entries } = await leads.client.request(readLedger, { leadId, after: 0 });
    expect(entries.map(({ kind, content }) => [kind, content === null])).toEqual([
      ['received', true],
      ['import-undone', true],
      ['received', false],
    ]);
    expect(await verifyChain(leads.dataSource)).toMatchObject({ broken: undefined });
  });

  it('lets no erased person come back', async () => {
    const id = await imported(rowOf('Erased'), rowOf('Kept'));
    await leads.client.request(erasePersonData, { leadId: await idOf('Erased') });
    expect(await undo(id)).toMatchObject({ deleted: 1, kept: 0 });
    expect(await send([rowOf('Erased'), rowOf('Kept')], randomUUID())).toEqual(['skipped', 'imported']);
  });

  it('keeps a lead that is changed at the same time, or the change finds no lead', async () => {
    const id = await imported(rowOf('Raced'));
    const leadId = await idOf('Raced');
    const [undone, changed] = await Promise.allSettled([
      undo(id),
      leads.client.request(updateLead, { id: leadId, expectedVersion: 1, status: 'done', by: 'sara' }),
    ]);
    const isKept = changed.status === 'fulfilled';
    expect(undone).toMatchObject({ value: { deleted: isKept ? 0 : 1, kept: isKept ? 1 : 0 } });
    expect(await all()).toHaveLength(isKept ? 1 : 0);
  });

  it('is refused for an unknown import', async () => {
    await expect(undo(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
