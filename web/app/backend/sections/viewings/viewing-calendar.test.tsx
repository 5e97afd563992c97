import { beforeEach, describe, expect, it } from 'vitest';
import { listAssignees, listLeads } from '@manzil/contracts/http/leads';
import type { Role } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/viewings';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/viewings';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const booked: Viewing = {
  id: '0190a3c4-0000-4000-8000-000000000001',
  leadId: '0190a3c4-0000-4000-8000-00000000000a',
  adviser: 'layla',
  startsAt: '2026-12-03T06:00:00.000Z',
  endsAt: '2026-12-03T07:00:00.000Z',
  status: 'booked',
  mode: 'in-person',
  version: 3,
  home: { pagelink: 'marina-view', reference: 'MV-1', title: 'Marina view' },
  visitor: { name: 'Noor', email: 'noor@example.com', phone: null },
};
const lead = {
  id: booked.leadId,
  kind: 'listing' as const,
  status: 'new' as const,
  name: 'Rashid Ali',
  email: 'rashid@example.com',
  phone: null,
  helpOption: null,
  listing: booked.home,
  page: null,
  excerpt: null,
  assignee: null,
  version: 1,
  receivedAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
};
const open = (search: string, role: Role = 'admin') =>
  renderScreen(route, {
    path: '/backend/viewings',
    at: `/backend/viewings${search}`,
    session: { username: 'layla', role },
  });

describe('the calendar of viewings', () => {
  beforeEach(() => {
    stubApi(listAssignees, { usernames: ['layla'] });
    stubApi(http.listViewingSchedules, { schedules: [] });
    stubApi(http.listViewings, { viewings: [booked] });
  });

  it('has a block in its day with name, listing and state, which opens what can be done', async () => {
    const { user } = open('?week=2026-12-03');
    const day = within(await screen.findByRole('region', { name: /3 Dec/ }));
    await user.click(day.getByRole('button', { name: '10:00–11:00 Noor Marina view Booked, layla' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Viewing of Noor/ }));
    expect(dialog.getByRole('button', { name: /^Move: Noor/ })).toBeVisible();
  });

  it('books an empty hour for a lead that is found by name', async () => {
    const searches = stubApi(listLeads, { items: [lead], total: 1, page: 1, pageSize: 8, pageCount: 1 });
    const { user } = open('?week=2126-12-03');
    const day = within(await screen.findByRole('region', { name: /3 Dec/ }));
    await user.click(day.getByRole('button', { name: /^Book a viewing: .*14:00$/ }));
    const choice = within(await screen.findByRole('dialog', { name: 'Whose viewing is it?' }));
    await user.type(choice.getByRole('searchbox', { name: 'Lead' }), 'Rashid');
    await waitFor(() => {
      expect(searches.at(-1)?.query).toMatchObject({ q: 'Rashid' });
    });
    await user.click(choice.getByRole('button', { name: 'Rashid Ali, Marina view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a viewing for Rashid Ali' }));
    expect(dialog.getByLabelText(/^Time/)).toHaveValue('2126-12-03T14:00');
    const bookings = stubApi(http.bookLeadViewing, booked);
    await user.click(dialog.getByRole('button', { name: 'Book this time' }));
    await waitFor(() => {
      expect(bookings[0]?.body).toMatchObject({ leadId: lead.id, startsAt: '2126-12-03T10:00:00.000Z' });
    });
  });

  it('offers no hour of the past, and no booking to members who only read', async () => {
    const { unmount } = open('?week=2020-12-03');
    await screen.findByRole('region', { name: /3 Dec/ });
    expect(screen.queryByRole('button', { name: /^Book a viewing:/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Book a viewing' })).toBeVisible();
    unmount();
    open('?week=2126-12-03', 'auditor');
    await screen.findByRole('region', { name: /3 Dec/ });
    expect(screen.queryByRole('button', { name: /^Book a viewing/ })).toBeNull();
  });

  it('shows one day, and goes from day to day', async () => {
    const { user } = open('?week=2026-12-02&view=day');
    expect(await screen.findByText('No viewings on this day.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next day' }));
    expect(await screen.findByRole('button', { name: /Noor/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeVisible();
  });
});
