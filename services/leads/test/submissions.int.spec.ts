import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { leadReceived } from '@manzil/contracts/leads/facts';
import {
  getLead,
  listLeads,
  submitEnquiry,
  submitPopup,
  subscribeNewsletter,
} from '@manzil/contracts/leads/rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('what visitors send', () => {
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
  const total = async (): Promise<number> => (await leads.client.ask(listLeads, {})).total;
  const everything = () => leads.client.ask(listLeads, { pageSize: 100 });

  it('for the newsletter is one lead an address, in whatever case and however concurrently', async () => {
    const spellings = ['Layla@Example.com', 'layla@example.com', ' LAYLA@EXAMPLE.COM', 'layla@EXAMPLE.com'];
    const answers = await Promise.all(
      [...spellings, ...spellings, ...spellings].map((email) =>
        leads.client.ask(subscribeNewsletter, { email, page: 'Subscribe', agreed: true }),
      ),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await total()).toBe(1);
  });

  it('for the newsletter is kept with what was agreed to, and when', async () => {
    const request = {
      email: 'a@b.ae',
      page: '/blog',
      agreed: true as const,
      consentText: 'I agree to news.',
    };
    await leads.client.ask(subscribeNewsletter, request);
    await leads.client.ask(subscribeNewsletter, { ...request, consentText: 'Another text' });
    const [item] = (await everything()).items;
    const lead = await leads.client.ask(getLead, { id: item?.id ?? '' });
    expect(lead).toMatchObject({ kind: 'newsletter', email: 'a@b.ae', consentText: 'I agree to news.' });
    expect(lead.consentedAt).toBe(lead.receivedAt);
  });

  it('leaves an address that wrote before free to subscribe', async () => {
    await leads.client.ask(submitPopup, popup());
    const request = { email: popup().email, page: 'Subscribe', agreed: true as const };
    expect(await leads.client.ask(subscribeNewsletter, request)).toEqual({ created: true });
  });

  it('in the popup is one lead, however often and concurrently the same form is sent', async () => {
    const request = popup();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        leads.client.ask(submitPopup, { ...request, id: index % 2 ? request.id.toUpperCase() : request.id }),
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

  it('is not lost when a form is corrected and sent under its old id: the sender is told', async () => {
    const request = popup();
    await leads.client.ask(submitPopup, request);
    const corrected = { ...request, email: 'layla.h@example.com' };
    await expect(leads.client.ask(submitPopup, corrected)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(leads.client.ask(submitEnquiry, { ...enquiry(), id: request.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await everything()).items).toMatchObject([{ email: 'layla@example.com' }]);
  });

  it('as an enquiry is one lead with the listing it is about', async () => {
    const request = enquiry();
    const sent = [request, request, { ...request, phone: '0044 7911 123456', page: '/elsewhere' }];
    const answers = await Promise.all(sent.map((each) => leads.client.ask(submitEnquiry, each)));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await leads.client.ask(getLead, { id: request.id })).toMatchObject({
      kind: 'listing',
      phone: '+447911123456',
      message: request.message,
      listing: request.listing,
      consentText: null,
      notes: '',
    });
    const { phone: _phone, listing: _listing, ...plain } = { ...enquiry(), kind: 'contact' as const };
    expect(await leads.client.ask(submitEnquiry, plain)).toEqual({ created: true });
  });

  it('with anything wrong is refused by field, and nothing is stored', async () => {
    const wrong: [Promise<unknown>, string][] = [
      [leads.client.ask(submitPopup, { ...popup(), phone: '12' }), 'phone'],
      [leads.client.ask(submitPopup, { ...popup(), dialCode: '+44' }), 'phone'],
      [leads.client.ask(submitPopup, { ...popup(), name: 'a\u0000b' }), 'name'],
      [leads.client.ask(submitPopup, { ...popup(), id: '1' }), 'id'],
      [leads.client.ask(submitEnquiry, { ...enquiry(), message: 'x'.repeat(4_001) }), 'message'],
      [leads.client.ask(submitEnquiry, { ...enquiry(), listing: undefined }), 'listing'],
      [leads.client.ask(subscribeNewsletter, { email: 'x', page: '/', agreed: true }), 'email'],
    ];
    for (const [asked, field] of wrong) {
      await expect(asked).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field }] },
      });
    }
    expect(await total()).toBe(0);
  });

  it('is announced once a lead, by id and kind and nothing personal', async () => {
    const [first, second] = [popup(), enquiry()];
    for (const _twice of [1, 2]) {
      await leads.client.ask(submitPopup, first);
      await leads.client.ask(submitEnquiry, second);
    }
    const connection = await connect({ servers: leads.natsUrl });
    const stream = await jetstream(connection).consumers.get('EVENTS', {
      filter_subjects: leadReceived.subject,
    });
    await waitFor('both facts', async () => {
      const all = await leads.dataSource.query<unknown[]>('SELECT 1 FROM outbox');
      return all.length === 0;
    });
    const { state } = await (await jetstreamManager(connection)).streams.info('EVENTS');
    const facts: unknown[] = [];
    const messages = await stream.fetch({ max_messages: state.messages, expires: 1_000 });
    for await (const message of messages) facts.push(message.json());
    await connection.close();
    const ours = facts.filter((fact) => JSON.stringify(fact).match(`${first.id}|${second.id}`));
    expect(ours).toEqual([
      { id: first.id, kind: 'popup', at: expect.stringMatching(/Z$/) },
      { id: second.id, kind: 'listing', at: expect.stringMatching(/Z$/) },
    ]);
    expect(JSON.stringify(facts)).not.toMatch(/example|Layla|Omar|0123|7911/);
  });
});
