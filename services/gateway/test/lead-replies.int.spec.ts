import { randomUUID } from 'node:crypto';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { StoredReplies } from '@manzil/contracts/leads/reply';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { enquiry } from './sample-forms.js';

describe('replies to leads', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const save = (replies: unknown[], expectedVersion: number, cookie: string): Promise<Response> =>
    staff.call('/api/saved-replies', {
      ...postJson({ replies, expectedVersion }, { cookie }),
      method: 'PUT',
    });
  const reply = (leadId: string, body: object): Promise<Response> =>
    staff.send(`/api/leads/${leadId}/replies`, body, { cookie: staff.agent });
  const audited = async (action: string): Promise<number> =>
    (await staff.read<{ total: number }>(`/api/audit?action=${action}`, staff.admin)).total;

  it('begin with texts that those keep who manage leads, and an agent reads', async () => {
    const text = { name: 'Still free', language: 'en', text: 'Dear {name}' };
    expect((await save([text], 0, staff.agent)).status).toBe(403);
    expect((await save([text, text], 0, staff.admin)).status).toBe(400);
    expect((await save([text], 0, staff.admin)).status).toBe(200);
    expect((await save([], 0, staff.admin)).status).toBe(409);
    expect(await staff.read<StoredReplies>('/api/saved-replies')).toEqual({ replies: [text], version: 1 });
    await waitFor('the change to be audited', async () => (await audited('saved-replies-changed')) === 1);
  });

  it('are sent from an inbox whose views are saved for all, and audited', async () => {
    const put = (body: object, cookie: string): Promise<Response> =>
      staff.call('/api/lead-views', { ...postJson(body, { cookie }), method: 'PUT' });
    expect((await put({ name: ' ', query: '' }, staff.agent)).status).toBe(400);
    const view = { name: 'Mine', query: 'assigned=mine' };
    expect((await put(view, staff.agent)).status).toBe(200);
    expect(await staff.read('/api/lead-views')).toMatchObject({ views: [view] });
    await waitFor('the view to be audited', async () => (await audited('lead-view-saved')) === 1);
  });

  it('are sent from an inbox that tags filter', async () => {
    const id = randomUUID();
    expect((await staff.send('/api/enquiries', enquiry({ id }))).ok).toBe(true);
    const tag = (tags: string[]): Promise<Response> =>
      staff.call(`/api/leads/${id}`, {
        ...postJson({ addTags: tags, expectedVersion: 1 }, { cookie: staff.admin }),
        method: 'PATCH',
      });
    expect((await tag(['a, b'])).status).toBe(400);
    expect((await tag(['VIP'])).status).toBe(200);
    expect(await staff.read('/api/leads/tags')).toEqual({ tags: ['vip'] });
    expect(await staff.read('/api/leads?tag=vip')).toMatchObject({
      total: 1,
      items: [{ id, tags: ['vip'] }],
    });
    expect(await staff.read('/api/leads?tag=other')).toMatchObject({ total: 0 });
  });

  it('are logged and audited once, and not mailed without a mail server', async () => {
    const id = randomUUID();
    expect((await staff.send('/api/enquiries', enquiry({ id }))).ok).toBe(true);
    const context = await staff.read<{ canSend: boolean }>(`/api/leads/${id}/reply-context`);
    expect(context).toMatchObject({ canSend: false, replyTo: null });
    const email = { kind: 'email', id: randomUUID(), subject: 'Hello', text: 'Hello' };
    expect((await reply(id, email)).status).toBe(409);
    const refused = await reply(id, { ...email, attachments: ['../photo.webp'] });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ field: 'attachments.0' }] });
    const logged = { kind: 'sent-elsewhere', id: randomUUID(), channel: 'whatsapp', text: 'Hello' };
    expect((await reply(id, logged)).status).toBe(204);
    expect((await reply(id, logged)).status).toBe(204);
    expect(await staff.read<Lead>(`/api/leads/${id}`)).toMatchObject({ stage: 'contacted', version: 2 });
    await waitFor('the reply to be audited', async () => (await audited('lead-answered')) > 0);
    expect(await audited('lead-answered')).toBe(1);
  });
});
