import { randomUUID } from 'node:crypto';
import { showOfficeHours } from '@manzil/contracts/http/lead-routing';
import { showLead } from '@manzil/contracts/http/leads';
import {
  makeViewingFeed,
  revokeViewingFeed,
  listFreeTimes,
  listViewings,
  changeViewing,
  listViewingSchedules,
} from '@manzil/contracts/http/viewings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import type { Viewing, ViewingHours } from '@manzil/contracts/leads/viewing';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const sara = { username: 'sara', role: 'editor' as const };
const leila = { username: 'leila@agency.example', role: 'agent' as const };
const omar = { username: 'omar@agency.example', role: 'agent' as const };
const NOT_FOUND = { code: 'NOT_FOUND' };
const FORBIDDEN = { code: 'FORBIDDEN' };
const TAKEN = { code: 'CONFLICT', extra: { details: { reason: 'taken' } } };
const HOUR_MS = 3_600_000;

/** Every day, so that the suite finds free times on each. */
const HOURS: ViewingHours = {
  openings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' })),
  duration: 30,
  notice: 48,
  daysOff: [],
};

describe('the viewings of an adviser', () => {
  let leads: RunningLeads;
  let listings: StubListings;
  const home = {
    ...HOME,
    withdrawnAt: null,
    agent: {
      name: 'Leila Haddad',
      phone: '+971501234567',
      email: 'Leila@agency.example',
      photo: null,
      licence: null,
    },
  };
  beforeAll(async () => {
    leads = await startLeads();
    listings = await startStubListings(leads.natsUrl, home);
    await leads.client.request(rpc.saveViewingSchedule, {
      adviser: leila.username,
      hours: HOURS,
      expectedVersion: 0,
      asMember: leila,
    });
  });
  afterAll(async () => {
    await listings.stop();
    await leads.stop();
  });
  beforeEach(() => leads.dataSource.query('DELETE FROM lead'));

  const { pagelink } = home;
  const free = async (): Promise<string[]> => (await leads.client.request(listFreeTimes, { pagelink })).times;
  const form = (startsAt: string, email = `${randomUUID()}@example.com`) => ({
    id: randomUUID(),
    pagelink,
    startsAt,
    name: 'Layla',
    email,
    phone: '050 123 4567',
    page: `/${pagelink}`,
    consentText: 'I agree.',
  });
  const book = (sent: ReturnType<typeof form>) => leads.client.request(rpc.bookViewing, sent);
  const bookAt = async (at = 0): Promise<ReturnType<typeof form>> => {
    const sent = form((await free())[at] ?? '');
    await book(sent);
    return sent;
  };
  const all = async (asMember: typeof sara | typeof leila = sara): Promise<Viewing[]> =>
    (await leads.client.request(listViewings, { asMember })).viewings;

  it('are offered to visitors on no holiday of the office', async () => {
    const gulfDay = (time: string): string =>
      new Date(Date.parse(time) + 4 * HOUR_MS).toISOString().slice(0, 10);
    const [first = ''] = await free();
    const day = gulfDay(first);
    const hours = { days: [1], from: '09:00', to: '18:00', holidays: [day] };
    const routing = { hours: { ...hours, holidayNames: { [day]: 'National Day' } }, rules: [] };
    expect(await leads.client.request(showOfficeHours, {})).toEqual({ hours: null });
    await leads.client.request(saveRouting, { routing, isOn: false, expectedVersion: 0 });
    expect(await leads.client.request(showOfficeHours, {})).toEqual({
      hours: { days: [1], from: '09:00', to: '18:00' },
    });
    const offered = await free();
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(gulfDay)).not.toContain(day);
    await expect(leads.client.request(rpc.bookViewing, form(first))).rejects.toMatchObject(TAKEN);
    expect(await leads.client.request(listViewingSchedules, { asMember: omar })).toMatchObject({
      holidays: [{ day, name: 'National Day' }],
      officeHours: { days: [1], from: '09:00', to: '18:00' },
    });
    await leads.client.request(saveRouting, {
      routing: { hours: { ...hours, holidays: [] }, rules: [] },
      isOn: false,
      expectedVersion: 1,
    });
    expect(await free()).toContain(first);
  });

  it('is booked for a lead by its adviser or a manager, and recorded', async () => {
    const leadId = randomUUID();
    const fields = { name: 'Layla', email: 'layla@example.com', message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { id: leadId, kind: 'contact', ...fields });
    const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 5 * HOUR_MS).toISOString();
    const wanted = { id: randomUUID(), leadId, adviser: leila.username, startsAt, outsideHours: true };
    const bookFor = (asMember: typeof sara | typeof leila, sent = wanted) =>
      leads.client.request(rpc.bookLeadViewing, { ...sent, asMember });
    await expect(bookFor(omar)).rejects.toMatchObject(FORBIDDEN);
    const viewing = await bookFor(leila);
    expect(viewing).toMatchObject({ leadId, status: 'booked', home: null });
    expect(await bookFor(leila)).toEqual(viewing);
    await expect(bookFor(sara, { ...wanted, id: randomUUID() })).rejects.toMatchObject(TAKEN);
    await expect(
      bookFor(sara, { ...wanted, id: randomUUID(), startsAt: '2020-01-01T10:00:00.000Z' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const lead = await leads.client.request(showLead, { id: leadId, asMember: sara });
    expect(lead).toMatchObject({ stage: 'viewing', assignee: leila.username, version: 2 });
    const recorded = await waitFor('it to be audited', async () => {
      const text = JSON.stringify(await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject));
      return text.includes(viewing.id) ? text : undefined;
    });
    expect(recorded).toContain('"viewing-booked"');
    expect(recorded).not.toContain('layla@example.com');
    const { viewings } = await leads.client.request(listViewings, { leadId, asMember: leila });
    expect(viewings).toHaveLength(1);
  });

  it('is in the calendar that its adviser reads by a link, until the link is revoked', async () => {
    const { id } = await bookAt();
    const asMember = leila;
    const wanted = { adviser: leila.username, asMember };
    await expect(leads.client.request(makeViewingFeed, { ...wanted, asMember: omar })).rejects.toMatchObject(
      FORBIDDEN,
    );
    const { token: first } = await leads.client.request(makeViewingFeed, wanted);
    const { token } = await leads.client.request(makeViewingFeed, wanted);
    await expect(leads.client.request(rpc.readViewingFeed, { token: first })).rejects.toMatchObject(
      NOT_FOUND,
    );
    const { calendar } = await leads.client.request(rpc.readViewingFeed, { token });
    expect(calendar).toContain(`UID:${id}@agency.example`);
    expect(calendar).toContain('Layla');
    expect(calendar).toContain('+971 50 123 4567');
    expect(calendar).not.toContain('@example.com');
    const stored = await leads.dataSource.query<unknown[]>('SELECT feed_hash::text FROM viewing_schedule');
    expect(JSON.stringify(stored)).not.toContain(token);
    const { schedules } = await leads.client.request(listViewingSchedules, { asMember });
    expect(schedules).toMatchObject([{ adviser: leila.username, hasFeed: true, version: 1 }]);
    await leads.client.request(revokeViewingFeed, wanted);
    await expect(leads.client.request(rpc.readViewingFeed, { token })).rejects.toMatchObject(NOT_FOUND);
  });

  it('follows hours that advisers save themselves and managers for all', async () => {
    const save = (asMember: typeof sara | typeof leila, expectedVersion: number, hours = HOURS) =>
      leads.client.request(rpc.saveViewingSchedule, {
        adviser: leila.username,
        hours,
        expectedVersion,
        asMember,
      });
    await expect(save(omar, 1)).rejects.toMatchObject(FORBIDDEN);
    await save(sara, 1);
    await expect(save(leila, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `The schedule was changed by ${sara.username} in the meantime`,
      extra: { details: { reason: 'version', version: 2, updatedBy: sara.username } },
    });
    expect(await save(sara, 2, { ...HOURS, openings: [] })).toMatchObject({ version: 3, openings: [] });
    const none = await leads.client.request(listFreeTimes, { pagelink });
    expect(none).toEqual({ adviser: null, duration: 0, times: [] });
    expect((await leads.client.request(listViewingSchedules, { asMember: omar })).schedules).toEqual([]);
    await save(leila, 3);
    await leads.dataSource.query('UPDATE viewing_schedule SET version = 1');
    expect((await free()).length).toBeGreaterThan(100);
  });

  it('is exported and erased with its person', async () => {
    const { id, startsAt } = await bookAt();
    const data = await leads.client.request(showPersonData, { leadId: id });
    expect(data.leads[0]?.viewings).toMatchObject([
      { startsAt, status: 'booked', home: { title: home.title } },
    ]);
    expect(JSON.stringify(data)).not.toContain('leila@agency');
    await leads.client.request(erasePersonData, { leadId: id });
    expect(await all()).toEqual([]);
    expect(await leads.dataSource.query('SELECT FROM mail WHERE viewing_id IS NOT NULL')).toEqual([]);
  });

  it('is moved by staff to no time that is over, too soon or outside the opening hours, unless that was agreed', async () => {
    await bookAt();
    const [viewing] = await all();
    if (viewing === undefined) throw new Error('There is a viewing');
    const change = ({ id, version: expectedVersion }: Viewing, startsAt: string, outsideHours?: boolean) =>
      leads.client.request(changeViewing, {
        id,
        expectedVersion,
        asMember: leila,
        change: { act: 'move', startsAt, ...(outsideHours !== undefined && { outsideHours }) },
      });
    const refused = (startsAt: string, outsideHours?: boolean) =>
      expect(change(viewing, startsAt, outsideHours)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'startsAt' }] },
      });
    const after = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
    const [first = ''] = await free();
    /** Three in the morning of Dubai, on a day that can be booked. */
    const atNight = `${first.slice(0, 10)}T23:00:00.000Z`;
    for (const outsideHours of [false, true]) await refused(after(0), outsideHours);
    await refused(after(1));
    await refused(atNight);
    const daysOff = [new Date(Date.parse(first) + 4 * HOUR_MS).toISOString().slice(0, 10)];
    const hours = { ...HOURS, daysOff };
    const save = (version: number, wanted: ViewingHours) =>
      leads.client.request(rpc.saveViewingSchedule, {
        adviser: leila.username,
        hours: wanted,
        expectedVersion: version,
        asMember: leila,
      });
    const { schedules } = await leads.client.request(listViewingSchedules, { asMember: leila });
    const { version } = await save(schedules[0]?.version ?? 0, hours);
    await refused(first);
    await save(version, HOURS);
    expect((await all()).map(({ startsAt }) => startsAt)).toEqual([viewing.startsAt]);
    const moved = await change(viewing, atNight, true);
    expect(moved.startsAt).toBe(atNight);
    const soon = after(1);
    const again = await change(moved, soon, true);
    expect(again.startsAt).toBe(soon);
  });

  // Last, because it changes the versions of the hours.
  it('of a colleague are offered in a place where they stand in, once the adviser has no free time', async () => {
    const saveHours = async (asMember: typeof leila, hours: ViewingHours): Promise<void> => {
      const { schedules } = await leads.client.request(listViewingSchedules, { asMember });
      const { version = 0, adviser = asMember.username } = schedules[0] ?? {};
      const save = { adviser, hours, expectedVersion: version, asMember };
      await leads.client.request(rpc.saveViewingSchedule, save);
    };
    const offered = () => leads.client.request(listFreeTimes, { pagelink });
    await saveHours(leila, HOURS);
    await saveHours(omar, { ...HOURS, standInPlaces: [home.community.toUpperCase()] });
    expect(await offered()).toMatchObject({ adviser: { name: home.agent.name } });
    await saveHours(leila, { ...HOURS, openings: [] });
    const { adviser, times } = await offered();
    expect(adviser).toEqual({ name: 'Our adviser', phone: null });
    const sent = form(times[0] ?? '');
    await book(sent);
    await book(sent);
    expect(await all()).toMatchObject([{ adviser: omar.username, startsAt: times[0] }]);
    await saveHours(omar, HOURS);
    expect(await offered()).toEqual({ adviser: null, duration: 0, times: [] });
    await expect(book(form(times[1] ?? ''))).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
