import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListingAction } from '@manzil/contracts/leads/funnel';
import { countListingAction, getFunnel } from '@manzil/contracts/leads/funnel-rpc';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const ADVISER = 'omar@agency.example';
const home = {
  ...HOME,
  ...{ withdrawnAt: null, pagelink: 'villa-7', title: 'Villa 7', community: 'Dubai Marina' },
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
  ) => leads.client.request(getFunnel, { by, ...period, asMember });
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
    expect((await leads.client.request(getFunnel, january)).rows).toMatchObject([
      { key: 'villa-1', name: 'Old', views: 3 },
    ]);
    const both = await leads.client.request(getFunnel, { ...january, to: '2026-02-28' });
    expect(both.rows).toMatchObject([{ name: 'New', views: 7 }]);
  });
});
