import { randomUUID } from 'node:crypto';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import { showLead } from '@manzil/contracts/http/leads';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { settleVisitorPhotos } from '@manzil/contracts/media/commands';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { startLeads, type RunningLeads } from './running-leads.js';

type Settled = z.output<typeof settleVisitorPhotos.payload>;

const YEAR_MS = 366 * 86_400_000;

describe('photos of an enquiry', () => {
  let leads: RunningLeads;
  let unwatch: () => void;
  const sent: Settled[] = [];
  beforeAll(async () => {
    leads = await startLeads({ LEAD_RETENTION_DAYS: 365 });
    unwatch = await watchSubject(leads.link.connection, settleVisitorPhotos.subject, (payload) => {
      sent.push(payload as Settled);
    });
  });
  afterAll(async () => {
    unwatch();
    await leads.stop();
  });
  beforeEach(() => {
    sent.length = 0;
  });

  const form = (over: object = {}) => ({
    id: randomUUID(),
    kind: 'sell' as const,
    name: 'Omar Said',
    email: `${randomUUID()}@example.com`,
    message: 'Type: Villa',
    page: '/sell',
    photos: [randomUUID(), randomUUID()],
    ...over,
  });
  const photosOf = async (id: string): Promise<string[]> =>
    (await leads.client.request(showLead, { id })).photos;
  /** All that was sent about the lead, once `state` is among it. */
  const settled = (leadId: string, state: Settled['state']): Promise<Settled[]> =>
    waitFor(`photos to be ${state}`, () => {
      const about = sent.filter((one) => one.leadId === leadId);
      return about.some((one) => one.state === state) ? about : undefined;
    });

  it('are stored with it in their order, and kept once however often it is sent', async () => {
    const enquiry = form();
    const results = await Promise.all([1, 2, 3].map(() => leads.client.request(submitEnquiry, enquiry)));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(await photosOf(enquiry.id)).toEqual(enquiry.photos);
    // The message of a later form arrives after any further one of this form.
    const later = form();
    await leads.client.request(submitEnquiry, later);
    await settled(later.id, 'kept');
    const { id: leadId, photos } = enquiry;
    expect(await settled(leadId, 'kept')).toEqual([{ leadId, photos, state: 'kept' }]);
  });

  it('do not make another enquiry of one that a browser without scripts sends again', async () => {
    const enquiry = form();
    await leads.client.request(submitEnquiry, enquiry);
    const again = { ...enquiry, photos: [randomUUID(), randomUUID()] };
    expect(await leads.client.request(submitEnquiry, again)).toEqual({ created: false });
    expect(await photosOf(enquiry.id)).toEqual(enquiry.photos);
  });

  it('are none in a form of the previous release, and seven are refused', async () => {
    const { photos: _, ...former } = form();
    await leads.client.request(submitEnquiry, former);
    expect(await photosOf(former.id)).toEqual([]);
    const seven = form({ photos: Array.from({ length: 7 }, () => randomUUID()) });
    await expect(leads.client.request(submitEnquiry, seven)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are deleted when the person is erased', async () => {
    const enquiry = form();
    await leads.client.request(submitEnquiry, enquiry);
    await leads.client.request(erasePersonData, { leadId: enquiry.id });
    const { id: leadId, photos } = enquiry;
    expect(await settled(leadId, 'deleted')).toEqual([
      { leadId, photos, state: 'kept' },
      { leadId, photos, state: 'deleted' },
    ]);
  });

  it('are deleted when the time of the lead is over', async () => {
    const enquiry = form({ spamSuspected: true });
    await leads.client.request(submitEnquiry, enquiry);
    await leads.get(ApplyRetention).apply(new Date(Date.now() + YEAR_MS));
    const { id: leadId, photos } = enquiry;
    expect(await settled(leadId, 'deleted')).toEqual([
      { leadId, photos, state: 'kept' },
      { leadId, photos, state: 'deleted' },
    ]);
  });
});
