import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import { postJson } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

describe('entering a lead', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const enter = (cookie: string, over: Record<string, unknown> = {}): Promise<Response> => {
    const lead = {
      id: randomUUID(),
      kind: 'contact',
      name: 'Rashid',
      email: '',
      phone: '050 123 4567',
      message: '',
      pagelink: null,
      source: 'walk-in',
      assignee: null,
      ...over,
    };
    return staff.call('/api/leads', postJson(lead, cookie === '' ? {} : { cookie }));
  };
  const issuesOf = async (response: Response): Promise<unknown> =>
    ((await response.json()) as { issues?: unknown }).issues;

  it('is for members', async () => {
    expect((await enter('')).status).toBe(401);
    for (const cookie of [staff.admin, await staff.sessionOf('editor')])
      expect((await enter(cookie)).status).toBe(200);
  });

  it('gives an agent what they enter, under the name of the session', async () => {
    const response = await enter(staff.agent, {
      enteredBy: 'admin',
      asMember: { username: 'admin', role: 'admin' },
    });
    expect(response.status).toBe(200);
    const lead = (await response.json()) as Lead;
    expect(lead).toMatchObject({ enteredBy: 'agent@manzil.example', assignee: 'agent@manzil.example' });
    expect(await staff.read<Lead>(`/api/leads/${lead.id}`)).toMatchObject({ name: 'Rashid' });
    const refused = await enter(staff.agent, { assignee: 'admin' });
    expect([refused.status, await issuesOf(refused)]).toEqual([
      400,
      [{ field: 'assignee', message: 'Agents enter leads of their own' }],
    ]);
  });

  it('assigns to active members alone', async () => {
    expect(await (await enter(staff.admin, { assignee: 'admin' })).json()).toMatchObject({
      assignee: 'admin',
    });
    const refused = await enter(staff.admin, { assignee: 'former' });
    expect([refused.status, await issuesOf(refused)]).toEqual([
      400,
      [{ field: 'assignee', message: 'There is no member former' }],
    ]);
  });

  it('names the fields that are wrong', async () => {
    const refused = await enter(staff.admin, { phone: '', source: 'nowhere' });
    expect(await issuesOf(refused)).toMatchObject([
      { field: 'source', message: 'Choose where it came from' },
    ]);
    const without = await enter(staff.admin, { phone: '' });
    expect(await issuesOf(without)).toMatchObject([
      { field: 'email', message: 'Enter an email address or a phone number' },
    ]);
  });

  it('makes one lead of a form that is sent twice at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2].map(() => enter(staff.admin, { id, name: 'Sent twice' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staff.inbox('Sent twice')).total).toBe(1);
  });
});
