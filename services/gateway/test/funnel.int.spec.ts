import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@manzil/contracts/errors';
import type { Funnel } from '@manzil/contracts/leads/funnel';
import { propertySchema } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { DomainError } from '@manzil/service-kit/errors';
import { createLogger } from '@manzil/service-kit/logger';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { enquiry, popup } from './sample-forms.js';

const SAMPLE = new URL(
  '../../../packages/contracts/samples/rpc.listings.v1.property.get.response.json',
  import.meta.url,
);
const home = {
  ...propertySchema.parse(JSON.parse(readFileSync(SAMPLE, 'utf8'))),
  pagelink: 'villa-7',
  title: '=HYPERLINK("http://evil.example")',
  withdrawnAt: null,
};
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
const PERIOD = `from=${today}&to=${today}`;

describe('interest in listings', () => {
  let staff: StaffedLeads;
  let listings: NatsLink;
  beforeAll(async () => {
    staff = await startStaffedLeads();
    listings = await NatsLink.open(staff.nats.url, 'listings', createLogger('listings', 'silent'));
    listings.connection.subscribe(getProperty.subject, {
      callback: (_error, message) => {
        const { id, data } = message.json<{ id: string; data: { pagelink?: string } }>();
        const answer =
          data.pagelink === home.pagelink
            ? { response: home }
            : { err: new DomainError('NOT_FOUND', 'There is no such listing').toWire() };
        message.respond(JSON.stringify({ id, ...answer, isDisposed: true }));
      },
    });
    await listings.connection.flush();
  });
  afterAll(async () => {
    await listings.close();
    await staff.stop();
  });

  const act = (body: unknown, headers: Record<string, string> = {}) =>
    staff.send('/api/listing-actions', body, { 'user-agent': BROWSER, ...headers });
  const view = { pagelink: home.pagelink, action: 'view' };
  const views = async (): Promise<number | null> =>
    (await staff.read<Funnel>(`/api/funnel?${PERIOD}`, staff.admin)).total.views;

  it('is counted for people and not for bots, which get the same answer', async () => {
    expect((await act(view)).status).toBe(204);
    expect(await views()).toBe(1);
    for (const agent of [
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      'python-requests/2',
    ])
      expect((await act(view, { 'user-agent': agent })).status).toBe(204);
    expect(await views()).toBe(1);
  });

  it.each([
    [{ pagelink: 'no-such-home', action: 'view' }, 404],
    [{ pagelink: 'villa-7', action: 'won' }, 400],
    [{ pagelink: '', action: 'view' }, 400],
    [{ pagelink: 'x'.repeat(201), action: 'view' }, 400],
    [{ action: 'view' }, 400],
    [['view'], 400],
    [{ ...view, padding: 'x'.repeat(300_000) }, 413],
  ])('counts nothing of what is sent wrongly (%#)', async (body, status) => {
    const before = await views();
    expect((await act(body)).status).toBe(status);
    expect(await views()).toBe(before);
  });

  it('is shown to each role, agents seeing their own alone, and to nobody else', async () => {
    const body = enquiry({ kind: 'contact' });
    await staff.send('/api/enquiries', body);
    const all = await staff.read<Funnel>(`/api/funnel?${PERIOD}`, staff.admin);
    expect(all.total.enquiries).toBe(1);
    expect(all.rows.map(({ key }) => key)).toEqual(['', 'villa-7']);
    expect((await staff.read<Funnel>(`/api/funnel?${PERIOD}`, staff.agent)).rows).toEqual([]);
    for (const path of ['/api/funnel', '/api/funnel/export'])
      expect((await staff.call(`${path}?${PERIOD}`)).status).toBe(401);
  });

  it.each([
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['from=2024-01-01&to=2026-01-01', 'to'],
    ['from=yesterday&to=2026-01-01', 'from'],
    ['to=2026-01-01', 'from'],
    [`by=email&${PERIOD}`, 'by'],
    [`by=listing'--&${PERIOD}`, 'by'],
  ])('is not shown for %s, and the field is named', async (query, field) => {
    const answer = await staff.call(`/api/funnel?${query}`, { headers: { cookie: staff.admin } });
    const { status, issues } = (await answer.json()) as Problem;
    expect(status).toBe(400);
    expect(issues?.map((issue) => issue.field)).toContain(field);
  });

  it('is exported without formulas', async () => {
    const answer = await staff.call(`/api/funnel/export?${PERIOD}`, { headers: { cookie: staff.admin } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`funnel-listing-${today}-${today}.csv`);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe(
      'Listing page,Listing title,Views,Saves,Clicks on Call,Clicks on WhatsApp,Enquiries,With a viewing,Won',
    );
    expect(lines).toContain(`villa-7,"'=HYPERLINK(""http://evil.example"")",1,0,0,0,0,0,0`);
  });

  it.each(['google', null, 7, [], { first: 'x', last: { at: 'x' }, pages: ['/mydata/secret'], homes: 1 }])(
    'is received with a form whatever it says of where it came from: %j',
    async (origin) => {
      const body = enquiry({ origin });
      expect((await staff.send('/api/enquiries', body)).status).toBe(200);
      const popped = popup({ origin });
      expect((await staff.send('/popupsubscribe', popped)).status).toBe(200);
      const news = { subemail: body.email, pageUrl: 'Subscribe', origin };
      expect((await staff.send('/getemailforsub', news)).status).toBe(200);
    },
  );

  // Runs last, because all cases share one address and its limit.
  it('is not flooded from one address', async () => {
    const before = await views();
    let answer = await act(view);
    for (let sent = 0; sent < 320 && answer.status === 204; sent += 1) answer = await act(view);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const counted = (await views()) ?? 0;
    expect(counted - (before ?? 0)).toBeLessThan(300);
  });
});
