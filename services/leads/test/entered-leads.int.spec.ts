import { randomUUID } from 'node:crypto';
import { showRouting } from '@manzil/contracts/http/lead-routing';
import { listLeads, showLead, listOtherLeads } from '@manzil/contracts/http/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import type { EnteredLead } from '@manzil/contracts/leads/entered-lead';
import type { Lead } from '@manzil/contracts/leads/lead';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import { createLead, exportLeads, submitEnquiry } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const SARA = { username: 'sara@agency.example', role: 'editor' as const };
const OMAR = { username: 'omar@agency.example', role: 'agent' as const };
const NUMBER = '+971501234567';

describe('a lead that a member enters', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let listings: StubListings;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      LEAD_ANSWERS: 'on',
      LEAD_NOTIFY_TO: ['office@agency.example'],
    });
    listings = await startStubListings(leads.natsUrl);
  });
  afterAll(async () => {
    await listings.stop();
    await leads.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    await leads.dataSource.query('DELETE FROM lead');
  });
  afterEach(async () => {
    await leads.dataSource.query('DELETE FROM routing');
  });

  const entered = (over: Partial<EnteredLead> = {}): EnteredLead => ({
    id: randomUUID(),
    kind: 'contact',
    name: 'Rashid',
    email: '',
    phone: '050 123 4567',
    message: 'Looks for a villa',
    pagelink: null,
    source: 'phone',
    assignee: null,
    ...over,
  });
  const enter = (
    over: Partial<EnteredLead> = {},
    asMember: typeof SARA | typeof OMAR = SARA,
  ): Promise<Lead> => leads.client.request(createLead, { ...entered(over), asMember });
  const route = async (username: string): Promise<void> => {
    const { version } = await leads.client.request(showRouting, {});
    const hours = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '23:59', holidays: [] };
    const rule = {
      name: 'All',
      kinds: [],
      places: [],
      unitTypes: [],
      adType: null,
      priceFrom: null,
      priceTo: null,
      languages: [],
      hours: 'any' as const,
      to: 'turns' as const,
      respondWithin: 30,
      escalateTo: null,
      members: [{ username, weight: 1 }],
    };
    await leads.client.request(saveRouting, {
      routing: { hours, rules: [rule] },
      isOn: true,
      expectedVersion: version,
    });
  };
  const mailed = async (): Promise<{ kind: string; recipient: string }[]> =>
    leads.dataSource.query('SELECT kind, recipient FROM mail ORDER BY recipient');

  it('says who entered it and where they met the person, and claims no consent', async () => {
    const lead = await enter();
    expect(lead).toMatchObject({
      name: 'Rashid',
      email: '',
      phone: NUMBER,
      source: 'phone',
      enteredBy: SARA.username,
      consentText: null,
      consentedAt: null,
      consents: [],
      page: null,
      stage: 'new',
      version: 1,
    });
    const { entries } = await leads.client.request(showTimeline, { leadId: lead.id, asMember: SARA });
    expect(entries).toMatchObject([{ kind: 'received', by: SARA.username, text: 'phone' }]);
    const ledger = await leads.client.request(readLedger, { leadId: lead.id, after: 0 });
    expect(ledger.entries).toMatchObject([
      { kind: 'received', content: { lead: { enteredBy: SARA.username, source: 'phone', consents: [] } } },
    ]);
    const audited = await waitFor('the act to be audited', async () => {
      const events = await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject);
      return events.find((event) => JSON.stringify(event).includes(lead.id));
    });
    expect(audited).toMatchObject({ action: 'lead-entered', entity: { id: lead.id } });
    expect(JSON.stringify(audited)).not.toMatch(/Rashid|501234567|villa/);
  });

  it('is one, however often its form is sent, also at once', async () => {
    const lead = entered();
    const send = () => leads.client.request(createLead, { ...lead, asMember: SARA });
    const stored = await Promise.all([send(), send(), send()]);
    expect(new Set(stored.map(({ id, version }) => `${id} ${String(version)}`)).size).toBe(1);
    await send();
    expect((await leads.client.request(listLeads, { asMember: SARA })).total).toBe(1);
    const other = leads.client.request(createLead, { ...lead, name: 'Somebody else', asMember: SARA });
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' });
    const colleague = leads.client.request(createLead, { ...lead, asMember: OMAR });
    await expect(colleague).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is answered to a form that is sent again after its home was withdrawn, and no other form is', async () => {
    const lead = entered({ kind: 'listing', pagelink: HOME.pagelink });
    const stored = await leads.client.request(createLead, { ...lead, asMember: SARA });
    await listings.stop();
    const withdrawn = { ...HOME, title: 'Renamed since', withdrawnAt: '2026-11-24T08:00:00.000Z' };
    listings = await startStubListings(leads.natsUrl, withdrawn);
    const again = await leads.client.request(createLead, { ...lead, asMember: SARA });
    expect(again).toMatchObject({ id: stored.id, version: 1, listing: { title: HOME.title } });
    const send = (over: Partial<EnteredLead>, asMember: typeof SARA | typeof OMAR = SARA) =>
      leads.client.request(createLead, { ...lead, ...over, asMember });
    await expect(send({ name: 'Somebody else' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(send({}, OMAR)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(send({ id: randomUUID() })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await listings.stop();
    listings = await startStubListings(leads.natsUrl);
  });

  it('joins the person by number or by address, and nobody by an address that is unknown', async () => {
    const [first, second] = [await enter(), await enter({ name: 'Other', phone: '050 765 4321' })];
    const form = { id: randomUUID(), kind: 'contact' as const, message: 'Hello', page: '/' };
    const enquiry = { ...form, name: 'Rashid', email: 'Rashid@example.com', phone: '00971 50 123 4567' };
    await leads.client.request(submitEnquiry, enquiry);
    const third = await enter({ name: 'R.', email: 'rashid@example.com', phone: '' });
    const othersOf = async (leadId: string): Promise<string[]> =>
      (await leads.client.request(listOtherLeads, { leadId, asMember: SARA })).leads
        .map(({ id }) => id)
        .toSorted();
    expect(await othersOf(first.id)).toEqual([form.id]);
    expect(await othersOf(second.id)).toEqual([]);
    expect(await othersOf(form.id)).toEqual([first.id, third.id].toSorted());
  });

  it('goes by the rules, with their clock, and to the member who was named', async () => {
    await route(OMAR.username);
    expect(await enter()).toMatchObject({ assignee: OMAR.username, routedBy: 'All' });
    expect((await enter()).respondBy).not.toBeNull();
    const named = await enter({ assignee: 'noor@agency.example' });
    expect(named).toMatchObject({ assignee: 'noor@agency.example', routedBy: null, respondBy: null });
    const { entries } = await leads.client.request(showTimeline, { leadId: named.id, asMember: SARA });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'assigned', by: SARA.username, to: 'noor@agency.example' }),
    );
  });

  it('mails who gets it unless they entered it, and neither the person nor the office', async () => {
    await route(SARA.username);
    await enter({ email: 'rashid@example.com' });
    await enter({ assignee: OMAR.username });
    expect(await mailed()).toEqual([{ kind: 'assigned-lead', recipient: OMAR.username }]);
    const mail = await waitFor('the mail', () =>
      smtp.received.findLast(({ to, source }) => to.includes(OMAR.username) && source.includes('Rashid')),
    );
    expect(mail.source).not.toMatch(/Answer this mail|mailto:|^Reply-To:/im);
  });

  it('is an agent’s own, and no agent gives one to a colleague', async () => {
    await route(SARA.username);
    expect(await enter({}, OMAR)).toMatchObject({ assignee: OMAR.username, routedBy: null });
    await expect(enter({ assignee: SARA.username }, OMAR)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'assignee' }] },
    });
  });

  it('names the home as listings does, and is refused for one that is not on the market', async () => {
    const lead = await enter({ kind: 'listing', pagelink: HOME.pagelink });
    const { id, reference, pagelink, title } = HOME;
    expect(lead.listing).toEqual({ id, reference, pagelink, title });
    await expect(enter({ pagelink: 'no-such-home' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'pagelink', message: 'There is no such home on the market' }] },
    });
  });

  it.each([
    [{ phone: '' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'no address' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ kind: 'listing' as const }, 'pagelink'],
  ])('is refused by the name of its field: %j', async (over, field) => {
    const refusal = await enter(over).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(JSON.stringify(refusal)).toContain(field);
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is shown to the person by number alone, and erased without those of others', async () => {
    const lead = await enter();
    const stranger = await enter({ name: 'Stranger', phone: '050 765 4321' });
    // A form that states another person's number does not make its sender that person.
    const claim = { id: randomUUID(), kind: 'contact' as const, name: 'Claims', page: '/', message: 'Hello' };
    await leads.client.request(submitEnquiry, { ...claim, email: 'claims@example.com', phone: NUMBER });
    const claimed = await leads.client.request(showPersonData, { leadId: claim.id });
    expect(claimed.leads).toMatchObject([{ name: 'Claims' }]);
    const beside = (leadId: string, asMember: typeof SARA | typeof OMAR) =>
      leads.client.request(listOtherLeads, { leadId, asMember });
    expect((await beside(claim.id, SARA)).numbersAlone).toEqual([NUMBER]);
    expect((await beside(lead.id, SARA)).numbersAlone).toEqual([]);
    const data = await leads.client.request(showPersonData, { leadId: lead.id });
    expect(data).toMatchObject({ address: NUMBER, leads: [{ name: 'Rashid', source: 'phone' }] });
    expect(JSON.stringify(data)).not.toContain(SARA.username);
    await leads.client.request(erasePersonData, { leadId: lead.id });
    expect((await beside(claim.id, SARA)).numbersAlone).toEqual([]);
    const left = await leads.client.request(listLeads, { asMember: SARA });
    expect(left.items.map(({ id }) => id).toSorted()).toEqual([claim.id, stranger.id].toSorted());
    await expect(leads.client.request(showLead, { id: lead.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('names no number to an agent who may not see the lead that was entered with it', async () => {
    await enter({ assignee: 'noor@agency.example' });
    const claim = { id: randomUUID(), kind: 'contact' as const, name: 'Claims', page: '/', message: 'Hello' };
    await leads.client.request(submitEnquiry, { ...claim, email: 'claims@example.com', phone: NUMBER });
    const named = async (asMember: typeof SARA | typeof OMAR): Promise<string[]> =>
      (await leads.client.request(listOtherLeads, { leadId: claim.id, asMember })).numbersAlone;
    expect(await named(SARA)).toEqual([NUMBER]);
    expect(await named(OMAR)).toEqual([]);
  });

  it('is in the export with its source and who entered it', async () => {
    await enter();
    const { csv } = await leads.client.request(exportLeads, { asMember: SARA });
    expect(csv).toMatch(/,Source,Entered by,Tags\r?\n/);
    expect(csv).toMatch(/,phone,sara@agency\.example,\r?\n$/);
  });
});
