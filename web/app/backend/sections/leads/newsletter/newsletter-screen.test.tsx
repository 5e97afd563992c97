import { listLeadViews } from '@manzil/contracts/http/lead-views';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@manzil/contracts/gateway/account';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import * as leads from '@manzil/contracts/http/leads';
import { changeSubscribers, listSubscribers } from '@manzil/contracts/http/subscribers';
import type { Subscriber } from '@manzil/contracts/leads/subscriber';
import { screen, waitFor, within } from '@testing-library/react';
import * as leadsRoute from '../../../routes/leads';
import * as route from '../../../routes/newsletter';
import { refuse, stubApi } from '../../../../testing/api-double';
import { renderScreen } from '../../../../testing/render-screen';
import { newsletterAddress } from '../../../kit/address/lead-search-params';

const idOf = (last: number): string => `0190a3c4-0000-7000-8000-00000000000${String(last)}`;
const AT = '2026-11-20T08:00:00.000Z';
const subscriber = (last: number, over: Partial<Subscriber> = {}): Subscriber => ({
  id: idOf(last),
  email: `reader${String(last)}@example.com`,
  state: 'subscribed',
  since: AT,
  receivedAt: AT,
  page: '/buy',
  consentText: 'I agree.',
  consentedAt: AT,
  confirmedAt: AT,
  unsubscribedBy: null,
  sentQuickly: false,
  version: 1,
  ...over,
});
const page = (...items: Subscriber[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
  pageCount: 1,
  counts: { subscribed: 20, pending: 3, unsubscribed: 2, suspected: 1 },
});
const open = (query = '', role: Role = 'admin') =>
  renderScreen(route, {
    path: '/backend/newsletter',
    at: `/backend/newsletter?${query}`,
    session: { username: 'layla', role },
  });

describe('the newsletter addresses', () => {
  beforeEach(() => {
    stubApi(showTimeline, { entries: [], next: null });
    stubApi(leads.listOtherLeads, { leads: [], total: 0 });
  });

  it('are filtered in the address, which the file follows', async () => {
    const requests = stubApi(listSubscribers, page(subscriber(1)));
    const { user, router } = open('state=pending');
    await user.type(await screen.findByLabelText('Search'), 'reader');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ state: 'pending', q: 'reader' });
    });
    expect(router.state.location.search).toBe('?state=pending&q=reader');
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
        'href',
        '/api/subscribers/export?state=pending&q=reader',
      );
    });
    expect(screen.getByRole('option', { name: 'Suspected spam (1)' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Any state (26)' })).toBeInTheDocument();
  });

  it('are unsubscribed once, however often the button is pressed, and that is taken back', async () => {
    stubApi(listSubscribers, page(subscriber(1)));
    const requests = stubApi(changeSubscribers, { changed: [{ id: idOf(1), version: 2 }], refused: [] });
    const { user } = open();
    await user.dblClick(await screen.findByRole('button', { name: 'Unsubscribe reader1@example.com' }));
    expect(await screen.findByText('1 address unsubscribed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 address as before')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { action: 'unsubscribe', subscribers: [{ id: idOf(1), expectedVersion: 1 }] },
      { action: 'resume', subscribers: [{ id: idOf(1), expectedVersion: 2 }] },
    ]);
  });

  it('are changed many at once, each action for those that it applies to', async () => {
    stubApi(
      listSubscribers,
      page(
        ...[subscriber(1), subscriber(2, { state: 'suspected', confirmedAt: null })],
        ...[subscriber(3, { state: 'unsubscribed' }), subscriber(4, { state: 'pending' })],
      ),
    );
    const requests = stubApi(changeSubscribers, {
      changed: [{ id: idOf(1), version: 2 }],
      refused: [{ id: idOf(4), reason: 'version' as const }],
    });
    const { user } = open();
    await user.click(await screen.findByLabelText('Select reader1@example.com'));
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not spam (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe (2)' }));
    expect(
      await screen.findByText(/^1 address not changed, because someone else changed it first/),
    ).toBeVisible();
    expect(requests.map(({ body }) => body.subscribers.map(({ id }) => id))).toEqual([[idOf(1), idOf(4)]]);
  });

  it('can be subscribed again by a member only where a member ended it', async () => {
    const ended = { state: 'unsubscribed' as const };
    stubApi(listSubscribers, page(subscriber(1, ended), subscriber(2, { ...ended, unsubscribedBy: 'omar' })));
    open();
    expect(await screen.findByRole('button', { name: 'Subscribe reader2@example.com again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe reader1@example.com again' })).toBeNull();
  });

  it('say why nothing is shown, and what was refused', async () => {
    stubApi(listSubscribers, page());
    const first = open('q=nobody');
    expect(await screen.findByText('No address matches these filters.')).toBeVisible();
    first.unmount();
    stubApi(listSubscribers, page(subscriber(1)));
    stubApi(changeSubscribers, refuse('UNAVAILABLE', 'Leads are not available right now'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe reader1@example.com' }));
    expect(await screen.findByText('Leads are not available right now')).toBeVisible();
  });

  it.each([
    ['admin', true, true],
    ['editor', true, true],
    ['marketer', true, false],
    ['auditor', false, true],
  ] as const)('show an %s what they may do (%s) and what happened (%s)', async (role, edits, reads) => {
    stubApi(listSubscribers, page(subscriber(1)));
    stubApi(addTimelineEntry, undefined);
    open(`open=${idOf(1)}`, role);
    const dialog = within(await screen.findByRole('dialog', { name: 'reader1@example.com' }));
    expect(dialog.getByText(/^“I agree\.”, 20 Nov/)).toBeVisible();
    expect(dialog.queryAllByRole('button', { name: /^Unsubscribe/ })).toHaveLength(edits ? 1 : 0);
    expect(dialog.queryAllByRole('heading', { name: 'Timeline' })).toHaveLength(reads ? 1 : 0);
    expect(dialog.queryAllByText('Data of this person')).toHaveLength(reads ? 1 : 0);
  });
});

describe('an address of the inbox from before', () => {
  it.each([
    ['kinds=newsletter', '/backend/newsletter?'],
    ['kinds=newsletter&status=spam&q=a%40b.co', '/backend/newsletter?q=a%40b.co&state=suspected'],
    ['kinds=newsletter&subscription=pending&page=3', '/backend/newsletter?state=pending'],
    ['kinds=popup,newsletter', undefined],
    ['', undefined],
  ])('%s leads to %s', (query, expected) => {
    expect(newsletterAddress(new URLSearchParams(query))).toBe(expected);
  });

  it('shows the leads of the other kinds that it names, and no newsletter addresses', async () => {
    const none = { items: [], total: 0, page: 1, pageSize: 25, pageCount: 0 };
    const requests = stubApi(leads.listLeads, none);
    stubApi(listLeadViews, { views: [] });
    stubApi(leads.listAssignees, { usernames: [] });
    renderScreen(leadsRoute, { path: '/backend/leads', at: '/backend/leads?kinds=popup,newsletter' });
    expect(await screen.findByText(/^No leads match/)).toBeVisible();
    expect(requests.map(({ query }) => query.kinds)).toEqual([['popup']]);
    expect(screen.queryByRole('option', { name: 'Newsletter' })).toBeNull();
  });
});
