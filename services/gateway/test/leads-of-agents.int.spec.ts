import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { SubscriberPage } from '@manzil/contracts/leads/subscriber';
import { wholeRegistry } from '../src/whole-document.js';
import { postJson } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { enquiry, popup } from './sample-forms.js';

type Given = Record<'id' | 'entryId' | 'hash', string>;

/** A request about one lead. */
interface OfOne {
  about: 'one';
  query?: string;
  body?: (lead: Given & { version: number }) => unknown;
  /** The status for a lead that the agent may see. */
  own: number;
}

/** A list of leads. */
interface OfMany {
  about: 'many';
  query?: string;
}

/** An endpoint that shows no single lead. */
interface OfNone {
  about: 'none';
  because: string;
}

/** Every endpoint by which an agent reaches leads; a new one must be listed, with the data it must not show. */
const ENDPOINTS: Readonly<Record<string, OfOne | OfMany | OfNone>> = {
  'GET /api/leads': { about: 'many', query: '?pageSize=100' },
  'POST /api/leads': { about: 'none', because: 'it stores a new one, which entered-leads tests' },
  'GET /userinfotable': { about: 'many' },
  'GET /internalformtable': { about: 'many' },
  'GET /api/leads/new/events': { about: 'none', because: 'it is a number, which leads-inbox tests' },
  'GET /api/leads/tags': { about: 'none', because: 'it lists tags, which lead-tags tests' },
  'GET /api/leads/:id': { about: 'one', own: 200 },
  'GET /api/leads/:id/others': { about: 'one', own: 200 },
  'GET /api/leads/:id/consents/:hash': { about: 'one', own: 200 },
  'GET /api/leads/:id/photos/:photo': {
    about: 'none',
    because: 'only enquiries of owners have photos, which enquiry-photos tests',
  },
  'POST /api/leads/:id/merge': {
    about: 'one',
    body: ({ id }) => ({ others: [id] }),
    own: 409,
  },
  'POST /api/leads/:id/separate': { about: 'one', own: 204 },
  'GET /api/leads/:id/timeline': { about: 'one', own: 200 },
  'POST /api/leads/:id/timeline': {
    about: 'one',
    body: ({ entryId }) => ({ id: entryId, kind: 'note', text: 'Called' }),
    own: 204,
  },
  'GET /api/leads/:id/reply-context': { about: 'one', own: 200 },
  'POST /api/leads/:id/replies': {
    about: 'one',
    body: () => ({ kind: 'sent-elsewhere', id: randomUUID(), channel: 'whatsapp', text: 'Hello' }),
    own: 204,
  },
  'GET /api/leads/:id/files': { about: 'one', own: 200 },
  // The entry is a note, which has no mail.
  'POST /api/leads/:id/replies/:entryId/retry': { about: 'one', own: 404 },
  'DELETE /api/leads/:id/timeline/:entryId': { about: 'one', own: 204 },
  'PATCH /api/leads/:id': {
    about: 'one',
    body: ({ version }) => ({ nextAction: 'Call', expectedVersion: version }),
    own: 200,
  },
  'POST /api/leads/changes': { about: 'none', because: 'it answers for each lead, which is tested below' },
};

const reachesLeads = ({ path }: Endpoint): boolean =>
  /^\/api\/leads(?:\/|$)/.test(path) || ['/userinfotable', '/internalformtable'].includes(path);
const isForAgents = ({ audience }: Endpoint): boolean =>
  audience === 'public' || audience === 'member' || isPermitted('agent', audience);

const ROUTES = wholeRegistry().endpoints.filter(reachesLeads);
const OPEN = ROUTES.filter(isForAgents);
const about = <Kind extends 'one' | 'many'>(kind: Kind) =>
  OPEN.flatMap((route) => {
    const described = ENDPOINTS[nameOf(route)];
    return described?.about === kind
      ? [[nameOf(route), route, described as Extract<typeof described, { about: Kind }>] as const]
      : [];
  });

