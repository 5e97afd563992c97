import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewing, ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { alteredToken } from '@manzil/testing/altered-token';
import { postJson } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

const AGENT = 'agent@manzil.example';
const HOUR_MS = 3_600_000;
const FORMS = 3;
const READS = 40;
const HOURS = {
  openings: [{ day: 1, from: '09:00', to: '18:00' }],
  duration: 30,
  notice: 2,
  daysOff: [],
};

describe('viewings over HTTP', () => {
  let staff: StaffedLeads;
  /** A viewing of the admin, to whom the lead is assigned too. */
  let viewing: Viewing;
  beforeAll(async () => {
    staff = await startStaffedLeads({ FORMS_PER_ADDRESS: String(FORMS), MISSES_PER_ADDRESS: String(READS) });
    const lead = await enter(staff.admin, 'admin');
    const booked = await book(staff.admin, { leadId: lead, adviser: 'admin' });
    expect(booked.status).toBe(200);
    viewing = (await booked.json()) as Viewing;
  });
  afterAll(async () => {
    await staff.stop();
  });

  const send = (cookie: string, method: string, path: string, body?: unknown): Promise<Response> =>
    staff.call(path, {
      ...(body === undefined ? { headers: { cookie } } : postJson(body, { cookie })),
      method,
    });
  const enter = async (cookie: string, assignee: string | null): Promise<string> => {
    const id = randomUUID();
    const response = await send(cookie, 'POST', '/api/leads', {
      id,
      kind: 'contact',
      name: 'Noor',
      email: 'noor@example.com',
      phone: '',
      message: '',
      pagelink: null,
      source: 'phone',
      assignee,
    });
    expect(response.status).toBe(200);
    return id;
  };
  const book = (cookie: string, about: { leadId: string; adviser: string }): Promise<Response> => {
    const startsAt = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    return send(cookie, 'POST', '/api/lead-viewings', { id: randomUUID(), startsAt, ...about });
  };
  const save = (cookie: string, adviser: string, expectedVersion = 0): Promise<Response> =>
    send(cookie, 'PUT', `/api/viewing-hours/${adviser}`, { hours: HOURS, expectedVersion });
  const listed = async (cookie: string): Promise<Viewing[]> =>
    (await staff.read<{ viewings: Viewing[] }>('/api/viewings', cookie)).viewings;

  it('are for members', async () => {
    const answers = await Promise.all([
      send('', 'GET', '/api/viewings'),
      send('', 'GET', '/api/viewing-hours'),
      save('', 'admin'),
      book('', { leadId: viewing.leadId, adviser: 'admin' }),
      send('', 'POST', `/api/viewings/${viewing.id}/changes`, {
        expectedVersion: 1,
        change: { act: 'cancel' },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('of a colleague are neither seen nor changed by an agent', async () => {
    expect(await listed(staff.agent)).toEqual([]);
    expect(await staff.read(`/api/viewings?adviser=admin`)).toEqual({ viewings: [] });
    const change = { expectedVersion: 1, change: { act: 'cancel' } };
    const refused = await send(staff.agent, 'POST', `/api/viewings/${viewing.id}/changes`, change);
    expect(refused.status).toBe(404);
    expect((await listed(staff.admin)).map(({ id, status }) => [id, status])).toEqual([
      [viewing.id, 'booked'],
    ]);
  });

  it('are not booked by an agent for a colleague, nor for a colleague’s lead', async () => {
    const own = await enter(staff.agent, null);
    expect((await book(staff.agent, { leadId: own, adviser: 'admin' })).status).toBe(403);
    expect((await book(staff.agent, { leadId: viewing.leadId, adviser: AGENT })).status).toBe(404);
    expect((await book(staff.agent, { leadId: own, adviser: AGENT })).status).toBe(200);
    expect((await listed(staff.agent)).map(({ adviser }) => adviser)).toEqual([AGENT]);
  });

  it('have hours that an agent sees and changes of their own alone', async () => {
    expect((await save(staff.admin, 'admin')).status).toBe(200);
    for (const [method, path] of [
      ['POST', '/api/viewing-hours/admin/calendar'],
      ['DELETE', '/api/viewing-hours/admin/calendar'],
    ] as const)
      expect((await send(staff.agent, method, path)).status).toBe(403);
    expect((await save(staff.agent, 'admin', 1)).status).toBe(403);
    expect((await save(staff.agent, AGENT)).status).toBe(200);
    const { schedules } = await staff.read<{ schedules: ViewingSchedule[] }>('/api/viewing-hours');
    expect(schedules.map(({ adviser }) => adviser)).toEqual([AGENT]);
    expect((await save(await staff.sessionOf('editor'), AGENT, 1)).status).toBe(200);
    const unknown = await save(staff.admin, 'nobody');
    expect(await unknown.json()).toMatchObject({ issues: [{ field: 'adviser' }] });
  });

  it('are in a calendar behind a link that is known to who made it, until it is revoked', async () => {
    const made = await send(staff.agent, 'POST', `/api/viewing-hours/${AGENT}/calendar`);
    const { token } = (await made.json()) as { token: string };
    const read = (link: string): Promise<Response> => staff.call(`/api/viewing-calendars/${link}`);
    expect(await (await read(token)).text()).toContain('BEGIN:VCALENDAR');
    const guesses = [randomBytes(32).toString('base64url'), alteredToken(token)];
    for (const guess of guesses) expect((await read(guess)).status).toBe(404);
    expect((await send(staff.agent, 'DELETE', `/api/viewing-hours/${AGENT}/calendar`)).status).toBe(204);
    expect((await read(token)).status).toBe(404);
  });

  it('are not found by guessed links of visitors, and guesses are limited', async () => {
    const guess = (): string => randomBytes(60).toString('base64url');
    const change = (token: string): Promise<Response> =>
      staff.call(`/api/own-viewings/${token}/changes`, postJson({ act: 'cancel' }));
    expect((await staff.call(`/api/own-viewings/${guess()}`)).status).toBe(404);
    const answers: number[] = [];
    for (let count = 0; count <= FORMS; count += 1) answers.push((await change(guess())).status);
    expect(answers).toEqual([...Array.from({ length: FORMS }, () => 404), 429]);
    expect((await listed(staff.admin)).every(({ status }) => status === 'booked')).toBe(true);
  });

  it('are read by visitors so often and no oftener, which does not keep web or members from it', async () => {
    const path = (): string => `/api/own-viewings/${randomBytes(60).toString('base64url')}`;
    const read = async (from: string): Promise<number> => (await fetch(from + path())).status;
    let answers = await Promise.all(Array.from({ length: 3 * READS }, () => read(staff.url)));
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    // The limit refills a little while a slow machine sends the requests.
    expect(answers.filter((status) => status === 404).length).toBeLessThan(2 * READS);
    answers = [await read(staff.internalUrl), (await send(staff.admin, 'GET', path())).status];
    expect(answers).toEqual([404, 404]);
    // The free times of a home count among the same reads.
    const times = Array.from({ length: READS }, () => staff.call('/api/viewing-times/no-such-home'));
    expect((await Promise.all(times)).map(({ status }) => status)).toContain(429);
    // Other links in mails that show stored data share the limit.
    for (const kind of ['saved-searches', 'person-data', 'mail-links']) {
      const guesses = Array.from({ length: READS }, () => staff.call(path().replace('own-viewings', kind)));
      const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
      expect([kind, statuses.has(429)]).toEqual([kind, true]);
    }
  });
});
