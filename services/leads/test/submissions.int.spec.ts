import { randomUUID } from 'node:crypto';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LEAD_KINDS } from '@manzil/contracts/leads/lead';
import { submitEnquiry, submitPopup, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('a submission of a visitor', () => {
  let leads: RunningLeads;

  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());
  afterEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
  });

  const popup = () => ({
    id: randomUUID(),
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '050 123 4567',
    dialCode: '+971',
    helpOption: 'Sell' as const,
    page: '/',
  });
  const enquiry = () => ({
    id: randomUUID(),
    kind: 'listing' as const,
    name: 'Omar',
    email: 'omar@example.com',
    phone: '+44 7911 123456',
    message: 'Is it free?\nSince when?',
    listing: { id: 7, reference: 'MZ-7', pagelink: 'flat-7', title: 'Flat' },
    page: '/flat-7',
  });
  const total = async (): Promise<number> => (await everything()).total;
  const everything = () => leads.client.request(listLeads, { kinds: [...LEAD_KINDS], pageSize: 100 });

  it('stores names without invisible marks, and Arabic ones as they are', async () => {
    for (const [given, stored] of [
      ['\u202Egro.live\u202C', 'gro.live'],
      ['\u2067\u200Fليلى حداد\u2069', 'ليلى حداد'],
    ] as const) {
      const id = randomUUID();
      const body = {
        id,
        kind: 'contact' as const,
        name: given,
        email: 'marks@example.com',
        message: 'Hi',
        page: '/',
      };
      await leads.client.request(submitEnquiry, body);
      const [row] = await leads.dataSource.query<{ name: string }[]>('SELECT name FROM lead WHERE id = $1', [
        id,
      ]);
      expect(row?.name).toBe(stored);
    }
  });

  it('for the newsletter is one lead per email address, in whatever case and however concurrently', async () => {
    const spellings = ['Layla@Example.com', 'layla@example.com', ' LAYLA@EXAMPLE.COM', 'layla@EXAMPLE.com'];
    const answers = await Promise.all(
      [...spellings, ...spellings, ...spellings].map((email) =>
        leads.client.request(subscribeNewsletter, { email, page: 'Subscribe', agreed: true }),
      ),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await total()).toBe(1);
  });

  it('for the newsletter is stored with the consent and its time', async () => {
    const request = {
      email: 'a@b.ae',
      page: '/blog',
      agreed: true as const,
      consentText: 'I agree to news.',
    };
    await leads.client.request(subscribeNewsletter, request);
    await leads.client.request(subscribeNewsletter, { ...request, consentText: 'Another text' });
    const [item] = (await everything()).items;
    const lead = await leads.client.request(showLead, { id: item?.id ?? '' });
    expect(lead).toMatchObject({ kind: 'newsletter', email: 'a@b.ae', consentText: 'I agree to news.' });
    expect(lead.consentedAt).toBe(lead.receivedAt);
  });

  it('does not prevent its email address from subscribing', async () => {
    await leads.client.request(submitPopup, popup());
    const request = { email: popup().email, page: 'Subscribe', agreed: true as const };
    expect(await leads.client.request(subscribeNewsletter, request)).toEqual({ created: true });
  });

  it('in the popup is one lead, however often and concurrently the same form is sent', async () => {
    const request = popup();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        leads.client.request(submitPopup, {
          ...request,
          id: index % 2 ? request.id.toUpperCase() : request.id,
        }),
      ),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await everything()).items).toMatchObject([
      {
        id: request.id,
        kind: 'popup',
        status: 'new',
        phone: '+971501234567',
        helpOption: 'Sell',
        version: 1,
      },
    ]);
  });

  it('is not lost when a form is corrected and sent under its old id: the sender gets a conflict', async () => {
    const request = popup();
    await leads.client.request(submitPopup, request);
    const corrected = { ...request, email: 'layla.h@example.com' };
    await expect(leads.client.request(submitPopup, corrected)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(leads.client.request(submitEnquiry, { ...enquiry(), id: request.id })).rejects.toMatchObject(
      {
        code: 'CONFLICT',
      },
    );
    for (const change of [{ name: 'Layla' }, { phone: '050 123 4568' }, { helpOption: 'Buy' as const }])
      await expect(leads.client.request(submitPopup, { ...request, ...change })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    expect((await everything()).items).toMatchObject([{ email: 'layla@example.com' }]);
  });

  it('with another message or about another home is no repetition of the one with its id', async () => {
    const request = enquiry();
    await leads.client.request(submitEnquiry, request);
    for (const change of [
      { message: 'Is it still free?' },
      { listing: { ...request.listing, id: 8, reference: 'MZ-8' } },
    ])
      await expect(leads.client.request(submitEnquiry, { ...request, ...change })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
  });

  it('as an enquiry is one lead with the listing it is about', async () => {
    const request = enquiry();
    const sent = [request, request, { ...request, phone: '0044 7911 123456', page: '/elsewhere' }];
    const answers = await Promise.all(sent.map((each) => leads.client.request(submitEnquiry, each)));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await leads.client.request(showLead, { id: request.id })).toMatchObject({
      kind: 'listing',
      phone: '+447911123456',
      message: request.message,
      listing: request.listing,
      consentText: null,
      notes: '',
    });
    const { phone: _phone, listing: _listing, ...plain } = { ...enquiry(), kind: 'contact' as const };
    expect(await leads.client.request(submitEnquiry, plain)).toEqual({ created: true });
  });

  it('with anything wrong is refused by field, and nothing is stored', async () => {
    const wrong: [() => Promise<unknown>, string][] = [
      [() => leads.client.request(submitPopup, { ...popup(), phone: '12' }), 'phone'],
      [() => leads.client.request(submitPopup, { ...popup(), dialCode: '+44' }), 'phone'],
      [() => leads.client.request(submitPopup, { ...popup(), name: 'a\u0000b' }), 'name'],
      [() => leads.client.request(submitPopup, { ...popup(), id: '1' }), 'id'],
      [() => leads.client.request(submitEnquiry, { ...enquiry(), message: 'x'.repeat(4_001) }), 'message'],
      [() => leads.client.request(submitEnquiry, { ...enquiry(), listing: undefined }), 'listing'],
      [() => leads.client.request(subscribeNewsletter, { email: 'x', page: '/', agreed: true }), 'email'],
    ];
    for (const [send, field] of wrong) {
      await expect(send()).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field }] },
      });
    }
    expect(await total()).toBe(0);
  });
});
