import { beforeEach, describe, expect, it } from 'vitest';
import { listTeamEntries } from '@manzil/contracts/http/content-editing';
import * as http from '@manzil/contracts/http/managed-listings';
import { listPortalAddresses, renewPortalAddress } from '@manzil/contracts/http/portal-feeds';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { screen, waitFor } from '@testing-library/react';
import * as portalRoute from '../../routes/portal-feeds';
import * as route from '../../routes/properties';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { undoesOf } from './undoes-of';

const listing = (id: number, of: Partial<ManagedProperty> = {}): ManagedProperty => ({
  id,
  pagelink: `home-${id}`,
  name: `Home ${id}`,
  title: '',
  reference: `R-${id}`,
  emirate: 'Dubai',
  subCommunity: null,
  community: 'JVC',
  adType: 'sale',
  unitType: 'Villa',
  bedrooms: 2,
  rooms: 2,
  bathrooms: 2,
  builtUpArea: 1_000,
  price: 1_000_000,
  featured: false,
  images: [],
  latitude: null,
  longitude: null,
  listedAt: '2026-10-01T08:00:00Z',
  agent: null,
  reducedFrom: null,
  source: 'primary',
  own: false,
  sourceReference: `R-${id}`,
  status: 'public',
  overrides: {},
  locks: [],
  missingSince: null,
  permitNumber: null,
  updatedAt: '2026-10-01T08:00:00Z',
  withdrawnAt: null,
  version: 1,
  feed: { title: '', featured: false, values: {} },
  ...of,
});
const huda = { name: 'Huda', phone: null, email: null, photo: null, licence: null };

describe('the list of properties', () => {
  beforeEach(() => {
    const items = [listing(1), listing(2, { overrides: { hidden: true }, status: 'hidden' })];
    stubApi(http.searchManagedListings, {
      items,
      total: 10_000,
      more: true,
      page: 1,
      pageSize: 24,
      pageCount: 417,
    });
    stubApi(http.listListingChoices, {
      communities: ['JVC'],
      advisers: [huda],
      sources: ['primary', 'by-hand'],
      places: [],
    });
    stubApi(listTeamEntries, { entries: [], total: 0, deleted: [] });
    stubApi(http.listListingViews, {
      views: [{ id: 3, name: 'No permit', query: 'hasPermit=false', madeBy: null }],
    });
  });
  const open = async (at = '/backend/properties') => {
    const rendered = renderScreen(route, { path: '/backend/properties', at });
    await screen.findByRole('table', { name: 'Properties' });
    return rendered;
  };

  it('leads a role that does not include it to the dashboard, and promises nothing', async () => {
    stubApi(http.searchManagedListings, refuse('FORBIDDEN', 'Your role does not allow this'));
    renderScreen(route, { path: '/backend/properties', session: { username: 'noor', role: 'agent' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this');
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/backend');
    expect(screen.queryByText(/Read only/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('hides what is selected in one request, and shows again by Undo only what was shown', async () => {
    const requests = stubApi(http.correctListings, ({ body }) => ({
      changed: body.ids.map((id) => ({ id, pagelink: `home-${id}`, adType: 'sale' as const })),
      refused: [],
    }));
    const { user } = await open();
    await user.click(screen.getByLabelText('Select all of this page'));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('2 listings are hidden now.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { ids: [1, 2], set: { hidden: true } } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(requests.slice(1)).toMatchObject([
        { body: { ids: [1], lift: ['hidden'] } },
        { body: { ids: [2], set: { hidden: true } } },
      ]);
    });
  });

  it('assigns an adviser to what is selected, and says what was refused and why', async () => {
    const requests = stubApi(http.correctListings, {
      changed: [{ id: 1, pagelink: 'home-1', adType: 'sale' }],
      refused: [{ id: 2, message: 'There is no such property' }],
    });
    const { user } = await open();
    await user.click(screen.getByLabelText('Select Home 1, R-1'));
    await screen.findByRole('option', { name: 'Huda' });
    await user.selectOptions(screen.getByLabelText('Adviser of the selected listings'), 'Huda');
    expect(await screen.findByText('1 listing is with Huda now.')).toBeVisible();
    expect(screen.getByText('1 could not be changed: There is no such property')).toBeVisible();
    expect(requests).toMatchObject([{ body: { ids: [1], set: { agent: huda } } }]);
  });

  it('keeps filters and order in the address, which the export has too, and says that there are more', async () => {
    const { user, router } = await open();
    expect(screen.getByText(/More than 10,000 in all/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('Permit'), 'Without a permit');
    await user.selectOptions(screen.getByLabelText('Order'), 'Lowest price first');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?hasPermit=false&sort=price-asc');
    });
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/properties.csv?hasPermit=false',
    );
  });

  it('shows a saved view, and saves the present one under a name', async () => {
    const requests = stubApi(http.saveListingView, {
      id: 4,
      name: 'Cheap',
      query: 'sort=price-asc',
      madeBy: 'layla',
    });
    const { user, router } = await open('/backend/properties?sort=price-asc');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByLabelText('Name of the view'), 'Cheap{Enter}');
    expect(await screen.findByText('The view "Cheap" is saved.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { name: 'Cheap', query: 'sort=price-asc' } }]);
    await user.selectOptions(screen.getByLabelText('Saved views'), 'No permit');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?hasPermit=false');
    });
  });

  it('sets back by Undo what each listing had', () => {
    const before = [
      listing(1),
      listing(2, { overrides: { featured: false } }),
      listing(3),
      listing(4, { own: true, featured: true }),
    ];
    expect(undoesOf(before, 'featured')).toEqual([
      { ids: [1, 3], lift: ['featured'] },
      { ids: [2], set: { featured: false } },
      { ids: [4], set: { featured: true } },
    ]);
  });
});

describe('the feeds for portals', () => {
  it('show their addresses, and another one after a question', async () => {
    const address = (token: string) => ({
      portal: 'bayut' as const,
      token: token.repeat(43),
      madeAt: '2026-11-24T08:00:00Z',
      madeBy: null,
      listings: 12,
      withoutPermit: 1,
      leftOut: [
        {
          pagelink: 'home-7',
          reference: 'MZ-7',
          title: 'Home 7',
          gaps: ['permit' as const, 'photo' as const],
        },
      ],
      leftOutCount: 60,
      unsentAmenities: [
        { name: 'Rooftop terrace', listings: 1200 },
        { name: 'Cinema', listings: 3 },
      ],
    });
    let current = address('a');
    stubApi(listPortalAddresses, () => ({ addresses: [current] }));
    const requests = stubApi(renewPortalAddress, () => (current = address('b')));
    const { user } = renderScreen(portalRoute, { path: '/backend/properties/portals' });
    expect(await screen.findByText(/12 listings in the feed, 1 without a permit number/)).toBeVisible();
    expect(screen.getByText(/\/api\/feeds\/a{43}\/bayut\.xml$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '60 listings are left out' })).toBeVisible();
    expect(screen.getByText(/The first 1 are listed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home 7' })).toHaveAttribute(
      'href',
      '/backend/properties/home-7',
    );
    expect(screen.getByRole('cell', { name: 'permit number, photo' })).toBeVisible();
    expect(screen.getByText(/not sent: Rooftop terrace \(1,200\), Cinema \(3\)$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create new link' }));
    expect(requests).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    await user.click([...dialog.querySelectorAll('button')].at(-1) as Element);
    expect(await screen.findByText(/\/api\/feeds\/b{43}\/bayut\.xml$/)).toBeVisible();
    expect(requests).toMatchObject([{ params: { portal: 'bayut' } }]);
  });
});
