import { randomUUID } from 'node:crypto';
import { listLeads } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAD_KINDS } from '@manzil/contracts/leads/lead';
import { submitEnquiry, submitPopup, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('a submission that is suspected as spam', () => {
  let leads: RunningLeads;

  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const found = async (q: string) =>
    (await leads.client.request(listLeads, { q, kinds: [...LEAD_KINDS] })).items;
  const countEvents = async (id: string | undefined): Promise<number> => {
    const [row] = await leads.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM outbox WHERE payload->>'id' = $1",
      [id],
    );
    return row.count;
  };

  const popup = (email: string) => ({
    id: randomUUID(),
    name: 'Layla',
    email,
    phone: '0501234567',
    dialCode: '+971',
    helpOption: 'Buy' as const,
  });

  it('is stored as spam, whatever the form', async () => {
    const email = 'every.form@example.com';
    await leads.client.request(submitPopup, { ...popup(email), spamSuspected: true });
    await leads.client.request(subscribeNewsletter, {
      email,
      agreed: true,
      page: 'Subscribe',
      spamSuspected: true,
    });
    const enquiry = {
      id: randomUUID(),
      kind: 'contact' as const,
      name: 'L',
      email,
      message: 'Hi',
      page: '/',
    };
    await leads.client.request(submitEnquiry, { ...enquiry, spamSuspected: true });
    const leadsFound = await found(email);
    expect(leadsFound.map(({ kind }) => kind).sort()).toEqual(['contact', 'newsletter', 'popup']);
    expect(new Set(leadsFound.map(({ status }) => status))).toEqual(new Set(['spam']));
    for (const { id } of leadsFound) expect(await countEvents(id)).toBe(0);
  });

  it('is a lead when it is sent again by a person, once', async () => {
    const email = 'too.quick@example.com';
    const request = popup(email);
    const subscription = { email, agreed: true as const, page: 'Subscribe' };
    expect(await leads.client.request(submitPopup, { ...request, spamSuspected: true })).toEqual({
      created: true,
    });
    expect(await leads.client.request(submitPopup, request)).toEqual({ created: true });
    expect(await leads.client.request(submitPopup, request)).toEqual({ created: false });
    expect(await leads.client.request(submitPopup, { ...request, spamSuspected: true })).toEqual({
      created: false,
    });
    await leads.client.request(subscribeNewsletter, { ...subscription, spamSuspected: true });
    const again = { ...subscription, email: email.toUpperCase(), consentText: 'Yes, write to me' };
    expect(await leads.client.request(subscribeNewsletter, again)).toEqual({ created: true });
    expect(await leads.client.request(subscribeNewsletter, subscription)).toEqual({ created: false });
    const leadsFound = await found(email);
    expect(leadsFound.map(({ status }) => status)).toEqual(['new', 'new']);
    const [row] = await leads.dataSource.query<[{ consent_text: string }]>(
      "SELECT consent_text FROM lead WHERE kind = 'newsletter' AND email = $1",
      [email],
    );
    expect(row.consent_text).toBe('Yes, write to me');
  });

  it('names nobody to a member who had opened it before the person sent it again', async () => {
    const request = popup('released@example.com');
    await leads.client.request(submitPopup, { ...request, spamSuspected: true });
    await leads.client.request(submitPopup, request);
    const late = { id: request.id, expectedVersion: 1, status: 'done' as const, by: 'sara' };
    await expect(leads.client.request(updateLead, late)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The lead was changed by somebody else in the meantime',
      extra: { details: { version: 2, updatedBy: '' } },
    });
  });

  it('is no spam when it was only sent quickly: it is marked and can be found by its mark', async () => {
    const email = 'autofill@example.com';
    await leads.client.request(submitPopup, { ...popup(email), sentQuickly: true });
    await leads.client.request(subscribeNewsletter, {
      email,
      agreed: true,
      page: 'Subscribe',
      sentQuickly: true,
    });
    await leads.client.request(submitPopup, popup(email));
    const marked = async (sentQuickly: boolean) =>
      (await leads.client.request(listLeads, { q: email, sentQuickly, kinds: [...LEAD_KINDS] })).items.map(
        ({ kind, status }) => [kind, status],
      );
    expect((await marked(true)).sort()).toEqual([
      ['newsletter', 'new'],
      ['popup', 'new'],
    ]);
    expect(await marked(false)).toEqual([['popup', 'new']]);
  });

  it('keeps the status that staff have given it', async () => {
    const email = 'known.spammer@example.com';
    const request = popup(email);
    await leads.client.request(submitPopup, request);
    const [{ id } = { id: '' }] = await found(email);
    await leads.client.request(updateLead, { id, expectedVersion: 1, status: 'spam' });
    expect(await leads.client.request(submitPopup, request)).toEqual({ created: false });
    expect(await found(email)).toMatchObject([{ status: 'spam', version: 2 }]);
  });
});
