import { beforeEach, describe, expect, it } from 'vitest';
import { showFunnel, showFunnelSeries } from '@manzil/contracts/http/funnel';
import type { Funnel, FunnelPoint, FunnelRow } from '@manzil/contracts/leads/funnel';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/funnel';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const row = (key: string, name: string, fields: Partial<FunnelRow> = {}): FunnelRow => ({
  key,
  name,
  views: 0,
  saves: 0,
  calls: 0,
  whatsapps: 0,
  enquiries: 0,
  viewings: 0,
  won: 0,
  ...fields,
});
const villa = row('villa-7', 'Villa 7', { views: 1_200, saves: 12, enquiries: 3, viewings: 1 });
const tower = row('tower-2', 'Tower 2', { views: 40, enquiries: 5, won: 1 });
const total = { views: 1_240, saves: 12, calls: 0, whatsapps: 0, enquiries: 8, viewings: 1, won: 1 };
const funnel = (over: Partial<Funnel> = {}): Funnel => ({ rows: [tower, villa], total, leftOut: 0, ...over });

const PERIOD = 'from=2026-11-01&to=2026-11-30';
const open = (query = PERIOD, role: 'admin' | 'agent' = 'admin') =>
  renderScreen(route, {
    path: '/backend/funnel',
    at: `/backend/funnel?${query}`,
    session: { username: 'layla', role },
  });

const point = (from: string, to: string, over: Partial<FunnelPoint> = {}): FunnelPoint => ({
  from,
  to,
  views: 0,
  saves: 0,
  calls: 0,
  whatsapps: 0,
  enquiries: 0,
  viewings: 0,
  won: 0,
  ...over,
});
const POINTS = [
  point('2026-11-01', '2026-11-01', { views: 1_200, enquiries: 2, won: 1 }),
  point('2026-11-02', '2026-11-08', { views: 40, enquiries: 6, viewings: 1 }),
];

describe('the funnel', () => {
  beforeEach(() => {
    stubApi(showFunnelSeries, { points: POINTS });
  });

  it('shows the same over time, as small charts and as a table that keyboards open', async () => {
    stubApi(showFunnel, funnel());
    const requests = stubApi(showFunnelSeries, { points: POINTS });
    const { user, router } = open();
    await user.click(await screen.findByText('As a table'));
    const table = within(screen.getByRole('table', { name: 'Over time' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PeriodViewsSavesCallWhatsAppEnquiriesWith a viewingWon',
      '1 Nov1,200000201',
      '2 Nov – 8 Nov40000610',
    ]);
    expect(screen.getByText('8 in all, at most 6')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Chart per'), 'Week');
    await user.selectOptions(screen.getByLabelText('Chart of one listing'), 'Villa 7');
    expect(requests.at(-1)?.query).toMatchObject({ by: 'listing', key: 'villa-7', every: 'week' });
    await user.selectOptions(screen.getByLabelText('Rows'), 'Community');
    expect(requests.at(-1)?.query).toEqual({
      by: 'community',
      every: 'week',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(router.state.location.search).toContain('every=week');
  });

  it('shows the numbers of all rows as bars that are a table, and each row', async () => {
    const requests = stubApi(showFunnel, funnel());
    open();
    const steps = within(await screen.findByRole('table', { name: 'From view to won' }));
    expect(steps.getByRole('row', { name: /^Views 1,240/ })).toBeVisible();
    expect(steps.getByRole('row', { name: /^Won 1/ })).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([
      { by: 'listing', from: '2026-11-01', to: '2026-11-30' },
    ]);
    expect(screen.getByRole('link', { name: 'Villa 7' })).toHaveAttribute('href', '/villa-7');
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/funnel/export?by=listing&from=2026-11-01&to=2026-11-30',
    );
  });

  it('is sorted by any column', async () => {
    stubApi(showFunnel, funnel());
    const { user } = open();
    const names = () =>
      within(screen.getByRole('table', { name: 'Funnel by listing' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: 'Villa 7' });
    expect(names()).toEqual(['Tower 2', 'Villa 7']);
    await user.click(screen.getByRole('button', { name: /^Views/ }));
    expect(names()).toEqual(['Villa 7', 'Tower 2']);
    const table = within(screen.getByRole('table', { name: 'Funnel by listing' }));
    expect(table.getByRole('columnheader', { name: /^Views/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('says by source that what is not known is not known', async () => {
    const none = { views: null, saves: null, calls: null, whatsapps: null };
    const requests = stubApi(showFunnel, ({ query }) =>
      query.by === 'source'
        ? funnel({ rows: [row('', '', { ...none, enquiries: 8 })], total: { ...total, ...none } })
        : funnel(),
    );
    stubApi(showFunnelSeries, { points: [{ ...point('2026-11-01', '2026-11-30'), ...none }] });
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('Rows'), 'Source');
    expect(await screen.findByText(/^Views, saves and clicks are not available by source/)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Not known' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /^Views/ })).toBeNull();
    expect(requests.at(-1)?.query.by).toBe('source');
    expect(router.state.location.search).toContain('by=source');
  });

  it('shows the nearest period for one that cannot be asked for', async () => {
    const requests = stubApi(showFunnel, funnel());
    open('from=2026-12-24&to=2026-11-30&by=email');
    await screen.findByRole('link', { name: 'Villa 7' });
    expect(requests.at(-1)?.query).toEqual({ by: 'listing', from: '2026-11-30', to: '2026-11-30' });
  });

  it('tells an agent whose numbers these are', async () => {
    stubApi(showFunnel, funnel());
    open(PERIOD, 'agent');
    expect(await screen.findByText(/These are the numbers of your own listings and leads\.$/)).toBeVisible();
  });

  it('says that there is nothing yet, and what is left out', async () => {
    stubApi(showFunnel, funnel({ rows: [], leftOut: 0 }));
    const first = open();
    expect(await screen.findByText(/^No views or enquiries in this period/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'From view to won' })).toBeNull();
    first.unmount();
    stubApi(showFunnel, funnel({ leftOut: 1_500 }));
    open('from=2026-10-01&to=2026-10-31');
    expect(await screen.findByText(/^1,500 more rows/)).toBeVisible();
  });

  it('says that it cannot be shown', async () => {
    stubApi(showFunnel, refuse('INTERNAL', 'Something went wrong on our side'));
    open('from=2026-09-01&to=2026-09-30');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
