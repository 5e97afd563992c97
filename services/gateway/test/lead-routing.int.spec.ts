import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredRouting } from '@manzil/contracts/leads/routing';
import { postJson } from './gateway-under-test.js';
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
      ...{ name: 'All', kinds: [], places: [], unitTypes: [], adType: null, priceFrom: null, priceTo: null },
      ...{ languages: [], hours: 'any', to: 'turns', members: [{ username, weight: 1 }] },
      ...{ respondWithin: null, escalateTo: null },
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
});
