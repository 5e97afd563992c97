import { listLeadViews } from '@manzil/contracts/http/lead-views';
import { expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/leads';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import { bookLeadViewing, listViewings, listViewingSchedules } from '@manzil/contracts/http/viewings';
import type { Lead } from '@manzil/contracts/leads/lead';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/leads';
import { stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const id = '0190a3c4-0000-7000-8000-000000000001';
const lead: Lead = {
  id,
  kind: 'contact',
  status: 'new',
  name: 'Noor',
  version: 1,
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  listing: null,
  page: '/',
  message: null,
  assignee: null,
  source: null,
  enteredBy: null,
  sentQuickly: false,
  subscription: null,
  receivedAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
  stage: 'new',
  lostReason: null,
  nextAction: null,
  nextActionOn: null,
  tags: [],
  routedBy: null,
  respondBy: null,
  notes: '',
  consentText: null,
  consentedAt: null,
  consents: [],
  notices: [],
  photos: [],
};

const booked: Lead = {
  ...lead,
  status: 'in-progress',
  stage: 'viewing',
  assignee: 'sara',
  version: 2,
};

function openLead() {
  stubApi(listLeadViews, { views: [] });
  stubApi(http.listLeads, { items: [], total: 0, page: 1, pageSize: 25, pageCount: 0 });
  stubApi(http.listAssignees, { usernames: ['sara'] });
  stubApi(http.showLead, lead);
  stubApi(http.listOtherLeads, { leads: [], total: 0 });
  stubApi(showTimeline, { entries: [], next: null });
  stubApi(addTimelineEntry, undefined);
  stubApi(listViewings, { viewings: [] });
  return renderScreen(route, {
    path: '/backend/leads',
    at: `/backend/leads?lead=${id}`,
    session: { username: 'sara', role: 'editor' },
  });
}

/** Opens the lead and chooses a free time of its adviser for a viewing. */
async function chooseTime() {
  const openings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' }));
  stubApi(listViewingSchedules, {
    schedules: [
      { adviser: 'sara', version: 1, hasFeed: false, openings, duration: 30, notice: 0, daysOff: [] },
    ],
  });
  const bookings = stubApi(bookLeadViewing, ({ body }) => ({
    id: body.id,
    leadId: body.leadId,
    adviser: body.adviser,
    startsAt: body.startsAt,
    endsAt: body.startsAt,
    status: 'booked' as const,
    version: 1,
    home: null,
    visitor: { name: 'Noor', email: 'noor@example.com', phone: null },
  }));
  const { user } = openLead();
  await user.click(await screen.findByRole('button', { name: 'Book a viewing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a viewing for Noor' }));
  const free = within(await dialog.findByRole('group', { name: /^Free on / }));
  const [first] = free.getAllByRole('button');
  if (first === undefined) throw new Error('There is no free time');
  await user.click(first);
  return { user, dialog, bookings };
}

it('a viewing is booked at a free time of the adviser, and the lead is shown as it is then', async () => {
  const { user, dialog, bookings } = await chooseTime();
  stubApi(http.showLead, booked);
  await user.click(dialog.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(/^A viewing is booked on /)).toBeVisible();
  expect(await screen.findByDisplayValue('Viewing')).toBeVisible();
  expect(bookings.map(({ body }) => [body.leadId, body.adviser])).toEqual([[id, 'sara']]);
  const changes = stubApi(http.changeLead, { ...lead, nextAction: 'Keys', version: 3 });
  await user.type(within(screen.getByRole('dialog', { name: 'Noor' })).getByLabelText('Next action'), 'Keys');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(changes.map(({ body }) => body.expectedVersion)).toEqual([2]);
});

it('a stage that is chosen while the booked lead is read stays, and the rest is shown as it is stored', async () => {
  const { user, dialog } = await chooseTime();
  const slow = pendingReply(booked);
  stubApi(http.showLead, slow.reply);
  await user.click(dialog.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(/^A viewing is booked on /)).toBeVisible();
  const panel = within(screen.getByRole('dialog', { name: 'Noor' }));
  await user.selectOptions(panel.getByLabelText('Stage'), 'Offer');
  slow.release();
  await waitFor(() => {
    expect(panel.getByLabelText('Assigned to')).toHaveValue('sara');
  });
  expect(panel.getByLabelText('Stage')).toHaveDisplayValue('Offer');
  const changes = stubApi(http.changeLead, { ...booked, stage: 'offer', version: 3 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(changes.map(({ body }) => body)).toEqual([{ stage: 'offer', expectedVersion: 2 }]);
});

it('what is typed while the lead is saved stays, unsaved', async () => {
  const { user } = openLead();
  const panel = within(await screen.findByRole('dialog', { name: 'Noor' }));
  const action = panel.getByLabelText('Next action');
  const slow = pendingReply({ ...lead, nextAction: 'Keys', version: 2 });
  stubApi(http.changeLead, slow.reply);
  await user.type(action, 'Keys');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(action, ' at the desk');
  slow.release();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(action).toHaveValue('Keys at the desk');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
