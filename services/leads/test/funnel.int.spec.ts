import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingAction } from '@manzil/contracts/leads/funnel';
import { showFunnel, showFunnelSeries, showPerformance } from '@manzil/contracts/http/funnel';
import type { Performance } from '@manzil/contracts/leads/performance';
import { countListingAction } from '@manzil/contracts/leads/funnel-rpc';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const ADVISER = 'omar@agency.example';
const home = {
  ...HOME,
  withdrawnAt: null,
  pagelink: 'villa-7',
  title: 'Villa 7',
  community: 'Dubai Marina',
  agent: { name: 'Omar', phone: null, email: ADVISER, photo: null, licence: null },
};
const editor = { username: 'sara', role: 'editor' as const };
const omar = { username: 'Omar@agency.example', role: 'agent' as const };
const nobody = { username: 'noor@agency.example', role: 'agent' as const };

describe('the funnel', () => {
  let leads: RunningLeads;
  let listings: StubListings;
  beforeAll(async () => {
    leads = await startLeads();
    listings = await startStubListings(leads.natsUrl, home);
  });
  afterAll(async () => {
    await listings.stop();
    await leads.stop();
  });

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
  const period = { from: today, to: today };
  const count = (action: ListingAction, pagelink = home.pagelink) =>
    leads.client.request(countListingAction, { pagelink, action });
  const read = (
    by: 'listing' | 'community' | 'source' | 'adviser',
    asMember: typeof editor | typeof omar = editor,
  ) => leads.client.request(showFunnel, { by, ...period, asMember });
  const enquire = async (over: object = {}): Promise<string> => {
    const id = randomUUID();
    const fields = { name: 'Layla', email: `${id}@example.com`, message: 'Hello', page: '/' };
    const listing = { reference: home.reference, pagelink: home.pagelink, title: home.title };
    await leads.client.request(submitEnquiry, { id, kind: 'listing', listing, ...fields, ...over });
    return id;
  };

  it('counts what visitors do, and what became of their enquiries, by each dimension', async () => {
    await Promise.all([...Array.from({ length: 20 }, () => count('view')), count('save'), count('call')]);
    await count('whatsapp');
    const arrival = { at: new Date().toISOString(), referrer: 'www.bing.com', utm: { source: 'Google' } };
    const origin = { first: null, last: arrival, pages: [], homes: [] };
    const won = await enquire({ origin });
    await leads.client.request(updateLead, { id: won, expectedVersion: 1, stage: 'won', by: 'sara' });
    const viewed = await enquire({ origin: { ...origin, last: { ...arrival, utm: {} } } });
    await leads.dataSource.query(
      `INSERT INTO viewing (lead_id, adviser, adviser_contact, starts_at, ends_at)
       VALUES ($1, $2, '{"name":"Omar","phone":null}', now(), now() + interval '1 hour')`,
      [viewed, ADVISER],
    );
    await enquire({ origin: { ...origin, last: null } });
    await enquire({ spamSuspected: true });
    const counted = { views: 20, saves: 1, calls: 1, whatsapps: 1 };
    const received = { enquiries: 3, viewings: 1, won: 1 };
    const total = { ...counted, ...received };
    expect(await read('listing')).toEqual({
      rows: [{ key: 'villa-7', name: 'Villa 7', ...total }],
      total,
      leftOut: 0,
    });
    expect((await read('community')).rows).toEqual([{ key: 'Dubai Marina', name: 'Dubai Marina', ...total }]);
    expect((await read('adviser')).rows).toEqual([{ key: ADVISER, name: ADVISER, ...total }]);
    const none = { views: null, saves: null, calls: null, whatsapps: null };
    const sources = await read('source');
    expect(sources.rows.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'direct', name: 'direct', ...none, enquiries: 1, viewings: 0, won: 0 },
      { key: 'google', name: 'google', ...none, enquiries: 1, viewings: 0, won: 1 },
      { key: 'www.bing.com', name: 'www.bing.com', ...none, enquiries: 1, viewings: 1, won: 0 },
    ]);
    expect(sources.total).toEqual({ ...none, ...received });
  });

  it('shows an agent their own listings and leads, and nothing of others', async () => {
    expect((await read('listing', omar)).rows).toEqual((await read('listing')).rows);
    for (const by of ['listing', 'community', 'source', 'adviser'] as const)
      expect((await read(by, nobody)).rows).toEqual([]);
  });

  it('has a lead that was given to somebody else for that member', async () => {
    const before = await read('adviser', omar);
    const id = await enquire();
    const change = { expectedVersion: 1, assignee: nobody.username, by: 'sara' };
    await leads.client.request(updateLead, { id, ...change });
    expect((await read('adviser', nobody)).rows).toMatchObject([
      { key: nobody.username, views: 0, enquiries: 1 },
    ]);
    expect(await read('adviser', omar)).toEqual(before);
  });

  it('counts nothing of a listing that is not there, or no longer', async () => {
    const before = await read('listing');
    await expect(count('view', 'no-such-home')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await read('listing')).toEqual(before);
  });

  it('asks listings once about a listing that is viewed again and again, and each time about one that is not there', async () => {
    await count('view');
    const before = listings.asked.length;
    const views = (await read('listing')).total.views ?? 0;
    for (let times = 0; times < 5; times += 1) await count('view');
    expect(listings.asked).toHaveLength(before);
    expect((await read('listing')).total.views).toBe(views + 5);
    for (let times = 0; times < 2; times += 1)
      await expect(count('view', 'no-such-home')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(listings.asked).toHaveLength(before + 2);
  });

  it('has only what happened in the period', async () => {
    await leads.dataSource.query(`
      INSERT INTO listing_count (day, pagelink, action, title, community, adviser, count)
      VALUES ('2026-01-31', 'villa-1', 'view', 'Old', 'Deira', '', 3), ('2026-02-01', 'villa-1', 'view', 'New', 'Deira', '', 4)`);
    const asMember = editor;
    const january = { by: 'listing' as const, from: '2026-01-01', to: '2026-01-31', asMember };
    expect((await leads.client.request(showFunnel, january)).rows).toMatchObject([
      { key: 'villa-1', name: 'Old', views: 3 },
    ]);
    const both = await leads.client.request(showFunnel, { ...january, to: '2026-02-28' });
    expect(both.rows).toMatchObject([{ name: 'New', views: 7 }]);
  });

  describe('over time', () => {
    const asMember = editor;
    const read2025 = (over: object) =>
      leads.client.request(showFunnelSeries, {
        by: 'listing' as const,
        from: '2025-01-30',
        to: '2025-03-02',
        asMember,
        ...over,
      });
    beforeAll(() =>
      leads.dataSource.query(`
        INSERT INTO listing_count (day, pagelink, action, title, community, adviser, count)
        VALUES ('2025-01-29', 'villa-1', 'view', 'Villa', 'Deira', '', 90), ('2025-01-30', 'villa-1', 'view', 'Villa', 'Deira', '', 3),
               ('2025-02-03', 'villa-1', 'call', 'Villa', 'Deira', 'omar', 2), ('2025-03-02', 'villa-2', 'view', 'Other', 'JVC', '', 5);
        INSERT INTO lead (kind, name, email, message, listing, status, chosen_stage, received_at, assignee, source, entered_by)
        SELECT 'listing', 'Layla', 'layla@example.com', 'Hello', '{"pagelink":"villa-1","reference":"R","title":"Villa"}', status, stage, at::timestamptz, 'omar', 'portal', 'sara'
        FROM (VALUES ('new', NULL, '2025-01-31T19:59:59Z'), ('done', 'won', '2025-01-31T20:00:00Z'), ('spam', NULL, '2025-02-01T00:00:00Z')) AS sent (status, stage, at);
        INSERT INTO lead (kind, email, consent_text, consented_at, received_at) VALUES ('newsletter', 'series@example.com', 'Yes', now(), '2025-02-01T00:00:00Z')`),
    );

    it('has every day of the Gulf, also those on which nothing happened, and adds up to the whole', async () => {
      const { points } = await read2025({ every: 'day' });
      expect(points).toHaveLength(32);
      expect(
        points.slice(0, 3).map(({ from, views, enquiries, won }) => [from, views, enquiries, won]),
      ).toEqual([
        ['2025-01-30', 3, 0, 0],
        ['2025-01-31', 0, 1, 0],
        ['2025-02-01', 0, 1, 1],
      ]);
      const whole = await leads.client.request(showFunnel, {
        by: 'listing',
        from: '2025-01-30',
        to: '2025-03-02',
        asMember,
      });
      for (const step of ['views', 'calls', 'enquiries', 'won'] as const)
        expect(points.reduce((sum, point) => sum + (point[step] ?? 0), 0)).toBe(whole.total[step]);
    });

    it('has weeks from Monday on and months, cut where the period begins and ends', async () => {
      const weeks = (await read2025({ every: 'week' })).points;
      expect(weeks.map(({ from, to }) => [from, to])).toEqual([
        ['2025-01-30', '2025-02-02'],
        ['2025-02-03', '2025-02-09'],
        ['2025-02-10', '2025-02-16'],
        ['2025-02-17', '2025-02-23'],
        ['2025-02-24', '2025-03-02'],
      ]);
      expect(weeks.map(({ views }) => views)).toEqual([3, 0, 0, 0, 5]);
      const months = (await read2025({ every: 'month' })).points;
      expect(months.map(({ from, to, enquiries }) => [from, to, enquiries])).toEqual([
        ['2025-01-30', '2025-01-31', 1],
        ['2025-02-01', '2025-02-28', 1],
        ['2025-03-01', '2025-03-02', 0],
      ]);
    });

    it('is of one row when its key is asked for, and of their own for an agent', async () => {
      const sum = async (over: object) =>
        (await read2025({ every: 'month', ...over })).points.reduce(
          (all, { views, enquiries }) => [(all[0] ?? 0) + (views ?? 0), (all[1] ?? 0) + enquiries],
          [0, 0],
        );
      expect(await sum({ key: 'villa-2' })).toEqual([5, 0]);
      expect(await sum({ by: 'community', key: 'Deira' })).toEqual([3, 0]);
      expect(await sum({ by: 'adviser', key: 'omar' })).toEqual([0, 2]);
      expect(await sum({ by: 'source', key: 'portal' })).toEqual([0, 2]);
      expect(await sum({ asMember: nobody })).toEqual([0, 0]);
      const unknown = (await read2025({ by: 'source', every: 'month' })).points;
      expect(new Set(unknown.map(({ views }) => views))).toEqual(new Set([null]));
    });
  });

  it('says how soon leads are answered, what they bring, and by whom, month by month', async () => {
    const report = (query: object = {}) => leads.client.request(showPerformance, query);
    const leadsOf = ({ months }: Performance): number => months.reduce((sum, month) => sum + month.leads, 0);
    const before = await report();
    expect(before.months).toHaveLength(6);
    const [won, open] = [await enquire(), await enquire()];
    const change = { by: 'sara', asMember: editor };
    await leads.client.request(updateLead, {
      ...{ id: won, expectedVersion: 1, stage: 'won', assignee: 'rana', dealValue: 2_500_000 },
      ...{ commission: 50_000, ...change },
    });
    await leads.client.request(updateLead, { id: open, expectedVersion: 1, dealValue: 900_000, ...change });
    await leads.dataSource.query(
      "UPDATE lead SET received_at = received_at - interval '90 minutes' WHERE id = $1",
      [won],
    );
    const after = await report();
    expect(after.rows.find(({ key }) => key === 'rana')).toMatchObject({
      ...{ leads: 1, answered: 1, won: 1, wonValue: 2_500_000, commission: 50_000 },
      responseMinutes: expect.closeTo(90, 0) as number,
    });
    expect(leadsOf(after)).toBe(leadsOf(before) + 2);
    expect(after.pipeline.value).toBe(before.pipeline.value + 900_000);
    const own = await report({ key: 'rana', months: 2 });
    expect(leadsOf(own)).toBe(1);
    expect(own.months.reduce((sum, { wonValue }) => sum + wonValue, 0)).toBe(2_500_000);
    expect((await report({ by: 'source' })).rows.map(({ key }) => key)).toContain('');
  });
});
