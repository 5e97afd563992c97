import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedMail } from '@manzil/contracts/leads/mail-texts';
import { postJson } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

const TEXTS = { subject: 'Thank you', opening: 'You asked about {about}.', closing: 'Regards' };

describe('the words of mail in the API', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const send = (path: string, body: unknown, method = 'POST', cookie = staff.admin): Promise<Response> =>
    staff.call(path, { ...postJson(body, { cookie }), method });

  it('are saved under the name of the member, previewed, and restored', async () => {
    const saved = await send('/api/mail-texts/lead-answer', { ...TEXTS, expectedVersion: 0 }, 'PUT');
    expect(saved.status).toBe(200);
    const { items } = await staff.read<{ items: EditedMail[] }>('/api/mail-texts', staff.admin);
    expect(items[0]).toMatchObject({ texts: TEXTS, version: 1, versions: [{ texts: TEXTS }] });
    expect(items[0]?.versions[0]?.savedBy).not.toBe('');
    const preview = await send('/api/mail-texts/lead-answer/preview', TEXTS);
    expect(await preview.json()).toMatchObject({ subject: 'Thank you' });
    const stale = await send('/api/mail-texts/lead-answer/standard', { expectedVersion: 0 });
    expect(stale.status).toBe(409);
    const restored = await send('/api/mail-texts/lead-answer/standard', { expectedVersion: 1 });
    expect(await restored.json()).toMatchObject({ texts: items[0]?.standard, version: 2 });
  });

  it('are refused at the field that is wrong, and for members who are no admins', async () => {
    const body = { ...TEXTS, subject: '{name}', expectedVersion: 2 };
    const refused = await send('/api/mail-texts/lead-answer', body, 'PUT');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ field: 'subject' }] });
    const editor = await staff.sessionOf('editor');
    for (const cookie of [editor, staff.agent])
      expect((await send('/api/mail-texts/lead-answer', body, 'PUT', cookie)).status).toBe(403);
    expect((await send('/api/mail-texts/new-lead', body, 'PUT')).status).toBeGreaterThanOrEqual(400);
  });
});
