import { randomUUID } from 'node:crypto';
import { showRouting, replayRouting } from '@manzil/contracts/http/lead-routing';
import { showLead } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import type { Routing, RoutingRule } from '@manzil/contracts/leads/routing';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import { deliver } from '@manzil/testing/deliver';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { EscalateLeads } from '../src/pipeline/routing/escalate-leads.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const admin = { username: 'layla', role: 'admin' as const };
const always = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '23:59', holidays: [] };
const rule = (fields: Partial<RoutingRule> = {}): RoutingRule => ({
  name: 'All',
  kinds: [],
  places: [],
  unitTypes: [],
  adType: null,
  priceFrom: null,
  priceTo: null,
  languages: [],
  hours: 'any',
  to: 'turns',
  members: [{ username: 'sara', weight: 1 }],
  respondWithin: null,
  escalateTo: null,
  ...fields,
});

describe('the routing of leads', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
  });

  const enquire = async (kind: 'contact' | 'sell' = 'contact', spamSuspected = false): Promise<string> => {
    const id = randomUUID();
    const fields = { name: 'Noor', email: `${id}@example.com`, message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { id, kind, ...fields, spamSuspected });
    return id;
  };
  const switchTo = async (rules: RoutingRule[], isOn = true): Promise<Routing> => {
    const { version } = await leads.client.request(showRouting, {});
    const routing = { hours: always, rules };
    await leads.client.request(saveRouting, { routing, isOn, expectedVersion: version });
    return routing;
  };
  const lead = (id: string) => leads.client.request(showLead, { id });
  /** Runs the job once at `now`. */
  const escalate = (now: Date): Promise<void> => leads.get(EscalateLeads).escalate(now);

  it('is off until rules are switched on, and when they are switched off', async () => {
    await switchTo([rule()], false);
    expect(await lead(await enquire())).toMatchObject({ assignee: null, routedBy: null });
  });

  it('assigns as the replay of the same leads says, also of leads that come at once', async () => {
    const members = [
      { username: 'sara', weight: 3 },
      { username: 'omar', weight: 1 },
    ];
    const routing = await switchTo([rule({ name: 'Contact', kinds: ['contact'], members })]);
    await Promise.all(Array.from({ length: 12 }, () => enquire()));
    await enquire('sell');
    const rows = await leads.dataSource.query<{ assignee: string | null; count: number }[]>(
      'SELECT assignee, count(*)::int AS count FROM lead GROUP BY assignee ORDER BY assignee',
    );
    expect(rows).toEqual([
      { assignee: 'omar', count: 3 },
      { assignee: 'sara', count: 9 },
      { assignee: null, count: 1 },
    ]);
    expect(await leads.client.request(replayRouting, { routing })).toMatchObject({
      days: 90,
      leads: 13,
      orphans: 1,
      unknownHomes: 0,
      rules: [{ name: 'Contact', leads: 12 }],
      members: [
        { username: 'sara', leads: 9 },
        { username: 'omar', leads: 3 },
      ],
    });
  });

  it('locks the rules no longer than for the turn, so that no lead waits for the transaction of another', async () => {
    await switchTo([rule()]);
    const holder = new pg.Client(leads.databaseUrl);
    await holder.connect();
    try {
      // The commit of a lead waits for the ledger.
      await holder.query("SELECT pg_advisory_lock(hashtextextended('ledger', 0))");
      const sent = [enquire(), enquire()];
      await waitFor('both leads to wait for the ledger', async () => {
        const waiting = `SELECT FROM pg_stat_activity
                         WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`;
        return (await holder.query(waiting)).rowCount === sent.length;
      });
      await holder.query('SELECT FROM routing FOR UPDATE NOWAIT');
      await holder.query('SELECT pg_advisory_unlock_all()');
      const assignees = await Promise.all(sent.map(async (id) => (await lead(await id)).assignee));
      expect(assignees).toEqual(['sara', 'sara']);
    } finally {
      await holder.end();
    }
  });

  it('stores the name of the rule, says so in the timeline, and mails the member once', async () => {
    await switchTo([rule({ name: 'Owners', members: [{ username: 'sara@agency.example', weight: 1 }] })]);
    const id = await enquire('sell');
    expect(await lead(id)).toMatchObject({ routedBy: 'Owners', assignee: 'sara@agency.example', version: 1 });
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: admin });
    const mail = { kind: 'assigned-lead', recipient: 'sara@agency.example' };
    expect(entries.find(({ kind }) => kind === 'mail')?.mail).toMatchObject(mail);
    const routed = { text: 'Owners', to: 'sara@agency.example', by: '' };
    expect(entries.filter(({ kind }) => kind === 'routed')).toMatchObject([routed]);
    expect(entries).toHaveLength(3);
  });

  /** Delivers lists as the gateway publishes them, each created this many seconds ago. */
  const disable = (...lists: [secondsAgo: number, usernames: string[]][]): Promise<unknown> =>
    deliver(
      leads.link.connection,
      lists.map(([secondsAgo, usernames]) => {
        const at = new Date(Date.now() - secondsAgo * 1_000).toISOString();
        return { subject: disabledMembersListed.subject, payload: { usernames, at } };
      }),
      (subject) => ({ stream: streamOf(subject), durable: durableName('leads', subject) }),
    );

  it('skips disabled members until they are enabled, as the replay does', async () => {
    const members = [
      { username: 'sara', weight: 1 },
      { username: 'omar', weight: 1 },
    ];
    const routing = await switchTo([rule({ members, respondWithin: 30, escalateTo: 'omar' })]);
    await disable([5, ['Sara']], [9, []]);
    const ids = [await enquire(), await enquire(), await enquire()];
    expect(await Promise.all(ids.map(async (id) => (await lead(id)).assignee))).toEqual(
      ids.map(() => 'omar'),
    );
    expect(await leads.client.request(replayRouting, { routing })).toMatchObject({
      members: [
        { username: 'sara', leads: 0 },
        { username: 'omar', leads: 3 },
      ],
    });
    await disable([4, ['sara', 'omar']]);
    expect(await lead(await enquire())).toMatchObject({ assignee: null, routedBy: null });
    await escalate(new Date(Date.now() + 30 * 86_400_000));
    expect(await lead(ids[0] ?? '')).toMatchObject({ assignee: null, respondBy: null });
    await disable([3, []]);
    expect(await lead(await enquire())).toMatchObject({ assignee: 'sara' });
  });

  it('leaves what is suspected as spam to nobody', async () => {
    await switchTo([rule()]);
    expect(await lead(await enquire('contact', true))).toMatchObject({ status: 'spam', assignee: null });
  });

  it('escalates a lead once that nobody has answered in time, and not before', async () => {
    await switchTo([rule({ respondWithin: 30, escalateTo: 'omar' })]);
    const id = await enquire();
    const { receivedAt, respondBy } = await lead(id);
    const due = new Date(respondBy ?? 0);
    // A minute a day is outside of these office hours.
    expect((due.getTime() - new Date(receivedAt).getTime()) / 60_000).toBeGreaterThanOrEqual(30);
    await escalate(new Date(due.getTime() - 1));
    expect(await lead(id)).toMatchObject({ assignee: 'sara', version: 1 });
    await Promise.all([escalate(due), escalate(due)]);
    await escalate(new Date(due.getTime() + 86_400_000));
    expect(await lead(id)).toMatchObject({ assignee: 'omar', version: 2, respondBy: null });
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: admin });
    expect(entries.filter(({ kind }) => kind === 'escalated')).toMatchObject([{ from: 'sara', to: 'omar' }]);
  });

  it.each(['contacted', 'called'] as const)('does not escalate what was answered: %s', async (answer) => {
    await switchTo([rule({ respondWithin: 30, escalateTo: 'omar' })]);
    const id = await enquire();
    if (answer === 'contacted')
      await leads.client.request(updateLead, { id, expectedVersion: 1, stage: 'contacted', by: 'sara' });
    else
      await leads.client.request(addTimelineEntry, {
        leadId: id,
        entry: { kind: 'called', id: randomUUID() },
        asMember: admin,
      });
    await escalate(new Date(Date.now() + 30 * 86_400_000));
    expect(await lead(id)).toMatchObject({ assignee: 'sara' });
  });

  it('counts in the replay what was in fact answered in time', async () => {
    const routing = { hours: always, rules: [rule({ respondWithin: 60 })] };
    const [answered] = [await enquire(), await enquire()];
    await leads.client.request(updateLead, {
      id: answered,
      expectedVersion: 1,
      stage: 'contacted',
      by: 'sara',
    });
    const { rules } = await leads.client.request(replayRouting, { routing });
    expect(rules).toEqual([{ name: 'All', leads: 2, answeredInTime: 1 }]);
  });

  it('is saved by one of two who began with the same rules', async () => {
    const { version } = await leads.client.request(showRouting, {});
    const saves = ['a', 'b', 'c'].map((name) =>
      leads.client.request(saveRouting, {
        routing: { hours: always, rules: [rule({ name })] },
        isOn: false,
        expectedVersion: version,
      }),
    );
    const results = await Promise.allSettled(saves);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
  });
});
