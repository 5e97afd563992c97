import { randomUUID } from 'node:crypto';
import { listLeads } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { addTimelineEntry, showTimeline, withdrawNote } from '@manzil/contracts/http/lead-timeline';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';

const sara = { username: 'sara', role: 'editor' as const };
const omar = { username: 'omar', role: 'agent' as const };
const NOT_FOUND = { code: 'NOT_FOUND' };
const CONFLICT = { code: 'CONFLICT' };

describe('the timeline of a lead', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads({ LEAD_NOTIFY_TO: ['sales@agency.example'] });
  });
  afterAll(() => leads.stop());

  const enquire = async (): Promise<string> => {
    const id = randomUUID();
    const fields = { name: 'Layla', email: `${id}@example.com`, message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...fields });
    return id;
  };
  const read = async (leadId: string, asMember = sara as typeof sara | typeof omar) =>
    (await leads.client.request(showTimeline, { leadId, asMember })).entries;
  const note = (
    leadId: string,
    text: string,
    id = randomUUID(),
    asMember: typeof sara | typeof omar = sara,
  ) => leads.client.request(addTimelineEntry, { leadId, entry: { kind: 'note', id, text }, asMember });

  it('begins with where the person came from, which the person gets too', async () => {
    const id = randomUUID();
    const arrival = { at: '2026-11-01T08:00:00.000Z', referrer: null, utm: { source: 'google' } };
    const homes = [{ pagelink: 'villa-7', name: 'Villa 7' }];
    const origin = { first: null, last: arrival, pages: ['/buy'], homes };
    const fields = { name: 'Layla', email: `${id}@example.com`, message: 'Hello', page: '/' };
    const form = { id, kind: 'contact' as const, ...fields };
    await leads.client.request(submitEnquiry, { ...form, origin });
    await leads.client.request(submitEnquiry, { ...form, origin: undefined });
    expect((await read(id)).find(({ kind }) => kind === 'received')?.origin).toEqual(origin);
    const person = await leads.client.request(showPersonData, { leadId: id });
    expect(person.leads).toMatchObject([{ origin }]);
    expect((await read(await enquire())).map((entry) => entry.origin)).toEqual([null, null]);
  });

  it('has what arrived, was mailed, changed and written, by whom, newest first', async () => {
    const id = await enquire();
    await leads.client.request(updateLead, { id, expectedVersion: 1, status: 'in-progress', by: 'sara' });
    const change = { assignee: 'omar', notes: 'Two rooms' };
    await leads.client.request(updateLead, { id, expectedVersion: 2, ...change, by: 'sara' });
    await note(id, 'Called back');
    for (const kind of ['viewed', 'viewed', 'whatsapp-opened'] as const)
      await leads.client.request(addTimelineEntry, {
        leadId: id,
        entry: { kind, id: randomUUID() },
        asMember: omar,
      });
    const entries = await read(id);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const happened = entries.map(({ kind, by, text, from, to }) => [kind, by, text ?? from, to]);
    expect(happened).toHaveLength(8);
    expect(happened).toEqual(
      expect.arrayContaining([
        ['received', '', null, null],
        ['mail', '', null, null],
        ['stage-changed', 'sara', 'new', 'contacted'],
        ['assigned', 'sara', null, 'omar'],
        ['note', 'sara', 'Two rooms', null],
        ['note', 'sara', 'Called back', null],
        ['viewed', 'omar', null, null],
        ['whatsapp-opened', 'omar', null, null],
      ]),
    );
    expect(entries.find(({ kind }) => kind === 'mail')?.mail).toMatchObject({
      kind: 'new-lead',
      recipient: 'sales@agency.example',
      status: 'no-server',
    });
  });

  it('keeps every note that was saved, and finds each', async () => {
    const id = await enquire();
    const other = await enquire();
    const words = [randomUUID(), randomUUID(), randomUUID()] as const;
    for (const [index, notes] of words.slice(0, 2).entries())
      await leads.client.request(updateLead, { id, expectedVersion: index + 1, notes, by: 'sara' });
    await note(id, `Prefers ${words[2].toUpperCase()} 100%`);
    expect((await read(id)).filter(({ kind }) => kind === 'note')).toHaveLength(3);
    for (const q of [...words, `prefers ${words[2]}`]) {
      const { items } = await leads.client.request(listLeads, { q });
      expect(items.map((lead) => lead.id)).toEqual([id]);
    }
    expect((await leads.client.request(listLeads, { q: `${other}@example.com` })).total).toBe(1);
  });

  it('stores a note that is sent again once, and no other under its id', async () => {
    const [id, other] = [await enquire(), await enquire()];
    const noteId = randomUUID();
    await Promise.all([note(id, 'Once', noteId), note(id, 'Once', noteId)]);
    for (const again of [() => note(id, 'Twice', noteId), () => note(other, 'Once', noteId)])
      await expect(again()).rejects.toMatchObject(CONFLICT);
    await expect(note(id, 'Once', noteId, omar)).rejects.toMatchObject(CONFLICT);
    expect((await read(id)).filter(({ kind }) => kind === 'note')).toMatchObject([{ text: 'Once' }]);
    expect(await read(other)).toHaveLength(2);
  });

  it('gives a note back to its author for a minute, which the ledger says', async () => {
    const id = await enquire();
    const [mine, old] = [randomUUID(), randomUUID()];
    await note(id, 'Mistaken', mine);
    const take = (noteId: string, asMember: typeof sara | typeof omar = sara) =>
      leads.client.request(withdrawNote, { leadId: id, id: noteId, asMember });
    await expect(take(mine, omar)).rejects.toMatchObject(NOT_FOUND);
    await take(mine);
    await expect(take(mine)).rejects.toMatchObject(NOT_FOUND);
    await leads.dataSource.query(
      "INSERT INTO lead_entry (id, lead_id, at, kind, author, note) VALUES ($1, $2, now() - interval '61 seconds', 'note', 'sara', 'Old')",
      [old, id],
    );
    await expect(take(old)).rejects.toMatchObject(CONFLICT);
    expect((await read(id)).filter(({ kind }) => kind === 'note')).toMatchObject([{ text: 'Old' }]);
    const { entries } = await leads.client.request(readLedger, { leadId: id });
    expect(entries.slice(1).map(({ content }) => content)).toEqual([
      { note: { id: mine, text: 'Mistaken' }, by: 'sara' },
      { noteWithdrawn: mine, by: 'sara' },
    ]);
  });

  it('cannot be changed or cut by a statement', async () => {
    const id = await enquire();
    await leads.client.request(updateLead, { id, expectedVersion: 1, status: 'done', by: 'sara' });
    for (const sql of [
      "UPDATE lead_entry SET author = 'x' WHERE lead_id = $1",
      'DELETE FROM lead_entry WHERE lead_id = $1',
    ])
      await expect(leads.dataSource.query(sql, [id])).rejects.toThrow('entries of a lead stay as they are');
  });

  it('is read piece by piece, each entry once', async () => {
    const id = await enquire();
    await leads.dataSource.query(
      `INSERT INTO lead_entry (lead_id, at, kind, author, note)
       SELECT $1, now() + (i / 3) * interval '1 second', 'note', 'sara', repeat('ض', 4000) FROM generate_series(1, 118) AS i`,
      [id],
    );
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await leads.client.request(showTimeline, { leadId: id, asMember: sara, before });
      seen.push(...page.entries.map((entry) => entry.id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('takes no more entries than a lead may have', async () => {
    const id = await enquire();
    await leads.dataSource.query(
      "INSERT INTO lead_entry (lead_id, kind, author) SELECT $1, 'called', 'sara' FROM generate_series(1, 500)",
      [id],
    );
    await expect(note(id, 'One more')).rejects.toMatchObject(CONFLICT);
  });

  it('does not exist for an agent where the lead is a colleague’s', async () => {
    const id = await enquire();
    await leads.client.request(updateLead, { id, expectedVersion: 1, assignee: 'sara', by: 'sara' });
    const noteId = randomUUID();
    await note(id, 'Secret', noteId);
    await expect(read(id, omar)).rejects.toMatchObject(NOT_FOUND);
    await expect(note(id, 'Mine', randomUUID(), omar)).rejects.toMatchObject(NOT_FOUND);
    const taking = leads.client.request(withdrawNote, { leadId: id, id: noteId, asMember: omar });
    await expect(taking).rejects.toMatchObject(NOT_FOUND);
    expect((await leads.client.request(listLeads, { q: 'Secret', asMember: omar })).total).toBe(0);
  });

  it('is given to the person without the names of members, and erased with them', async () => {
    const id = await enquire();
    await leads.client.request(updateLead, { id, expectedVersion: 1, assignee: 'omar', by: 'sara' });
    await note(id, 'Wants a garden');
    const { leads: kept } = await leads.client.request(showPersonData, { leadId: id });
    expect(kept[0]?.timeline).toMatchObject([
      { kind: 'note', text: 'Wants a garden' },
      { kind: 'assigned', from: null, to: null },
      { kind: 'received' },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/sara|omar/);
    await leads.client.request(erasePersonData, { leadId: id });
    expect(await leads.dataSource.query('SELECT FROM lead_entry WHERE lead_id = $1', [id])).toEqual([]);
    await expect(read(id)).rejects.toMatchObject(NOT_FOUND);
  });
});
