import { beforeEach, describe, expect, it } from 'vitest';
import type { Role, Session } from '@manzil/contracts/gateway/account';
import { listAuditEntries } from '@manzil/contracts/http/audit';
import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { showFunnel, showPerformance } from '@manzil/contracts/http/funnel';
import { listImportRuns } from '@manzil/contracts/http/import-runs';
import { listApprovals } from '@manzil/contracts/http/content-lifecycle';
import * as http from '@manzil/contracts/http/leads';
import { listViewings } from '@manzil/contracts/http/viewings';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { queryClient } from '../../kit/data/query-client';
import { sampleRun } from '../../../testing/samples/sample-run';
import * as route from '../../routes/dashboard';
import { listRules } from '@manzil/contracts/http/rules';
import { sampleRule } from '../../../testing/samples/sample-rule';
import { samplePerformance } from '../../../testing/samples/sample-performance';
import { stubNewSite } from '../../../testing/samples/sample-first-steps';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const counts = {
  visits: 1200,
  totalProperties: 300,
  homePageEnquiries: 4,
  otherEnquiries: 5,
  buyProperty: 200,
  rentProperties: 100,
  residentialProperties: 280,
  newsletter: 7,
  listedLastWeek: { totalProperties: 12, buyProperty: 9, rentProperties: 3, residentialProperties: 12 },
};
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
  visits: index < 23 ? 1 : 2,
  homePageEnquiries: 0,
  otherEnquiries: 0,
  newsletter: 0,
}));
const lead = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  kind: 'listing' as const,
  status: 'new' as const,
  name: 'Noor',
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  page: null,
  assignee: null,
  listing: { pagelink: 'marina-view', reference: 'MV-1', title: 'Marina view' },
  excerpt: 'Is it free?',
  version: 1,
  receivedAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
};
const page = (items: (typeof lead)[], total = items.length, overdue = 0) => ({
  items,
  total,
  overdue,
  page: 1,
  pageSize: 25,
  pageCount: 1,
});
const viewing = (status: 'booked' | 'cancelled', number: number) => ({
  id: `0190a3c4-0000-4000-8000-00000000000${String(number)}`,
  leadId: lead.id,
  adviser: 'sara',
  status,
  version: 1,
  home: null,
  startsAt: '2026-11-24T08:00:00Z',
  endsAt: '2026-11-24T09:00:00Z',
  visitor: { name: 'Noor', email: 'noor@example.com', phone: null },
});
const entry = {
  id: '7',
  at: '2026-11-22T08:00:00.000Z',
  actorKind: 'member' as const,
  username: 'sara',
  memberId: null,
  action: 'content-changed',
  changes: [],
  details: {},
  address: null,
  requestId: null,
  entity: { kind: 'faq', id: '1', title: 'Do you charge a fee?', link: '/backend/faq' },
};
const login = { ...entry, id: '8', action: 'login', entity: null, username: 'omar' };
const trail = { entries: [login, entry], total: 2, page: 1, pageCount: 1, actions: [], kinds: [] };
const funnel = { views: 900, saves: 40, calls: 9, whatsapps: 8, enquiries: 7, viewings: 3, won: 1 };

beforeEach(() => {
  stubApi(http.showDashboard, counts);
  stubApi(http.showDashboardSeries, { days });
  stubApi(http.listLeads, page([]));
  stubApi(listViewings, { viewings: [] });
  stubApi(listImportRuns, { runs: [] });
  stubApi(listApprovals, { approvals: [] });
  stubApi(listRules, { rules: [] });
  stubApi(listAuditEntries, trail);
  stubApi(countFailedMessages, { count: 0, unanswered: [] });
  stubApi(showFunnel, { rows: [], total: funnel, leftOut: 0 });
  stubNewSite('layla');
  stubApi(showPerformance, samplePerformance);
});