describe('the leads of others, for an agent', () => {
  let staff: StaffedLeads;
  /** A lead of the agent, an unassigned lead and a lead of another member, of each kind of form. */
  let leads: Record<'own' | 'free' | 'other', Given[]>;
  const consentText = 'I agree.';
  beforeAll(async () => {
    staff = await startStaffedLeads();
    leads = {
      own: await receive('agent@manzil.example'),
      free: await receive(null),
      other: await receive('admin'),
    };
  });
  afterAll(async () => {
    await staff.stop();
  });

  const call = (method: string, path: string, cookie: string, body?: unknown): Promise<Response> =>
    staff.call(
      path,
      body === undefined ? { method, headers: { cookie } } : { ...postJson(body, { cookie }), method },
    );
  const stored = async (id: string): Promise<Lead> =>
    (await (await call('GET', `/api/leads/${id}`, staff.admin)).json()) as Lead;

  /** Leads with a note and a consent, which are then given to a member. */
  async function receive(assignee: string | null): Promise<Given[]> {
    const forms = [
      ['/popupsubscribe', popup({ consentText })],
      ['/api/enquiries', enquiry({ id: randomUUID(), consentText })],
    ] as const;
    const given: Given[] = [];
    for (const [path, form] of forms) {
      expect((await staff.send(path, form)).ok).toBe(true);
      const [lead] = (await staff.inbox(form.email)).items;
      if (lead === undefined) throw new Error('The form made no lead');
      const { consents } = await stored(lead.id);
      given.push({ id: lead.id, entryId: randomUUID(), hash: consents[0]?.hash ?? '' });
      if (assignee === null) continue;
      const change = { assignee, expectedVersion: 1 };
      expect((await call('PATCH', `/api/leads/${lead.id}`, staff.admin, change)).status).toBe(200);
    }
    return given;
  }

  const request = async (
    { method, path }: Endpoint,
    { query = '', body }: OfOne,
    lead: Given,
  ): Promise<Response> => {
    const filled = path.replace(/:(\w+)/g, (_, name: keyof Given) => lead[name]);
    const version = body === undefined ? 0 : (await stored(lead.id)).version;
    return call(method, filled + query, staff.agent, body?.({ ...lead, version }));
  };

  it('are behind endpoints that are all listed here', () => {
    expect(OPEN.map(nameOf).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
    expect(OPEN.length).toBeLessThan(ROUTES.length);
  });

  it.each(about('one'))('do not exist: %s', async (_, route, described) => {
    for (const lead of leads.other) {
      const before = await stored(lead.id);
      const answer = await request(route, described, lead);
      expect(answer.status).toBe(404);
      expect(await stored(lead.id)).toEqual(before);
    }
    for (const lead of [...leads.own, ...leads.free])
      expect((await request(route, described, lead)).status).toBe(described.own);
  });

  it.each(about('many'))('are in no list: %s', async (_, { path }, { query = '' }) => {
    const answer = await call('GET', path + query, staff.agent);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const emailOf = async ({ id }: Given): Promise<string> => (await stored(id)).email;
    for (const lead of leads.other) expect(text).not.toContain(await emailOf(lead));
    const shown = await Promise.all([...leads.own, ...leads.free].map(emailOf));
    expect(shown.filter((email) => text.includes(email)).length).toBeGreaterThanOrEqual(2);
  });

  it('are refused among many, and the others are changed', async () => {
    const all = await Promise.all(
      [leads.own[0], leads.free[0], leads.other[0]].map(async (lead) => {
        const { id, version } = await stored(lead?.id ?? '');
        return { id, expectedVersion: version };
      }),
    );
    const [own, free, other] = all.map(({ id }) => id);
    const body = { leads: all, change: { stage: 'contacted' } };
    const answer = await call('POST', '/api/leads/changes', staff.agent, body);
    expect(await answer.json()).toEqual({
      changed: [own, free],
      refused: [{ id: other, reason: 'missing' }],
    });
    expect((await stored(other ?? '')).stage).toBe('new');
  });

  it('are joined by newsletter addresses, which an agent reads by no list, file or id', async () => {
    const subemail = `${randomUUID()}@example.com`;
    await staff.send('/getemailforsub', { subemail, pageUrl: 'Subscribe' });
    const read = async (path: string, cookie: string): Promise<unknown> =>
      (await call('GET', path, cookie)).json();
    const { items } = (await read(`/api/subscribers?q=${subemail}`, staff.admin)) as SubscriberPage;
    expect(items).toMatchObject([{ email: subemail, state: 'pending' }]);
    const [{ id, version } = { id: '', version: 0 }] = items;
    const change = { subscribers: [{ id, expectedVersion: version }], action: 'unsubscribe' };
    for (const [method, path, body] of [
      ['GET', '/api/subscribers', undefined],
      ['GET', '/api/subscribers/export', undefined],
      ['POST', '/api/subscribers/changes', change],
    ] as const)
      expect((await call(method, path, staff.agent, body)).status).toBe(403);
    expect((await call('GET', `/api/leads/${id}`, staff.agent)).status).toBe(404);
    for (const query of ['', '&kinds=newsletter', '&subscription=pending'])
      expect(await read(`/api/leads?q=${subemail}${query}`, staff.agent)).toMatchObject({ total: 0 });
  });
});
