import { beforeEach, describe, expect, it } from 'vitest';
import { listAssignees } from '@manzil/contracts/http/leads';
import * as http from '@manzil/contracts/http/viewings';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { screen, within } from '@testing-library/react';
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
const open = (search: string) =>
  renderScreen(route, {
    path: '/backend/viewings',
    at: `/backend/viewings${search}`,
    session: { username: 'layla', role: 'admin' },
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

  it('shows one day, and goes from day to day', async () => {
    const { user } = open('?week=2026-12-02&view=day');
    expect(await screen.findByText('No viewings on this day.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next day' }));
    expect(await screen.findByRole('button', { name: /Noor/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeVisible();
  });
});
