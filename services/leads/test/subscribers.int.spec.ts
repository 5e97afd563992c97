import { randomUUID } from 'node:crypto';
import { listLeads, showLead, listOtherLeads } from '@manzil/contracts/http/leads';
import { useMailLink } from '@manzil/contracts/http/mail-links';
import { listSubscribers, changeSubscribers } from '@manzil/contracts/http/subscribers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportLeads, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import type { Subscriber, SubscriberAction } from '@manzil/contracts/leads/subscriber';
import { exportSubscribers } from '@manzil/contracts/leads/subscriber-rpc';
import { BYTE_ORDER_MARK } from '@manzil/service-kit/csv';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { readCsv } from './read-csv.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const agent = { username: 'omar', role: 'agent' as const };

describe('newsletter addresses', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'Manzil <site@agency.example>' });
  });
  beforeEach(() => leads.dataSource.query('DELETE FROM lead'));
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const subscribe = async (email: string, spamSuspected = false): Promise<void> => {
    const request = { email, agreed: true, page: 'Subscribe', spamSuspected } as const;
    await leads.client.request(subscribeNewsletter, request);
  };
  const list = (query: object = {}) => leads.client.request(listSubscribers, query);
  const only = async (q = ''): Promise<Subscriber> => {
    const { items } = await list({ q });
    if (items[0] === undefined) throw new Error('There is no such address');
    return items[0];
  };
  const change = (action: SubscriberAction, ...subscribers: Pick<Subscriber, 'id' | 'version'>[]) =>
    leads.client.request(changeSubscribers, {
      action,
      by: 'sara',
      subscribers: subscribers.map(({ id, version }) => ({ id, expectedVersion: version })),
    });
  const mailsTo = async (email: string): Promise<number> =>
    (await leads.dataSource.query<unknown[]>('SELECT FROM mail WHERE recipient = $1', [email])).length;

  it('are found by state, address and day, in each order, page by page', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, email, consent_text, consented_at, received_at, status, awaits_confirmation, unsubscribed_at)
       SELECT 'newsletter', 'Reader' || lpad(i::text, 2, '0') || '@example.com', 'I agree', now(),
              '2026-11-01T20:30:00Z'::timestamptz + i * interval '1 day', CASE i % 4 WHEN 0 THEN 'spam' ELSE 'new' END,
              i % 4 = 1, CASE i % 4 WHEN 2 THEN now() END
       FROM generate_series(0, 39) AS i`,
    );
    const addresses = async (query: object) => (await list(query)).items.map(({ email }) => email);
    const all = await list({ pageSize: 15, page: 3 });
    expect(all).toMatchObject({ total: 40, pageCount: 3, page: 3 });
    expect(all.items).toHaveLength(10);
    expect(all.counts).toEqual({ subscribed: 10, pending: 10, unsubscribed: 10, suspected: 10 });
    for (const state of ['subscribed', 'pending', 'unsubscribed', 'suspected'] as const) {
      const found = await list({ state });
      expect(found.total).toBe(10);
      expect(new Set(found.items.map((item) => item.state))).toEqual(new Set([state]));
    }
    expect(await addresses({ q: 'READER07' })).toEqual(['Reader07@example.com']);
    expect(await addresses({ q: '%' })).toEqual([]);
    // 20:30 UTC is after midnight in the Gulf.
    expect(await addresses({ from: '2026-11-02', to: '2026-11-03' })).toEqual([
      'Reader01@example.com',
      'Reader00@example.com',
    ]);
    for (const [sort, first] of [
      ['newest', 'Reader39@example.com'],
      ['oldest', 'Reader00@example.com'],
      ['address', 'Reader00@example.com'],
    ] as const)
      expect((await addresses({ sort }))[0]).toBe(first);
  });

  it('are no leads: not in the inbox, its file or among the leads of a person', async () => {
    await subscribe('layla@example.com');
    await leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, message) VALUES ('contact', 'Layla', 'layla@example.com', 'Hello')`,
    );
    const inbox = await leads.client.request(listLeads, { q: 'layla' });
    expect(inbox.items.map(({ kind }) => kind)).toEqual(['contact']);
    expect(inbox.total).toBe(1);
    const { csv } = await leads.client.request(exportLeads, {});
    expect(readCsv(csv)).toHaveLength(2);
    const leadId = inbox.items[0]?.id ?? '';
    const asMember = { username: 'sara', role: 'editor' as const };
    const others = await leads.client.request(listOtherLeads, { leadId, asMember });
    expect(others).toMatchObject({ total: 0, leads: [] });
    // The previous release requests the kind by its name.
    const named = await leads.client.request(listLeads, { kinds: ['newsletter'] });
    expect(named.items).toMatchObject([{ kind: 'newsletter', stage: null }]);
  });

  it('cannot be read or changed by an agent, in any way', async () => {
    await subscribe('layla@example.com');
    const { id, version } = await only();
    for (const query of [{}, { kinds: ['newsletter' as const] }, { subscription: 'pending' as const }]) {
      expect((await leads.client.request(listLeads, { ...query, asMember: agent })).total).toBe(0);
      const { csv } = await leads.client.request(exportLeads, { ...query, asMember: agent });
      expect(readCsv(csv)).toHaveLength(1);
    }
    const missing = { code: 'NOT_FOUND' };
    await expect(leads.client.request(showLead, { id, asMember: agent })).rejects.toMatchObject(missing);
    const taking = { id, expectedVersion: version, assignee: 'omar', asMember: agent };
    await expect(leads.client.request(updateLead, taking)).rejects.toMatchObject(missing);
  });

  it('have no stage', async () => {
    await subscribe('layla@example.com');
    const { id, version } = await only();
    const won = leads.client.request(updateLead, { id, expectedVersion: version, stage: 'won' });
    await expect(won).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'stage' }] },
    });
  });

  it('end by a member, which can be taken back, and stay ended for whose owner has ended them', async () => {
    await subscribe('reader@example.com');
    const source = await waitFor('the mail', () =>
      smtp.received.find(({ to }) => to.includes('reader@example.com'))?.source.replace(/=\r?\n/g, ''),
    );
    const tokens = [...source.matchAll(/: https:\/\/agency\.example\/mail\/([\w-]+)/g)].map(
      ([, token]) => token,
    );
    await leads.client.request(useMailLink, { token: [...new Set(tokens)][0] ?? '' });
    const { id, ...subscribed } = await only();
    const ended = await change('unsubscribe', { id, version: subscribed.version });
    expect(ended).toEqual({ changed: [{ id, version: subscribed.version + 1 }], refused: [] });
    expect(await only()).toMatchObject({ state: 'unsubscribed', unsubscribedBy: 'sara' });
    const again = await change('unsubscribe', await only());
    expect(again.refused).toEqual([{ id, reason: 'state' }]);
    await change('resume', await only());
    const { version, ...rest } = subscribed;
    expect(await only()).toMatchObject({ ...rest, version: version + 2 });

    await leads.client.request(useMailLink, { token: [...new Set(tokens)][1] ?? '' });
    expect(await only()).toMatchObject({ state: 'unsubscribed', unsubscribedBy: null });
    expect((await change('resume', await only())).refused).toEqual([{ id, reason: 'state' }]);
  });

  it('that were suspected are asked to confirm when a member accepts them, in the list or in the inbox of before', async () => {
    for (const [email, accept] of [
      ['one@example.com', async (found: Subscriber) => void (await change('accept', found))],
      [
        'two@example.com',
        async ({ id, version }: Subscriber) =>
          void (await leads.client.request(updateLead, {
            id,
            expectedVersion: version,
            status: 'new',
            by: 'sara',
          })),
      ],
    ] as const) {
      await subscribe(email, true);
      const suspected = await only(email);
      expect(suspected.state).toBe('suspected');
      expect(await mailsTo(email)).toBe(0);
      await accept(suspected);
      expect(await only(email)).toMatchObject({ state: 'pending' });
      await waitFor('the confirmation', () => smtp.received.some(({ to }) => to.includes(email)));
      expect(await mailsTo(email)).toBe(1);
    }
  });

  it('are changed each by itself, and what was changed in between is not', async () => {
    await subscribe('one@example.com');
    await subscribe('two@example.com');
    const [one, two] = [await only('one'), await only('two')];
    await change('unsubscribe', two);
    const nobody = randomUUID();
    const result = await change('unsubscribe', one, two, { id: nobody, version: 1 });
    expect(result.changed).toEqual([{ id: one.id, version: one.version + 1 }]);
    expect(result.refused).toEqual([
      { id: two.id, reason: 'version' },
      { id: nobody, reason: 'missing' },
    ]);
    const entries = await leads.dataSource.query<object[]>(
      "SELECT author, old_value, new_value FROM lead_entry WHERE lead_id = $1 AND kind = 'status-changed'",
      [one.id],
    );
    expect(entries).toEqual([{ author: 'sara', old_value: 'pending', new_value: 'unsubscribed' }]);
  });

  it('are exported whole, in slices, without a formula', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, email, consent_text, consented_at, page, received_at)
       SELECT 'newsletter', 'reader' || i || '@example.com', 'I agree', now(), '=1+1', now() - i * interval '1 minute'
       FROM generate_series(1, 400) AS i`,
    );
    const first = await leads.client.request(exportSubscribers, { state: 'subscribed' });
    expect(first.next).not.toBeNull();
    const cursor = first.next ?? undefined;
    const second = await leads.client.request(exportSubscribers, { state: 'subscribed', cursor });
    const [head = [], ...rows] = readCsv((first.csv + second.csv).replace(BYTE_ORDER_MARK, ''));
    expect(second.next).toBeNull();
    expect(rows).toHaveLength(400);
    expect(new Set(rows.map(([email]) => email)).size).toBe(400);
    expect(head.slice(0, 2)).toEqual(['Email', 'State']);
    expect(rows[0]?.[head.indexOf('Page')]).toBe("'=1+1");
  });
});
