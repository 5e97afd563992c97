import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { listFreeTimes, showOwnViewing, listViewings, changeViewing } from '@manzil/contracts/http/viewings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import type { Viewing, ViewingHours } from '@manzil/contracts/leads/viewing';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { RemindVisitors } from '../src/pipeline/viewing/remind-visitors.js';
import { readMail } from './read-mail.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const sara = { username: 'sara', role: 'editor' as const };
const leila = { username: 'leila@agency.example', role: 'agent' as const };
const omar = { username: 'omar@agency.example', role: 'agent' as const };
const [NOT_FOUND, CONFLICT] = [{ code: 'NOT_FOUND' }, { code: 'CONFLICT' }];
const TAKEN = { code: 'CONFLICT', extra: { details: { reason: 'taken' } } };
const HOUR_MS = 3_600_000;

/** Every day, so that the suite finds free times on each. */
const HOURS: ViewingHours = {
  openings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' })),
  ...{ duration: 30, notice: 48, daysOff: [] },
};

describe('a viewing', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let replica: RunningService;
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
    smtp = await startSmtp();
    const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Agency <site@agency.example>' };
    leads = await startLeads(settings);
    listings = await startStubListings(leads.natsUrl, home);
    replica = await startReplica(leads, settings);
    await leads.client.request(rpc.saveViewingSchedule, {
      ...{ adviser: leila.username, hours: HOURS, expectedVersion: 0, asMember: leila },
    });
  });
  afterAll(async () => {
    await replica.stop();
    await listings.stop();
    await leads.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
    smtp.received.length = 0;
  });

  const { pagelink } = home;
  const free = async (): Promise<string[]> => (await leads.client.request(listFreeTimes, { pagelink })).times;
  const form = (startsAt: string, email = `${randomUUID()}@example.com`) => ({
    ...{ id: randomUUID(), pagelink, startsAt, name: 'Layla', email, phone: '050 123 4567' },
    ...{ page: `/${pagelink}`, consentText: 'I agree.' },
  });
  const book = (sent: ReturnType<typeof form>) => leads.client.request(rpc.bookViewing, sent);
  const bookAt = async (at = 0): Promise<ReturnType<typeof form>> => {
    const sent = form((await free())[at] ?? '');
    await book(sent);
    return sent;
  };
  const all = async (asMember: typeof sara | typeof leila = sara): Promise<Viewing[]> =>
    (await leads.client.request(listViewings, { asMember })).viewings;
  const mailsTo = (email: string) =>
    smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => readMail(source));
  const mailTo = (email: string, subject: RegExp, replyTo?: string) =>
    waitFor(`a mail ${String(subject)} to ${email}`, () =>
      mailsTo(email).find(
        (mail) => subject.test(mail.subject) && [undefined, mail.replyTo].includes(replyTo),
      ),
    );
  const tokenOf = ({ text }: { text: string }): string => /\/viewings\/([\w-]+)/.exec(text)?.[1] ?? '';
  const utc = (time: string): string => time.replace(/[-:]|\.\d+/g, '');
  const change = (
    viewing: Viewing,
    how: Parameters<typeof request>[1],
    asMember = sara as typeof sara | typeof leila,
  ) => request(viewing, how, asMember);
  const request = (
    { id, version: expectedVersion }: Viewing,
    how: { act: 'move'; startsAt: string } | { act: 'cancel' | 'attended' | 'no-show' },
    asMember: typeof sara | typeof leila,
  ) => leads.client.request(changeViewing, { id, expectedVersion, change: how, asMember });

  it('is booked with its lead, at the stage of viewings and with the adviser', async () => {
    const { id, startsAt } = await bookAt();
    const lead = await leads.client.request(showLead, { id, asMember: sara });
    expect(lead).toMatchObject({
      ...{ kind: 'listing', stage: 'viewing', assignee: leila.username, phone: '+971501234567' },
      listing: { pagelink, title: home.title },
    });
    expect(lead.consents).toHaveLength(1);
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: leila });
    expect(entries.map(({ kind, to }) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['viewing-booked', startsAt],
        ['stage-changed', 'viewing'],
      ]),
    );
    expect(await all(leila)).toMatchObject([
      { adviser: leila.username, startsAt, visitor: { name: 'Layla' } },
    ]);
    expect(await all(omar)).toEqual([]);
    expect(await free()).not.toContain(startsAt);
  });

  it('is booked once by a form that is sent again, and not silently at another time', async () => {
    const sent = await bookAt();
    await book(sent);
    expect(await all()).toHaveLength(1);
    await expect(book({ ...sent, startsAt: (await free())[3] ?? '' })).rejects.toMatchObject({
      ...CONFLICT,
      extra: { details: { reason: 'booked' } },
    });
    expect(await all()).toHaveLength(1);
  });

  it('is booked by one of two visitors who want the same time at once', async () => {
    const [startsAt = '', next = ''] = await free();
    const other = replica.app.get(RpcClient);
    const results = await Promise.allSettled([
      leads.client.request(rpc.bookViewing, form(startsAt)),
      other.request(rpc.bookViewing, form(startsAt)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject(TAKEN);
    expect(refused?.reason).toMatchObject({ extra: { details: { next: expect.arrayContaining([next]) } } });
    expect(String(refused?.reason)).toMatch(/ at \d\d:\d\d is not free any more\. The next free times are /);
    expect(await all()).toHaveLength(1);
    // The refused booking has stored no lead either.
    expect(await leads.dataSource.query('SELECT FROM lead')).toHaveLength(1);
  });

  it('never overlaps another one of the adviser, whoever writes it into the database', async () => {
    await bookAt();
    const insert = (from: string, to: string, status = 'booked') =>
      leads.dataSource.query(
        `INSERT INTO viewing (lead_id, adviser, adviser_contact, starts_at, ends_at, status)
         SELECT lead_id, upper(adviser), adviser_contact, starts_at + $1::interval, starts_at + $2::interval, $3 FROM viewing
         WHERE status = 'booked' LIMIT 1`,
        [from, to, status],
      );
    await expect(insert('29 minutes', '1 hour')).rejects.toThrow('viewing_once');
    await expect(insert('-1 hour', '1 minute')).rejects.toThrow('viewing_once');
    await insert('0', '30 minutes', 'cancelled');
    await insert('30 minutes', '1 hour');
    // Two connections at once: the second waits for the first and is refused.
    const results = await Promise.allSettled([insert('2 hours', '3 hours'), insert('2 hours', '3 hours')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused outside the free times, and to who has three to come', async () => {
    const [first = ''] = await free();
    const tooEarly = new Date(new Date(first).getTime() - 48 * HOUR_MS).toISOString();
    await expect(book(form(tooEarly))).rejects.toMatchObject(TAKEN);
    await expect(book({ ...form(first), pagelink: 'no-such-home' })).rejects.toMatchObject(NOT_FOUND);
    const email = `${randomUUID()}@example.com`;
    for (const tag of ['', '+a', '+b'])
      await book(form((await free())[0] ?? '', email.replace('@', `${tag}@`)));
    await expect(book(form((await free())[0] ?? '', email.toUpperCase()))).rejects.toMatchObject({
      ...CONFLICT,
      extra: { details: { reason: 'too-many' } },
    });
    expect(await leads.dataSource.query('SELECT FROM lead')).toHaveLength(3);
  });

  it('of a suspected bot is stored as spam and takes nobody’s time', async () => {
    const [startsAt = ''] = await free();
    await book({ ...form(startsAt), ...{ spamSuspected: true } });
    expect(await all()).toEqual([]);
    expect(await free()).toContain(startsAt);
  });

  it('is mailed with an event that is moved and cancelled as the viewing is', async () => {
    const { id, email, startsAt } = await bookAt();
    const booked = await mailTo(email, /^Your viewing on/);
    const [next = ''] = await free();
    expect(booked.event).toContain('METHOD:REQUEST');
    expect(booked.event).toContain(`DTSTART:${utc(startsAt)}`);
    expect(booked.event).toContain(`UID:${id}@agency.example`);
    expect(booked.event).toContain('SEQUENCE:0');
    expect(booked.event).toContain('mailto:site@agency.example');
    expect(booked.event).toContain('LOCATION:Marina Crest Tower\\, Dubai Marina\\, Dubai');
    expect(booked.event).toContain('GEO:25.0805;55.1403');
    expect(booked.text).not.toContain('Layla');
    // A mail about a viewing of the test before may still arrive.
    expect((await mailTo(leila.username, /^Viewing on/, email)).text).toContain('+971 50 123 4567');
    const token = tokenOf(booked);
    await leads.client.request(rpc.changeOwnViewing, { token, change: { act: 'move', startsAt: next } });
    const { event: moved } = await mailTo(email, /^Your viewing is now on/);
    expect(moved).toContain(`DTSTART:${utc(next)}`);
    expect(moved).toContain('SEQUENCE:1');
    expect(moved).toContain(`UID:${id}@agency.example`);
    await mailTo(leila.username, /^Viewing moved to/);
    const own = await leads.client.request(rpc.changeOwnViewing, { token, change: { act: 'cancel' } });
    const spaced = { phone: '+971 50 123 4567' };
    expect(own).toMatchObject({ status: 'cancelled', isOpen: false, times: [], adviser: spaced });
    // A second click changes nothing.
    await leads.client.request(rpc.changeOwnViewing, { token, change: { act: 'cancel' } });
    const { event: last } = await mailTo(email, /is cancelled$/);
    await mailTo(leila.username, /cancelled: Layla$/);
    expect(last).toContain('METHOD:CANCEL');
    expect(last).toContain('SEQUENCE:2');
    expect(last).toContain('STATUS:CANCELLED');
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: sara });
    expect(
      entries.filter(({ kind }) => kind.startsWith('viewing-')).map(({ kind, by }) => [kind, by]),
    ).toEqual([
      ['viewing-cancelled', ''],
      ['viewing-moved', ''],
      ['viewing-booked', ''],
    ]);
    expect(await free()).toContain(startsAt);
  });

  it('is changed by the link of its mail alone, and by no other link', async () => {
    const { email } = await bookAt();
    const mail = await mailTo(email, /^Your viewing on/);
    const stop = /\/mail\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    for (const token of [stop, 'x'.repeat(60)])
      await expect(leads.client.request(showOwnViewing, { token })).rejects.toMatchObject(NOT_FOUND);
    const own = await leads.client.request(showOwnViewing, { token: tokenOf(mail) });
    expect(own).toMatchObject({
      isOpen: true,
      adviser: { name: 'Leila Haddad' },
      home: { title: home.title },
    });
    const [taken] = await all();
    const other = await bookAt();
    await expect(
      leads.client.request(rpc.changeOwnViewing, {
        ...{ token: tokenOf(mail), change: { act: 'move', startsAt: other.startsAt } },
      }),
    ).rejects.toMatchObject(TAKEN);
    expect((await all())[0]?.version).toBe(taken?.version);
  });

  it('reminds its visitor a day and two hours before, once each, and not of what is cancelled', async () => {
    await bookAt();
    const { id, startsAt } = await bookAt();
    const [first] = await all();
    if (first !== undefined) await change(first, { act: 'cancel' });
    const remind = (hoursBefore: number) =>
      replica.app.get(RemindVisitors).remind(new Date(new Date(startsAt).getTime() - hoursBefore * HOUR_MS));
    const reminders = () =>
      leads.dataSource.query<{ viewing_id: string }[]>(
        "SELECT viewing_id FROM mail WHERE kind = 'viewing-reminder'",
      );
    await remind(24.5);
    expect(await reminders()).toEqual([]);
    await Promise.all([remind(23.9), remind(23.9)]);
    await remind(3);
    expect(await reminders()).toEqual([{ viewing_id: id }]);
    await remind(1.9);
    await remind(0.1);
    await remind(-0.1);
    expect(await reminders()).toEqual([{ viewing_id: id }, { viewing_id: id }]);
    await mailTo(await visitorOf(id), /^Reminder: your viewing on/);
  });
  const visitorOf = async (id: string): Promise<string> =>
    (await all()).find((viewing) => viewing.id === id)?.visitor.email ?? '';

  it('that is booked later than a reminder was due has none of it', async () => {
    const { startsAt } = await bookAt();
    await leads.dataSource.query("UPDATE viewing SET placed_at = starts_at - interval '3 hours'");
    const remind = (hours: number) =>
      replica.app.get(RemindVisitors).remind(new Date(new Date(startsAt).getTime() - hours * HOUR_MS));
    await remind(2.5);
    const count = async () =>
      (await leads.dataSource.query<unknown[]>("SELECT FROM mail WHERE kind = 'viewing-reminder'")).length;
    expect(await count()).toBe(0);
    await remind(1.5);
    expect(await count()).toBe(1);
  });

  it('is moved, cancelled and closed by staff, on the version that they saw', async () => {
    await bookAt();
    const [viewing] = await all();
    if (viewing === undefined) throw new Error('There is a viewing');
    await expect(change(viewing, { act: 'cancel' }, omar)).rejects.toMatchObject(NOT_FOUND);
    await expect(change(viewing, { act: 'attended' }, leila)).rejects.toMatchObject(CONFLICT);
    const [next = ''] = await free();
    const moved = await change(viewing, { act: 'move', startsAt: next }, leila);
    expect(moved).toMatchObject({ startsAt: next, version: 2 });
    await expect(change(viewing, { act: 'cancel' })).rejects.toMatchObject(CONFLICT);
    await leads.dataSource.query("UPDATE viewing SET starts_at = now() - interval '1 hour', ends_at = now()");
    const missed = await change(moved, { act: 'no-show' }, leila);
    expect(missed.status).toBe('no-show');
    const corrected = await change(missed, { act: 'attended' }, leila);
    expect(corrected.status).toBe('attended');
    await expect(change(corrected, { act: 'cancel' })).rejects.toMatchObject(CONFLICT);
    const { entries } = await leads.client.request(showTimeline, { leadId: viewing.leadId, asMember: sara });
    expect(
      entries.filter(({ kind }) => kind.startsWith('viewing-')).map(({ kind, by }) => [kind, by]),
    ).toEqual([
      ['viewing-attended', leila.username],
      ['viewing-missed', leila.username],
      ['viewing-moved', leila.username],
      ['viewing-booked', ''],
    ]);
  });
});
