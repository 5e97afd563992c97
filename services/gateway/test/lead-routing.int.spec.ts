import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { StoredRouting } from '@manzil/contracts/leads/routing';
import { postJson } from './gateway-under-test.js';
import { waitFor } from '@manzil/testing/wait-for';
import { enquiry } from './sample-forms.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

describe('rules for leads', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const save = (isOn: boolean, username: string, expectedVersion: number): Promise<Response> => {
    const rule = {
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
      members: [{ username, weight: 1 }],
      respondWithin: null,
      escalateTo: null,
    };
    const routing = { hours: { days: [1], from: '09:00', to: '18:00', holidays: [] }, rules: [rule] };
    const request = postJson({ routing, isOn, expectedVersion }, { cookie: staff.admin });
    return staff.call('/api/lead-routing', { ...request, method: 'PUT' });
  };

  it('that name no active member cannot be switched on, but can be kept and switched off', async () => {
    const refused = await save(true, 'former', 0);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      issues: [{ field: 'routing.rules.0.members', message: 'There is no member former' }],
    });
    const kept = await save(false, 'former', 0);
    expect(kept.status).toBe(200);
    expect((await kept.json()) as StoredRouting).toMatchObject({ isOn: false, version: 1 });
    expect((await save(true, 'admin', 1)).status).toBe(200);
  });

  it('give nothing to a member while they are disabled or their role does not work on leads', async () => {
    const { version } = await staff.read<StoredRouting>('/api/lead-routing', staff.admin);
    const agent = 'agent@manzil.example';
    expect((await save(true, agent, version)).status).toBe(200);
    const { members } = await staff.read<{ members: { id: string; username: string }[] }>(
      '/api/members',
      staff.admin,
    );
    const path = `/api/members/${members.find(({ username }) => username === agent)?.id ?? ''}`;
    const switchTo = async (change: { disabled: boolean } | { role: string }): Promise<void> => {
      const request = { ...postJson(change, { cookie: staff.admin }), method: 'PATCH' };
      expect((await staff.call(path, request)).status).toBe(200);
    };
    const receivedBy = async (): Promise<string | null> => {
      const id = randomUUID();
      const form = enquiry({ id });
      expect((await staff.send('/api/enquiries', form)).ok).toBe(true);
      return (await staff.read<Lead>(`/api/leads/${id}`, staff.admin)).assignee;
    };
    expect(await receivedBy()).toBe(agent);
    for (const [out, back] of [
      [{ disabled: true }, { disabled: false }],
      [{ role: 'auditor' }, { role: 'agent' }],
    ] as const) {
      await switchTo(out);
      await waitFor('leads to skip the member', async () => (await receivedBy()) === null);
      await switchTo(back);
      await waitFor('leads to assign to the member', async () => (await receivedBy()) === agent);
    }
  });
});