async function open(role: Role = 'admin', incompleteDetails?: Session['incompleteDetails']) {
  renderScreen(route, { path: '/backend', session: { username: 'layla', role, incompleteDetails } });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
  it('leads to what each number counts, and says how it has moved', async () => {
    await open();
    expect(screen.getByRole('link', { name: /Visits/ })).toHaveTextContent('1,200');
    expect(screen.getByRole('link', { name: /Visits/ })).toHaveTextContent('14 in 7 days (before: 7)');
    const rent = screen.getByRole('link', { name: /^Rent Properties/ });
    expect(rent).toHaveAttribute('href', '/backend/properties?status=public&adType=rent');
    expect(rent).toHaveTextContent('3 new in 7 days');
  });

  it('begins with a missing name and email, for every role', async () => {
    await open('agent', { name: '', email: null });
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Your name and email');
    cleanup();
    await open();
    expect(screen.queryByRole('region', { name: 'Your name and email' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Set up your site' })).toBeVisible();
    cleanup();
    await open('manager');
    expect(screen.queryByRole('region', { name: 'Set up your site' })).toBeNull();
  });

  it('compares advisers and sources over the months, with every figure in a table', async () => {
    const requests = stubApi(showPerformance, samplePerformance);
    await open('manager');
    const performance = panel('Performance, last 6 months');
    const months = within(await performance.findByRole('table', { name: 'Performance by month' }));
    expect(months.getByRole('row', { name: /^Nov 2026/ })).toHaveTextContent(
      'Nov 202612101 h 35 min1AED 2,500,000AED 50,000',
    );
    expect(months.getByRole('row', { name: /^Oct 2026/ })).toHaveTextContent('Oct 202600–0AED 0AED 0');
    expect(performance.getByText('AED 9,000,000 · 7 open leads')).toBeVisible();
    await userEvent.selectOptions(performance.getByLabelText('Adviser'), 'noor');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ by: 'adviser', key: 'noor' });
    });
    await userEvent.selectOptions(await performance.findByLabelText('Compare'), 'Source');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ by: 'source' });
    });
    expect(requests.at(-1)?.query).not.toHaveProperty('key');
  });

  it('begins with the day of an agent: viewings by time, then the next actions that are due', async () => {
    const due = { ...lead, name: 'Ali', nextAction: 'Call about the offer', nextActionOn: '2026-11-23' };
    const requests = stubApi(http.listLeads, ({ query }) =>
      query.dueBy === undefined ? page([]) : page([due], 7),
    );
    stubApi(listViewings, { viewings: [viewing('booked', 1), viewing('cancelled', 2)] });
    await open('agent');
    const day = panel('Your day');
    expect(await day.findByRole('link', { name: 'Viewing with Noor' })).toHaveAttribute(
      'href',
      `/backend/leads?lead=${lead.id}`,
    );
    expect(day.getByText('12:00')).toBeVisible();
    expect(day.getByRole('link', { name: 'Call about the offer' })).toBeVisible();
    expect(day.getByText('due 23 Nov 2026')).toBeVisible();
    expect(day.getByRole('link', { name: '6 more next actions are due' })).toBeVisible();
    expect(day.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Your day');
    expect(requests.find(({ query }) => query.dueBy !== undefined)?.query).toMatchObject({
      assignment: 'mine',
    });
    cleanup();
    await open('manager');
    expect(screen.queryByRole('region', { name: 'Your day' })).toBeNull();
  });

  it('shows agents no figures of others', async () => {
    await open('agent');
    expect(screen.queryByRole('region', { name: 'Performance, last 6 months' })).toBeNull();
  });

  it('keeps the last numbers, and says so, when a later reading fails', async () => {
    await open();
    stubApi(http.showDashboard, refuse('UNAVAILABLE', 'Not available'));
    await act(() => queryClient.refetchQueries({ queryKey: ['dashboard'] }));
    expect(await screen.findByText(/could not be updated/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Visits/ })).toHaveTextContent('1,200');
  });

  it('names what waits for the member, each with the way there', async () => {
    stubApi(http.listLeads, ({ query }) =>
      query.assignment === 'mine'
        ? page([lead], 2, 1)
        : query.assignment === 'nobody'
          ? page([lead])
          : page([]),
    );
    stubApi(listViewings, { viewings: [viewing('booked', 1), viewing('cancelled', 2)] });
    stubApi(countFailedMessages, { count: 3, unanswered: [] });
    const run = sampleRun(4, { state: 'quarantined', approvable: true });
    stubApi(listImportRuns, { runs: [run] });
    const { versions: _all, ...rule } = sampleRule;
    stubApi(listRules, { rules: [rule, { ...rule, waiting: ['review'] }] });
    await open();
    await panel('Waiting for you').findByText('1 rule is due for review');
    await panel('Waiting for you').findByText('1 viewing today');
    await panel('Waiting for you').findByText(/An update of the listings/);
    await panel('Waiting for you').findByText(/3 messages/);
    const links = panel('Waiting for you').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['An update of the listings waits for your decision', `/backend/feed/${run.id}`],
      [
        '2 new leads are assigned to you',
        '/backend/leads?kinds=popup,contact,sell,listing,mortgage&status=new&assigned=mine',
      ],
      [
        '1 new lead is unassigned',
        '/backend/leads?kinds=popup,contact,sell,listing,mortgage&status=new&assigned=nobody',
      ],
      ['1 next action is overdue', '/backend/leads?overdue=true'],
      ['1 viewing today', '/backend/viewings'],
      ['1 rule has to be confirmed', '/backend/rules?state=confirmation'],
      ['1 rule is due for review', '/backend/rules?state=review'],
      ['3 messages between the services have failed.', '/backend/failed-messages'],
    ]);
  });

  it('names the requests for approval that wait for the member, and own ones that came back', async () => {
    const request = {
      kind: 'faq' as const,
      id: 7,
      title: 'Who are you?',
      link: '/backend/faq',
      stale: false,
      asks: 'publish' as const,
      version: 3,
      publishAt: null,
      withdrawAt: null,
      note: '',
      requestedBy: 'noor',
      requestedAt: '2026-11-22T08:00:00.000Z',
      sentBack: null,
    };
    const back = { by: 'omar', at: '2026-11-22T09:00:00.000Z', note: 'The fee' };
    const post = { ...request, kind: 'blog-post' as const, id: 9, title: 'Fees', requestedBy: 'layla' };
    stubApi(listApprovals, {
      approvals: [
        request,
        { ...request, id: 8, title: 'Changed since', stale: true },
        { ...post, title: 'Own and waiting' },
        { ...post, sentBack: back },
        { ...request, id: 10, title: 'Of noor', sentBack: back },
      ],
    });
    await open();
    await panel('Waiting for you').findByText(/Who are you/);
    const links = panel('Waiting for you').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['noor sent “Who are you?” for approval', '/backend/faq?entry=7'],
      ['omar sent “Fees” back to you', '/backend/blogs/9'],
    ]);
  });

  it('says when nothing waits, and when that is unknown', async () => {
    await open();
    expect(await panel('Waiting for you').findByText('You’re all caught up.')).toBeVisible();
    stubApi(listViewings, refuse('UNAVAILABLE', 'Not available'));
    await act(() => queryClient.resetQueries());
    expect(await panel('Waiting for you').findByText('This cannot be shown at the moment.')).toBeVisible();
  });

  it('shows recent leads, the last update, activity by name, and the funnel', async () => {
    stubApi(http.listLeads, ({ query }) => page(query.assignment === undefined ? [lead] : []));
    stubApi(listImportRuns, { runs: [sampleRun(4), sampleRun(3)] });
    await open();
    expect(await panel('Recent leads').findByRole('link', { name: 'Noor' })).toHaveAttribute(
      'href',
      `/backend/leads?lead=${lead.id}`,
    );
    const last = panel('Last update of the listings');
    expect(await last.findByText(/3 added, 40 changed, 2 withdrawn/)).toBeVisible();
    expect(last.getAllByRole('listitem')).toHaveLength(1);
    const activity = panel('Activity');
    expect(await activity.findByText('sara')).toBeVisible();
    expect(activity.queryByText('omar')).toBeNull();
    expect(activity.getByRole('link', { name: entry.entity.title })).toHaveAttribute('href', '/backend/faq');
    expect(await panel('Last 30 days').findByText('900')).toBeVisible();
  });

  it('asks for an agent only what agents may see', async () => {
    const runs = stubApi(listImportRuns, { runs: [] });
    const audit = stubApi(listAuditEntries, trail);
    await open('agent');
    await panel('Waiting for you').findByText('You’re all caught up.');
    expect(panel('Last 30 days').getByText(/your own listings and leads/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Last update of the listings' })).toBeNull();
    expect([...runs, ...audit]).toEqual([]);
  });
});
