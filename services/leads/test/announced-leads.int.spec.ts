import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadArrived } from '@manzil/contracts/leads/events';
import { createLead, submitEnquiry, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

describe('the event of a new lead', () => {
  let leads: RunningLeads;
  let listings: StubListings;
  beforeAll(async () => {
    leads = await startLeads();
    listings = await startStubListings(leads.natsUrl);
  });
  afterAll(async () => {
    await listings.stop();
    await leads.stop();
  });

  const { pagelink, title, reference } = HOME;
  const enquire = async (over: { id?: string; spamSuspected?: boolean } = {}): Promise<string> => {
    const id = over.id ?? randomUUID();
    await leads.client.request(submitEnquiry, {
      id,
      kind: 'listing',
      name: 'Layla Haddad',
      email: 'layla@example.com',
      phone: '+971501234567',
      message: 'May I see it?',
      page: '/',
      listing: { pagelink, title, reference },
      ...over,
    });
    return id;
  };
  const eventsOf = async (id: string): Promise<unknown[]> =>
    (await storedEvents({ url: leads.natsUrl }, leadArrived.subject)).filter((event) =>
      JSON.stringify(event).includes(id),
    );
  const eventOf = (id: string) => waitFor('the event', async () => (await eventsOf(id))[0]);

  it('says which home it is about and nothing about the person, once', async () => {
    const id = await enquire();
    await enquire({ id });
    const { community: place, unitType, bedrooms } = HOME;
    const event = await eventOf(id);
    expect(event).toEqual({
      id,
      kind: 'listing',
      home: { place, unitType, bedrooms },
      enteredBy: null,
      language: 'en',
    });
    expect(JSON.stringify(event)).not.toMatch(/Layla|Haddad|example\.com|501234567|May I/);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('is published for a lead that a member entered, with their name, and for a form that was no spam after all', async () => {
    const entered = randomUUID();
    await leads.client.request(createLead, {
      id: entered,
      kind: 'contact',
      name: 'Rashid',
      email: '',
      phone: '050 123 4567',
      message: '',
      pagelink: null,
      source: 'phone',
      assignee: null,
      asMember: { username: 'sara', role: 'editor' },
    });
    expect(await eventOf(entered)).toMatchObject({ home: null, enteredBy: 'sara' });
    const spam = await enquire({ spamSuspected: true });
    expect(await eventsOf(spam)).toEqual([]);
    await enquire({ id: spam });
    await eventOf(spam);
  });

  it('is not published for a newsletter address', async () => {
    await leads.client.request(subscribeNewsletter, {
      email: 'reader@example.com',
      agreed: true,
      page: '/',
      spamSuspected: false,
    });
    const after = await enquire();
    await eventOf(after);
    const all = await storedEvents({ url: leads.natsUrl }, leadArrived.subject);
    expect(JSON.stringify(all)).not.toContain('newsletter');
  });
});
