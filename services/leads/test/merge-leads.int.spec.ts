import { randomUUID } from 'node:crypto';
import { mergeLeads, separateLead } from '@manzil/contracts/http/lead-merges';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import { listLeads, listOtherLeads, showConsentText, showLead } from '@manzil/contracts/http/leads';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { listViewings } from '@manzil/contracts/http/viewings';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { countNewLeads, submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { verifyChain } from '../src/privacy/ledger/verify-chain.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const SARA = { username: 'sara', role: 'editor' as const };
const OMAR = { username: 'omar', role: 'agent' as const };
const NOT_FOUND = { code: 'NOT_FOUND' };
const CONFLICT = { code: 'CONFLICT' };
type Member = typeof SARA | typeof OMAR;

describe('leads of one person', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads({ LEAD_RETENTION_DAYS: 30 });
  });
  afterAll(() => leads.stop());

  const newEmail = (): string => `${randomUUID()}@example.com`;
  const enquire = async (email: string, more: { phone?: string; message?: string } = {}): Promise<string> => {
    const id = randomUUID();
    const form = { id, kind: 'contact' as const, name: 'Layla', message: 'Hello', page: '/', email };
    await leads.client.request(submitEnquiry, { ...form, ...more, consentText: 'I agree.' });
    return id;
  };
  const merge = (id: string, others: string[], asMember: Member = SARA) =>
    leads.client.request(mergeLeads, { id, others, asMember });
  const separate = (id: string, asMember: Member = SARA) =>
    leads.client.request(separateLead, { id, asMember });
  const show = (id: string, asMember: Member = SARA) => leads.client.request(showLead, { id, asMember });
  const timeline = async (leadId: string) =>
    (await leads.client.request(showTimeline, { leadId, asMember: SARA })).entries;
  const found = async (q: string): Promise<string[]> =>
    (await leads.client.request(listLeads, { q, asMember: SARA })).items.map(({ id }) => id);
  const note = (leadId: string, text: string) =>
    leads.client.request(addTimelineEntry, {
      leadId,
      entry: { kind: 'note', id: randomUUID(), text },
      asMember: SARA,
    });
  const assign = (id: string, assignee: string) =>
    leads.dataSource.query('UPDATE lead SET assignee = $2 WHERE id = $1', [id, assignee]);

  it('become one lead with the history of each, and are found by the words of each', async () => {
    const email = newEmail();
    const word = randomUUID();
    const [first, second] = [await enquire(email, { message: `About ${word}` }), await enquire(email)];
    await note(first, 'Likes the sea');
    await leads.dataSource.query(
      `INSERT INTO viewing (lead_id, adviser, adviser_contact, starts_at, ends_at)
       VALUES ($1, 'noor', '{"name": "", "phone": null}', now() + interval '1 day', now() + interval '25 hours')`,
      [first],
    );
    const before = await leads.client.request(countNewLeads, { members: [SARA] });
    await merge(second, [first]);
    await merge(second, [first]);
    const after = await leads.client.request(countNewLeads, { members: [SARA] });
    expect(after.counts[0]?.count).toBe((before.counts[0]?.count ?? 0) - 1);
    expect(await found(email)).toEqual([second]);
    expect(await found(word)).toEqual([second]);
    expect(await found('likes the sea')).toContain(second);
    const entries = await timeline(second);
    expect(entries.filter(({ kind }) => kind === 'received')).toHaveLength(2);
    expect(entries.find(({ enquiry }) => enquiry !== null)?.enquiry).toMatchObject({
      id: first,
      message: `About ${word}`,
    });
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Likes the sea' }));
    expect(entries.filter(({ kind }) => kind === 'merged')).toMatchObject([{ by: 'sara', from: 'contact' }]);
    const shown = await show(second);
    expect(shown.consents).toHaveLength(2);
    const hash = shown.consents.at(-1)?.hash ?? '';
    const text = await leads.client.request(showConsentText, { leadId: second, hash, asMember: SARA });
    expect(text).toEqual({ text: 'I agree.' });
    const { viewings } = await leads.client.request(listViewings, { leadId: second, asMember: SARA });
    expect(viewings).toHaveLength(1);
    expect((await show(first)).mergedInto).toBe(second);
    const others = await leads.client.request(listOtherLeads, { leadId: second, asMember: SARA });
    expect(others.total).toBe(0);
    const ledger = await leads.client.request(readLedger, { leadId: first });
    expect(ledger.entries.at(-1)?.content).toEqual({ mergedInto: second, version: 2, by: 'sara' });
    expect(await verifyChain(leads.dataSource)).toMatchObject({ broken: undefined });
  });

  it('take along the leads that were merged into them before, and each is separated again', async () => {
    const email = newEmail();
    const ids = [await enquire(email), await enquire(email), await enquire(email)] as const;
    await merge(ids[1], [ids[0]]);
    await merge(ids[2], [ids[1]]);
    expect(await found(email)).toEqual([ids[2]]);
    expect((await show(ids[0])).mergedInto).toBe(ids[2]);
    await separate(ids[0]);
    await separate(ids[0]);
    expect((await found(email)).toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect((await timeline(ids[2])).filter(({ kind }) => kind === 'separated')).toHaveLength(1);
  });

  it('are merged by an agent only where they may see all of them', async () => {
    const email = newEmail();
    const [own, free, other] = [await enquire(email), await enquire(email), await enquire(email)];
    await assign(own, 'omar');
    await assign(other, 'sara');
    await expect(merge(own, [free, other], OMAR)).rejects.toMatchObject(NOT_FOUND);
    await expect(merge(other, [own], OMAR)).rejects.toMatchObject(NOT_FOUND);
    expect(await found(email)).toHaveLength(3);
    await merge(own, [free], OMAR);
    await merge(other, [own]);
    await expect(show(own, OMAR)).rejects.toMatchObject(NOT_FOUND);
    await expect(separate(own, OMAR)).rejects.toMatchObject(NOT_FOUND);
    expect((await show(own)).mergedInto).toBe(other);
  });

  it('are refused when they are of other persons, spam, or the lead itself', async () => {
    const phone = '+971501112233';
    const [one, sameNumber] = [await enquire(newEmail(), { phone }), await enquire(newEmail(), { phone })];
    const [stranger, email] = [await enquire(newEmail()), newEmail()];
    const [real, spam] = [await enquire(email), await enquire(email)];
    await leads.dataSource.query("UPDATE lead SET status = 'spam' WHERE id = $1", [spam]);
    for (const [id, other] of [
      [one, stranger],
      [real, spam],
      [real, real],
    ] as const)
      await expect(merge(id, [other])).rejects.toMatchObject(CONFLICT);
    await expect(merge(real, [randomUUID()])).rejects.toMatchObject(NOT_FOUND);
    await merge(one, [sameNumber]);
  });

  it('are merged once when two members do it at the same time, in either direction', async () => {
    const email = newEmail();
    const [one, other] = [await enquire(email), await enquire(email)];
    const results = await Promise.allSettled([merge(one, [other]), merge(other, [one])]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: CONFLICT });
    expect(await found(email)).toHaveLength(1);
  });

  it('are merged or erased when both happen at the same time, and none is left half merged', async () => {
    const email = newEmail();
    const [one, other] = [await enquire(email), await enquire(email)];
    const [merged, erased] = await Promise.allSettled([
      merge(one, [other]),
      leads.client.request(erasePersonData, { leadId: one }),
    ]);
    expect(erased.status).toBe('fulfilled');
    if (merged.status === 'rejected') expect(merged.reason).toMatchObject(NOT_FOUND);
    expect(await found(email)).toEqual([]);
  });

  it('are not changed any more once they are merged', async () => {
    const email = newEmail();
    const [one, other] = [await enquire(email), await enquire(email)];
    await merge(one, [other]);
    for (const expectedVersion of [1, 2])
      await expect(
        leads.client.request(updateLead, { id: other, expectedVersion, status: 'done', by: 'sara' }),
      ).rejects.toMatchObject(CONFLICT);
  });

  it('of two addresses stay apart in what each person is given and has erased', async () => {
    const phone = '+971504445566';
    const [email, another] = [newEmail(), newEmail()];
    const [one, other] = [await enquire(email, { phone }), await enquire(another, { phone })];
    await note(other, 'Of the other');
    await merge(one, [other]);
    const data = await leads.client.request(showPersonData, { leadId: one });
    expect(data.leads).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${another}|Of the other`));
    await leads.client.request(erasePersonData, { leadId: one });
    expect(await found(another)).toEqual([other]);
    expect((await show(other)).mergedInto).toBeNull();
  });

  it('are stored as long as the lead that they were merged into', async () => {
    const email = newEmail();
    const [one, other] = [await enquire(email), await enquire(email)];
    await merge(one, [other]);
    const retention = leads.get(ApplyRetention);
    await leads.dataSource.query(
      "UPDATE lead SET updated_at = now() - interval '40 days', status = CASE WHEN id = $2 THEN 'done' ELSE status END WHERE id = ANY ($1)",
      [[one, other], other],
    );
    await retention.apply(new Date());
    expect(await found(email)).toEqual([one]);
    expect((await show(other)).mergedInto).toBe(one);
    await leads.dataSource.query("UPDATE lead SET status = 'done' WHERE id = $1", [one]);
    await retention.apply(new Date());
    for (const id of [one, other]) {
      await expect(show(id)).rejects.toMatchObject(NOT_FOUND);
      const kinds = await leads.dataSource.query<{ kind: string }[]>(
        'SELECT kind FROM ledger_entry WHERE lead_id = $1 ORDER BY seq DESC LIMIT 1',
        [id],
      );
      expect(kinds).toEqual([{ kind: 'expired' }]);
    }
  });
});
