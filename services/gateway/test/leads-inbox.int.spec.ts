import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { Client } from 'pg';
import type { Lead, LeadPage } from '@manzil/contracts/leads/lead';
import { postJson } from './gateway-under-test.js';
import { enquiry, popup } from './sample-forms.js';
import { followNewLeads } from './follow-new-leads.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

describe('what staff see of leads', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const change = (id: string, body: unknown, cookie = staff.agent): Promise<Response> =>
    staff.call(`/api/leads/${id}`, { ...postJson(body, { cookie }), method: 'PATCH' });

  /** Stores copies of the lead with this address, with ids of their own. */
  const copyLead = async (email: string, count: number): Promise<void> => {
    const client = new Client({ connectionString: staff.leads.databaseUrl });
    await client.connect();
    const columns = await client.query<{ name: string }>(
      `SELECT quote_ident(column_name) AS name FROM information_schema.columns
       WHERE table_name = 'lead' AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name <> 'id'`,
    );
    const names = columns.rows.map(({ name }) => name).join();
    await client.query(
      `INSERT INTO lead (${names}) SELECT ${names} FROM lead, generate_series(1, $2::int) WHERE email = $1`,
      [email, count],
    );
    await client.end();
  };

  describe('the lists of the spec', () => {
    it('contain popups under the names of the spec, and every other enquiry, a row each', async () => {
      const one = popup({ Name: 'Row popup' });
      const other = enquiry({ name: 'Row enquiry', phone: '0501234567' });
      await staff.send('/popupsubscribe', one);
      await staff.send('/api/enquiries', other);
      const popups = await staff.read<Record<string, string>[]>('/userinfotable');
      const enquiries = await staff.read<Record<string, string>[]>('/internalformtable');
      expect(popups.find(({ email }) => email === one.email)).toMatchObject({
        Name: 'Row popup',
        Phone: '+971501234567',
        dialcode: '+971',
        SelectedOptionval: 'Buy',
        status: 'new',
      });
      expect(enquiries.find(({ email }) => email === other.email)).toMatchObject({
        Name: 'Row enquiry',
        kind: 'contact',
        message: 'Please call me',
        pageUrl: '/aboutus',
      });
      const tiles = await staff.read<Record<string, number>>('/api/dashboard');
      expect([popups.length, enquiries.length]).toEqual([tiles.homePageEnquiries, tiles.otherEnquiries]);
      const answer = await staff.send(
        '/staticdata',
        { tablename: 'form_submissions' },
        { cookie: staff.agent },
      );
      const [counts] = (await answer.json()) as Record<string, number>[];
      expect(counts).toMatchObject({ homePageEnquiries: popups.length, otherEnquiries: enquiries.length });
      expect(counts?.count).toBe((await staff.read<LeadPage>('/api/leads')).total);
    });

    it('are whole when they are longer than one message may be', async () => {
      const before = (await staff.read<unknown[]>('/internalformtable')).length;
      const message = 'ü'.repeat(4_000);
      const long = enquiry({ message });
      await staff.send('/api/enquiries', long);
      await copyLead(long.email, 149);
      const rows = await staff.read<{ id: string }[]>('/internalformtable');
      expect(rows).toHaveLength(before + 150);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const file = await staff.call('/api/leads/export?kinds=contact', { headers: { cookie: staff.admin } });
      expect((await file.text()).split(message)).toHaveLength(151);
    });
  });

  describe('the number of new leads', () => {
    const follow = (cookie: string) => followNewLeads(staff, cookie);

    it('arrives at once and with every change, for an agent without the leads of others', async () => {
      const [admin, agent] = await Promise.all([follow(staff.admin), follow(staff.agent)]);
      await waitFor('the first numbers', () => admin.last() !== undefined && agent.last() !== undefined);
      const [all = 0, own = 0] = [admin.last(), agent.last()];
      const lead = { ...enquiry(), id: randomUUID() };
      await staff.send('/api/enquiries', lead);
      await waitFor('one more', () => admin.last() === all + 1 && agent.last() === own + 1);
      await change(lead.id, { assignee: 'admin', expectedVersion: 1 }, staff.admin);
      await waitFor('one less for the agent', () => agent.last() === own);
      await change(lead.id, { status: 'done', expectedVersion: 2 }, staff.admin);
      await waitFor('one less for all', () => admin.last() === all);
      // Nothing is sent while nothing changes, nor when only leads change that the agent may not see.
      expect(agent.counts().slice(-3)).toEqual([own, own + 1, own]);
      for (const { stop } of [admin, agent]) stop();
    });

    it('ends when the member has another role', async () => {
      const cookie = await staff.sessionOf('manager');
      const seen = await follow(cookie);
      await waitFor('the first number', () => seen.last() !== undefined);
      await staff.dataSource.query(
        `UPDATE member SET role = 'marketer' WHERE username = 'manager@manzil.example'`,
      );
      const before = seen.counts().length;
      await staff.send('/api/enquiries', { ...enquiry(), id: randomUUID() });
      await waitFor('the end of the stream', () => seen.hasEnded());
      expect(seen.counts()).toHaveLength(before);
      expect((await staff.call('/api/leads/new/events', { headers: { cookie } })).status).toBe(403);
    });

    it('is for members only', async () => {
      expect((await staff.call('/api/leads/new/events')).status).toBe(401);
    });
  });

  describe('the inbox', () => {
    it('shows an agent their own leads and nobody’s, in every list, and no other by its id', async () => {
      const mark = randomUUID();
      const [own, free, others] = [popup({ Name: mark }), popup({ Name: mark }), popup({ Name: mark })];
      const question = enquiry({ name: mark });
      for (const body of [own, free, others]) await staff.send('/popupsubscribe', body);
      await staff.send('/api/enquiries', question);
      const give = (id: string, assignee: string): Promise<Response> =>
        change(id, { assignee, expectedVersion: 1 }, staff.admin);
      await give(own.id, 'agent@manzil.example');
      await give(others.id, 'admin');
      const [{ id: contact } = { id: '' }] = (
        await staff.read<LeadPage>(`/api/leads?q=${mark}&kinds=contact`)
      ).items;
      await give(contact, 'admin');

      expect((await staff.inbox(mark)).items.map(({ id }) => id).toSorted()).toEqual(
        [own.id, free.id].toSorted(),
      );
      expect((await staff.inbox(mark)).total).toBe(2);
      const emailsOf = async (path: string, cookie: string): Promise<string[]> =>
        (await staff.read<{ email: string }[]>(path, cookie)).map(({ email }) => email);
      const seen = await emailsOf('/userinfotable', staff.agent);
      expect([own, free, others].map(({ email }) => seen.includes(email))).toEqual([true, true, false]);
      expect(await emailsOf('/internalformtable', staff.agent)).not.toContain(question.email);
      for (const email of [own, free, others].map((body) => body.email))
        expect(await emailsOf('/userinfotable', staff.admin)).toContain(email);
      expect(await emailsOf('/internalformtable', staff.admin)).toContain(question.email);

      const show = (id: string) => staff.call(`/api/leads/${id}`, { headers: { cookie: staff.agent } });
      expect((await show(own.id)).status).toBe(200);
      expect((await show(others.id)).status).toBe(404);
      const steal = { assignee: 'agent@manzil.example', expectedVersion: 2 };
      expect((await change(others.id, steal)).status).toBe(404);
      expect((await change(others.id, { ...steal, expectedVersion: 1 })).status).toBe(404);
      expect((await change(free.id, { ...steal, expectedVersion: 1 })).status).toBe(200);
      const handedOn = await change(free.id, { assignee: 'admin', expectedVersion: 2 });
      expect(await handedOn.json()).toMatchObject({ assignee: 'admin' });
      expect((await show(free.id)).status).toBe(404);
    });

    it('is filtered by kinds, status, text and days, and paged', async () => {
      const mark = randomUUID();
      await staff.send('/popupsubscribe', popup({ Name: mark }));
      for (let index = 0; index < 3; index += 1)
        await staff.send('/api/enquiries', enquiry({ name: mark, kind: 'sell' }));
      expect((await staff.inbox(mark)).total).toBe(4);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&kinds=popup,contact`)).total).toBe(1);
      expect(
        (await staff.read<LeadPage>(`/api/leads?q=${mark}&kinds=sell&pageSize=2&page=2`)).items,
      ).toHaveLength(1);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&status=done`)).total).toBe(0);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&exceptStatus=new`)).total).toBe(0);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&exceptStatus=spam`)).total).toBe(4);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&to=2020-01-01`)).total).toBe(0);
      expect((await staff.read<LeadPage>(`/api/leads?q=${mark}&from=2020-01-01&status=`)).total).toBe(4);
    });

    it.each([
      ['kinds=popup,thieves', 'kinds.1'],
      ['status=lost', 'status'],
      ['from=yesterday', 'from'],
      ['page=0', 'page'],
      ['page=1&page=2', 'page'],
      ['pageSize=1000', 'pageSize'],
      [`q=${'x'.repeat(201)}`, 'q'],
      ['sort=price', 'sort'],
    ])('refuses ?%s by name', async (query, field) => {
      const answer = await staff.call(`/api/leads?${query}`, { headers: { cookie: staff.agent } });
      expect(await answer.json()).toMatchObject({ status: 400, issues: [{ field }] });
    });

    it('accepts one of two concurrent changes of a lead, stores its author, and refuses the other', async () => {
      const body = popup();
      await staff.send('/popupsubscribe', body);
      const { id } = body;
      const answers = await Promise.all([
        change(id, { status: 'in-progress', notes: 'Called, "no answer"', expectedVersion: 1 }),
        change(id, { status: 'done', expectedVersion: 1 }, staff.admin),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = await answers.find(({ status }) => status === 409)?.json();
      const read = () =>
        staff.dataSource.query<{ username: string; changes: unknown }[]>(
          "SELECT * FROM audit.entry WHERE action = 'lead-changed' AND entity_id = $1",
          [id],
        );
      await waitFor('the audit trail', async () => (await read()).length > 0);
      const entries = await read();
      expect(entries).toHaveLength(1);
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'version', version: 2, updatedBy: entries[0]?.username },
      });
      expect(JSON.stringify(entries)).not.toContain('no answer');
    });

    it('names the author of a change by the session and not by the request', async () => {
      const body = popup();
      await staff.send('/popupsubscribe', body);
      const first = { status: 'done', by: 'somebody else', expectedVersion: 1 };
      const saved = await change(body.id, first, staff.admin);
      expect(saved.status).toBe(200);
      const { updatedAt } = (await saved.json()) as Lead;
      const late = await change(body.id, { notes: 'Called', expectedVersion: 1 });
      expect(await late.json()).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'version', version: 2, updatedBy: 'admin', updatedAt },
      });
    });

    it.each([
      [{ expectedVersion: 1 }, 400],
      [{ status: 'done' }, 400],
      [{ status: 'gone', expectedVersion: 1 }, 400],
      [{ assignee: 'nobody-here', expectedVersion: 1 }, 400],
      [{ notes: 'x'.repeat(4_001), expectedVersion: 1 }, 400],
      [{ status: 'done', expectedVersion: '1' }, 400],
    ])('refuses the change %j', async (body, status) => {
      const sent = popup();
      await staff.send('/popupsubscribe', sent);
      expect((await change(sent.id, body)).status).toBe(status);
    });

    it('answers 404 for a lead there is not, and 400 for what can be none', async () => {
      const cookie = staff.agent;
      expect((await staff.call(`/api/leads/${randomUUID()}`, { headers: { cookie } })).status).toBe(404);
      expect((await change(randomUUID(), { status: 'done', expectedVersion: 1 })).status).toBe(404);
      expect((await staff.call('/api/leads/7', { headers: { cookie } })).status).toBe(400);
    });
  });

  describe('the export', () => {
    it('is a file with its day in its name, for admins and editors, and is recorded in the audit trail', async () => {
      const answer = await staff.call('/api/leads/export?q=somebody%40example.com', {
        headers: { cookie: await staff.sessionOf('editor') },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [entry] = await staff.dataSource.query<{ username: string; details: unknown }[]>(
        "SELECT username, details FROM audit.entry WHERE action = 'leads-exported' ORDER BY at DESC LIMIT 1",
      );
      expect(entry).toEqual({ username: 'editor@manzil.example', details: { searched: true } });
      expect((await staff.call('/api/leads/export', { headers: { cookie: staff.agent } })).status).toBe(403);
    });
  });

  describe('the dashboard', () => {
    it('has the seven numbers of the spec', async () => {
      expect(await staff.read('/api/dashboard')).toEqual({
        visits: expect.any(Number),
        totalProperties: 12,
        homePageEnquiries: expect.any(Number),
        otherEnquiries: expect.any(Number),
        buyProperty: 8,
        rentProperties: 4,
        residentialProperties: 11,
        newsletter: expect.any(Number),
        listedLastWeek: { totalProperties: 3, buyProperty: 2, rentProperties: 1, residentialProperties: 3 },
      });
    });

    it('has a row for each of the last days', async () => {
      expect((await staff.read<{ days: unknown[] }>('/api/dashboard/series')).days).toHaveLength(30);
      expect((await staff.read<{ days: unknown[] }>('/api/dashboard/series?days=7')).days).toHaveLength(7);
      const answer = await staff.call('/api/dashboard/series?days=9999', {
        headers: { cookie: staff.agent },
      });
      expect(await answer.json()).toMatchObject({ status: 400, issues: [{ field: 'days' }] });
    });
  });

  it.each([
    '/userinfotable',
    '/internalformtable',
    '/api/leads',
    '/api/leads/export',
    '/api/dashboard',
    '/api/dashboard/series',
  ])('%s is never cached', async (path) => {
    const answer = await staff.call(path, { headers: { cookie: staff.admin } });
    await answer.arrayBuffer();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-cache')).toBeNull();
  });

  it('answers 503 at once while leads is away, with the numbers that can be had, and recovers', async () => {
    await staff.leads.pause();
    expect((await staff.send('/popupsubscribe', popup())).status).toBe(503);
    expect((await staff.send('/traffic', { count: 1 })).headers.getSetCookie()).toEqual([]);
    expect((await staff.call('/userinfotable', { headers: { cookie: staff.agent } })).status).toBe(503);
    expect(await staff.read('/api/dashboard')).toMatchObject({ visits: null, totalProperties: 12 });
    await staff.leads.resume();
    expect((await staff.send('/popupsubscribe', popup())).status).toBe(200);
  });
});
