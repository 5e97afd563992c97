import type { Role } from '@manzil/contracts/gateway/account';
import { mergeLeads, separateLead } from '@manzil/contracts/http/lead-merges';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import { listOtherLeads, showLead } from '@manzil/contracts/http/leads';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as route from '../../routes/leads';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { PEOPLE_SCREENS } from '../../../testing/screens/people-screens';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const idOf = (number: number): string => `0190a3c4-0000-7000-8000-00000000000${String(number)}`;
const other = (number: number, status: 'new' | 'spam' = 'new') => ({
  id: idOf(number),
  kind: 'mortgage' as const,
  status,
  name: 'Noor',
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  listing: null,
  page: '/',
  excerpt: null,
  assignee: null,
  stage: status === 'new' ? ('new' as const) : null,
  version: 1,
  receivedAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
});

async function openLead(role: Role = 'editor') {
  const { user } = renderScreen(route, {
    path: '/backend/leads',
    at: `/backend/leads?lead=${ID}`,
    session: { username: 'sara', role },
  });
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Noor' })) };
}

describe('leads of one person', () => {
  beforeEach(() => {
    PEOPLE_SCREENS['/backend/leads?lead']?.stub();
    stubApi(addTimelineEntry, undefined);
    stubApi(listOtherLeads, { leads: [other(2), other(3), other(4, 'spam')], total: 3 });
  });

  it('are merged into the open one, after what that means is said, without those left out', async () => {
    const requests = stubApi(mergeLeads, undefined);
    const { user, panel } = await openLead();
    await user.click(await panel.findByText('Other leads of this person: 3'));
    await user.click(panel.getByRole('button', { name: 'Merge into this lead' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge into this lead' }));
    expect(dialog.getByText(/You can separate each of them again/)).toBeVisible();
    const [first, second, ...more] = dialog.getAllByRole('checkbox');
    expect(more).toEqual([]);
    expect(first).toBeChecked();
    if (second !== undefined) await user.click(second);
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Merge 1 lead' }));
    expect(await screen.findByText('1 lead merged into this one')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: ID }, body: { others: [idOf(2)] } }]);
    expect(screen.queryByRole('dialog', { name: 'Merge into this lead' })).toBeNull();
  });

  it('say why they were not merged, and are not offered to members who only read', async () => {
    stubApi(mergeLeads, refuse('CONFLICT', 'This lead was merged into another lead. Reload the page.'));
    const { user, panel } = await openLead();
    await user.click(await panel.findByText('Other leads of this person: 3'));
    await user.click(panel.getByRole('button', { name: 'Merge into this lead' }));
    await user.click(screen.getByRole('button', { name: 'Merge 2 leads' }));
    expect(await screen.findByText(/^This lead was merged into another lead/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Merge into this lead' })).toBeVisible();
  });

  it('are not merged by an auditor', async () => {
    const { user, panel } = await openLead('auditor');
    await user.click(await panel.findByText('Other leads of this person: 3'));
    expect(panel.queryByRole('button', { name: 'Merge into this lead' })).toBeNull();
  });

  it('are shown in the timeline with their form, and separated again', async () => {
    const enquiry = {
      id: idOf(2),
      kind: 'mortgage' as const,
      name: 'Noor',
      email: 'noor@example.com',
      phone: null,
      listing: { reference: 'MZ-1', pagelink: 'villa-1', title: 'Villa 1' },
      message: 'Is a loan possible?',
      photos: [],
    };
    const entry = { by: '', text: null, from: null, to: null, mail: null };
    stubApi(showTimeline, {
      entries: [
        {
          ...entry,
          id: idOf(5),
          at: '2026-11-23T08:00:00.000Z',
          kind: 'merged',
          by: 'sara',
          from: 'mortgage',
          to: '2026-11-22T08:00:00.000Z',
        },
        { ...entry, id: idOf(2), at: '2026-11-22T08:00:00.000Z', kind: 'received', enquiry },
      ],
      next: null,
    });
    const requests = stubApi(separateLead, undefined);
    const { user, panel } = await openLead();
    expect(
      await panel.findByText(/sara merged the lead “Mortgage” of 22 Nov 2026, 12:00 into this one/),
    ).toBeVisible();
    expect(panel.getByText('Is a loan possible?')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Villa 1 (MZ-1)' })).toHaveAttribute('href', '/villa-1');
    await user.click(panel.getByRole('button', { name: 'Separate this enquiry' }));
    expect(await screen.findByText('The enquiry is a separate lead again')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: idOf(2) } }]);
  });

  it('open the one that they were merged into', async () => {
    const requests = stubApi(showLead, ({ params }) => ({
      ...other(1),
      id: params.id,
      name: params.id === ID ? 'Old' : 'Noor',
      mergedInto: params.id === ID ? idOf(2) : null,
      message: null,
      notes: '',
      consentText: null,
      consentedAt: null,
    }));
    await openLead();
    expect(requests.map(({ params }) => params.id)).toEqual([ID, idOf(2)]);
  });
});
