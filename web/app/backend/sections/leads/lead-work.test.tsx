import { beforeEach, describe, expect, it } from 'vitest';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import type { Role } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/leads';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import type { Lead, LeadSummary } from '@manzil/contracts/leads/lead';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/leads';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const idOf = (number: number): string => `0190a3c4-0000-7000-8000-00000000000${String(number)}`;
const summary = (number: number, fields: Partial<LeadSummary> = {}): LeadSummary => ({
  id: idOf(number),
  kind: 'contact',
  status: 'new',
  name: `Person ${String(number)}`,
  version: number,
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  listing: null,
  page: '/',
  excerpt: null,
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
  ...fields,
});
const whole = ({ excerpt: message, ...rest }: LeadSummary): Lead => ({
  ...rest,
  message,
  notes: '',
  consentText: null,
  consentedAt: null,
  consents: [],
  notices: [],
  photos: [],
});
const inbox = (...items: LeadSummary[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
  pageCount: 1,
});
const open = (search = '', role: Role = 'editor') =>
  renderScreen(route, {
    path: '/backend/leads',
    at: `/backend/leads${search}`,
    session: { username: 'sara', role },
  });

describe('the work on leads', () => {
  beforeEach(() => {
    stubApi(listLeadViews, { views: [] });
    stubApi(http.listLeads, inbox(summary(1), summary(2), summary(3)));
    stubApi(http.listAssignees, { usernames: ['omar', 'sara'] });
    stubApi(http.showLead, ({ params }) => whole(summary(Number(params.id.at(-1)))));
    stubApi(http.listOtherLeads, { leads: [], total: 0 });
    stubApi(showTimeline, { entries: [], next: null });
    stubApi(addTimelineEntry, undefined);
  });

  it('asks why a lead was lost before it is saved, and sends stage and reason', async () => {
    const { user } = open(`?lead=${idOf(1)}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Person 1' }));
    const requests = stubApi(
      http.changeLead,
      whole(summary(1, { stage: 'lost', lostReason: 'price', version: 2 })),
    );
    await user.selectOptions(panel.getByLabelText('Stage'), 'Lost');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText(/Choose why it was lost/)).toBeVisible();
    expect(requests).toEqual([]);
    await user.selectOptions(panel.getByLabelText(/^Lost because/), 'Price');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const body = { stage: 'lost', lostReason: 'price', expectedVersion: 1 };
    expect(requests.map((request) => request.body)).toEqual([body]);
  });

  it('saves the next action with its day', async () => {
    const { user } = open(`?lead=${idOf(1)}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Person 1' }));
    const next = { nextAction: 'Call back', nextActionOn: '2026-12-01' };
    const requests = stubApi(http.changeLead, whole(summary(1, { ...next, version: 2 })));
    await user.type(panel.getByLabelText('Next action'), 'Call back');
    await user.type(panel.getByLabelText('Due on'), '2026-12-01');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(requests.map(({ body }) => body)).toEqual([{ ...next, expectedVersion: 1 }]);
  });

  it('goes to the next and the previous lead without closing', async () => {
    const { user } = open(`?lead=${idOf(1)}`);
    await screen.findByRole('dialog', { name: 'Person 1' });
    expect(screen.queryByRole('link', { name: 'Previous lead' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next lead' }));
    await screen.findByRole('dialog', { name: 'Person 2' });
    await user.click(screen.getByRole('link', { name: 'Next lead' }));
    await screen.findByRole('dialog', { name: 'Person 3' });
    expect(screen.queryByRole('link', { name: 'Next lead' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Previous lead' }));
    await screen.findByRole('dialog', { name: 'Person 2' });
  });

  it('shows what the same person sent besides, and opens it', async () => {
    stubApi(http.listOtherLeads, ({ params }) =>
      params.id === idOf(1)
        ? { leads: [summary(2, { kind: 'mortgage', assignee: 'omar' })], total: 1 }
        : { leads: [], total: 0 },
    );
    const { user } = open(`?lead=${idOf(1)}`);
    await user.click(await screen.findByText('Other leads of this person: 1'));
    expect(screen.getByText(/22 Nov 2026.*New, omar$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mortgage' }));
    await screen.findByRole('dialog', { name: 'Person 2' });
    expect(screen.queryByText(/^Other leads of this person/)).toBeNull();
  });

  it('changes several at once, and says which a colleague was quicker with', async () => {
    const requests = stubApi(http.changeLeads, {
      changed: [idOf(1)],
      refused: [{ id: idOf(3), reason: 'version' }],
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Assign the selected leads'), 'omar');
    expect(await screen.findByText('1 lead changed')).toBeVisible();
    expect(screen.getByText(/^1 lead was not changed/)).toBeVisible();
    expect(screen.queryByText('2 selected')).toBeNull();
    const leads = [
      { id: idOf(1), expectedVersion: 1 },
      { id: idOf(3), expectedVersion: 3 },
    ];
    expect(requests.map(({ body }) => body)).toEqual([{ leads, change: { assignee: 'omar' } }]);
  });

  it('filters by member, stage and overdue in the address', async () => {
    const requests = stubApi(http.listLeads, inbox());
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Me');
    await user.selectOptions(screen.getByLabelText('Stage'), 'Offer');
    await user.selectOptions(screen.getByLabelText('Next action'), 'Overdue');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ assignment: 'mine', stage: 'offer', overdue: true });
    });
    expect(router.state.location.search).toContain('assigned=mine&stage=offer&overdue=true');
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'omar');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ assignee: 'omar' });
    });
  });

  it.each([
    ['admin', '?overdue=true'],
    ['agent', '?assigned=mine&overdue=true'],
  ] as const)(
    'says to an %s how many next actions are overdue, until they are what is shown',
    async (role, search) => {
      const late = summary(1, { nextAction: 'Call', nextActionOn: '2020-01-02' });
      const requests = stubApi(http.listLeads, { ...inbox(late), overdue: 3 });
      const { user, router } = open('', role);
      await user.click(await screen.findByRole('link', { name: '3 next actions are overdue' }));
      await waitFor(() => {
        expect(router.state.location.search).toBe(search);
      });
      expect(requests.at(-1)?.query).toMatchObject({ overdue: true });
      await waitFor(() => {
        expect(screen.queryByText('3 next actions are overdue')).toBeNull();
      });
    },
  );

  it('says nothing of next actions where none is overdue, a service does not count them, or spam is shown', async () => {
    stubApi(http.listLeads, { ...inbox(summary(1)), overdue: 1 });
    const { router } = open();
    expect(await screen.findByText('1 next action is overdue')).toBeVisible();
    await act(() => router.navigate('?status=spam'));
    await waitFor(() => {
      expect(screen.queryByText('1 next action is overdue')).toBeNull();
    });
    stubApi(http.listLeads, inbox(summary(1)));
    await act(() => router.navigate('?q=Person'));
    expect(await screen.findByText('Person 1')).toBeVisible();
    expect(screen.queryByText(/overdue$/)).toBeNull();
  });

  it('says in the list what is overdue, and not of what is done', async () => {
    const late = { nextAction: 'Call', nextActionOn: '2020-01-02' };
    stubApi(http.listLeads, inbox(summary(1, late), summary(2, { ...late, status: 'done', stage: 'won' })));
    open();
    expect(await screen.findByText('Overdue: Call, by 2 Jan 2020')).toBeVisible();
    expect(screen.getAllByText(/Overdue:/)).toHaveLength(1);
  });
});
