import { beforeEach, describe, expect, it } from 'vitest';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/leads';
import { searchListings } from '@manzil/contracts/http/listings';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/leads';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const AT = '2026-11-24T08:00:00Z';
const LEAD = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  kind: 'contact' as const,
  status: 'new' as const,
  name: 'Rashid',
  email: '',
  phone: '+971501234567',
  helpOption: null,
  listing: null,
  page: null,
  assignee: null,
  version: 1,
  receivedAt: AT,
  updatedAt: AT,
  message: '',
  notes: '',
  consentText: null,
  consentedAt: null,
};
const CARD = {
  id: 7,
  pagelink: 'villa-7',
  name: '',
  title: 'A villa at the lake',
  reference: 'MZ-S-7',
  emirate: 'Dubai',
  community: 'Jumeirah',
  adType: 'sale' as const,
  unitType: 'Villa' as const,
  bedrooms: 4,
  rooms: null,
  bathrooms: 4,
  builtUpArea: null,
  price: null,
  featured: false,
  images: [],
  latitude: null,
  longitude: null,
  listedAt: AT,
};
const found = (...items: (typeof CARD)[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 5,
  pageCount: 1,
  facets: { type: [], bedrooms: [], community: [] },
});

async function openForm(session?: Session) {
  const { user } = renderScreen(route, { path: '/backend/leads', ...(session && { session }) });
  await user.click(await screen.findByRole('button', { name: 'New lead' }));
  const form = await screen.findByRole('dialog', { name: 'New lead' });
  const field = (label: string | RegExp) => within(form).getByLabelText(label);
  const submit = () => user.click(within(form).getByRole('button', { name: 'Add lead' }));
  return { user, form, field, submit };
}

describe('a lead that a member enters', () => {
  beforeEach(() => {
    stubApi(listLeadViews, { views: [] });
    stubApi(http.listLeads, { items: [], total: 0, page: 1, pageSize: 25, pageCount: 0 });
    stubApi(http.listAssignees, { usernames: ['noor'] });
  });

  it('is sent once, by the rules, with what was typed', async () => {
    const slow = pendingReply(LEAD);
    const requests = stubApi(http.createLead, slow.reply);
    const { user, form, field } = await openForm();
    await user.type(field('Name'), 'Rashid');
    await user.type(field('Phone'), '050 123 4567');
    await user.selectOptions(field('Source'), 'Phone call');
    await user.dblClick(within(form).getByRole('button', { name: 'Add lead' }));
    slow.release();
    expect(await screen.findByText('Rashid was added')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toMatchObject({
      name: 'Rashid',
      email: '',
      phone: '050 123 4567',
      kind: 'contact',
      source: 'phone',
      pagelink: null,
      assignee: null,
    });
  });

  it('names each field that is missing, and sends nothing', async () => {
    const requests = stubApi(http.createLead, LEAD);
    const { user, field, submit } = await openForm();
    await submit();
    await waitFor(() => {
      expect(field('Name')).toHaveFocus();
    });
    expect(field('Name')).toHaveAccessibleDescription('Name: Enter the name');
    expect(field('Source')).toHaveAccessibleDescription(/Source: Choose where it came from/);
    await user.type(field('Name'), 'Rashid');
    await user.selectOptions(field('Source'), 'Walk-in');
    await submit();
    await waitFor(() => {
      expect(field('Email')).toHaveAccessibleDescription(/Email: Enter an email address or a phone number/);
    });
    expect(requests).toEqual([]);
  });

  it('finds the home by its reference, and says so at the field when there is none', async () => {
    stubApi(searchListings, ({ query }) =>
      query.adType === 'sale' && /^mz-s-7$/i.test(query.q ?? '') ? found(CARD) : found(),
    );
    const requests = stubApi(http.createLead, LEAD);
    const { user, field, submit } = await openForm();
    await user.type(field('Name'), 'Rashid');
    await user.type(field('Phone'), '050 123 4567');
    await user.selectOptions(field('Source'), 'Walk-in');
    await user.type(field('Listing'), 'MZ-X');
    await submit();
    await waitFor(() => {
      expect(field('Listing')).toHaveAccessibleDescription(/No listing on the market has this reference/);
    });
    await user.clear(field('Listing'));
    await user.type(field('Listing'), 'mz-s-7');
    await waitFor(() => {
      expect(field('Listing')).toHaveAccessibleDescription('A villa at the lake');
    });
    await submit();
    await waitFor(() => {
      expect(requests.map(({ body }) => body.pagelink)).toEqual(['villa-7']);
    });
  });

  it('keeps what was typed when it is refused, under the same id', async () => {
    const requests = stubApi(http.createLead, refuse('UNAVAILABLE', 'Leads are not available right now'));
    const { user, field, submit } = await openForm();
    await user.type(field('Name'), 'Rashid');
    await user.type(field('Email'), 'rashid@example.com');
    await user.selectOptions(field('Source'), 'Referral');
    await user.selectOptions(field('Assign to'), 'noor');
    await submit();
    expect(await screen.findByText('Leads are not available right now')).toBeVisible();
    expect(field('Name')).toHaveValue('Rashid');
    await submit();
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
    expect(new Set(requests.map(({ body }) => body.id)).size).toBe(1);
    expect(requests[0]?.body.assignee).toBe('noor');
  });

  it('is an agent’s own', async () => {
    const { form } = await openForm({ username: 'omar', role: 'agent' });
    expect(within(form).queryByLabelText('Assign to')).toBeNull();
    expect(within(form).getByText('The lead is assigned to you.')).toBeVisible();
  });
});
