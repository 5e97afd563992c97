import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import * as http from '@manzil/contracts/http/managed-listings';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import { screen, waitFor } from '@testing-library/react';
import * as listRoute from '../../routes/properties';
import * as route from '../../routes/property';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const card = {
  id: 5,
  pagelink: 'marina-gate-5',
  name: 'Marina Gate',
  reference: 'MZ-5',
  emirate: 'Dubai',
  subCommunity: null,
  community: 'Dubai Marina',
  adType: 'sale' as const,
  unitType: 'Apartment' as const,
  bedrooms: 2,
  rooms: 2,
  bathrooms: 2,
  builtUpArea: 1_200,
  price: 2_000_000,
  images: [],
  latitude: null,
  longitude: null,
  listedAt: '2026-10-01T08:00:00Z',
  agent: null,
  reducedFrom: null,
  source: 'primary',
  sourceReference: 'P5',
  withdrawnAt: null,
};

/** The listing as it is stored with these locks. */
function listing(overrides: Overrides = {}): ManagedListing {
  const shown = { ...card, title: overrides.title ?? 'Bright home', featured: overrides.featured ?? false };
  return {
    property: {
      ...shown,
      unitTypeOriginal: 'Apartment',
      description: '',
      plotArea: null,
      rentFrequency: null,
      quotedPrice: null,
      cheques: null,
      serviceCharge: null,
      floorPlans: [],
      amenities: [],
      agent: null,
      permitNumber: null,
      completionStatus: null,
      furnishing: null,
      tenure: null,
      handoverYear: null,
      parking: null,
      developer: null,
      videoUrl: null,
      view360Url: null,
      updatedAt: '2026-11-01T08:00:00Z',
    },
    managed: {
      ...shown,
      overrides,
      locks: [],
      feed: { title: 'Bright home', featured: false, values: {} },
      missingSince: null,
      own: false,
      permitNumber: null,
      updatedAt: '2026-11-01T08:00:00Z',
      version: 3,
      status: overrides.hidden === true ? 'hidden' : 'public',
    },
    locks: [],
  };
}

/** Stubs the endpoints of a stored listing, and applies changes of its locks. */
function store(first: Overrides = {}) {
  let stored = first;
  stubApi(http.showManagedListing, () => listing(stored));
  stubApi(http.searchManagedListings, () => ({
    items: [listing(stored).managed],
    total: 1,
    page: 1,
    pageSize: 24,
    pageCount: 1,
  }));
  stubApi(http.listListingViews, { views: [] });
  stubApi(http.listListingChoices, {
    communities: ['Dubai Marina'],
    advisers: [],
    sources: ['primary'],
    places: [],
  });
  return stubApi(http.correctListing, ({ body: { set, lift } }) => {
    const rest = Object.entries(stored).filter(([field]) => !(lift as string[]).includes(field));
    stored = { ...Object.fromEntries(rest), ...set };
    return listing(stored).managed;
  });
}

async function open() {
  const { user } = renderScreen(route, {
    path: '/backend/properties/:pagelink',
    at: '/backend/properties/marina-gate-5',
  });
  await screen.findByRole('region', { name: 'Locks' });
  return user;
}
const title = () => screen.getByLabelText('Title');
const lock = () => screen.getByRole('button', { name: 'Lock title' });

describe('a withdrawn listing of our own', () => {
  it('is published again after a question about what is missing', async () => {
    const { property, managed } = listing();
    const own = { ...managed, own: true, status: 'withdrawn' as const, withdrawnAt: '2026-11-02T08:00:00Z' };
    stubApi(http.showManagedListing, { property, managed: own, locks: [] });
    const requests = stubApi(http.withdrawListing, { ...own, status: 'public' });
    const { user } = renderScreen(route, {
      path: '/backend/properties/:pagelink',
      at: '/backend/properties/marina-gate-5',
    });
    await user.click(await screen.findByRole('button', { name: 'Bring back' }));
    expect(screen.getByRole('dialog', { name: 'Publish anyway?' })).toHaveTextContent('There are no photos.');
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('The listing is back.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 5 }, body: { withdrawn: false } }]);
  });
});

describe('the title of a property', () => {
  it('is locked besides what a colleague has locked since, and follows the feed again by Undo', async () => {
    store();
    const user = await open();
    expect(lock()).toBeDisabled();
    const requests = store({ featured: true });
    await user.clear(title());
    await user.type(title(), ' Sea view {Enter}');
    expect(await screen.findByText('The title is locked.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 5 }, body: { set: { title: 'Sea view' }, lift: [] } }]);
    await waitFor(() => {
      expect(title()).toHaveAccessibleDescription(/The feed says: Bright home/);
    });
    expect(title()).toHaveValue('Sea view');
    expect(screen.getByLabelText('Featured')).toHaveValue('true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(title()).toHaveValue('Bright home');
    });
    expect(requests[1]?.body).toMatchObject({ set: {}, lift: ['title'] });
  });

  it('is not locked as nothing, which the field says', async () => {
    const requests = store();
    const user = await open();
    await user.clear(title());
    await user.type(title(), '   {Enter}');
    await waitFor(() => {
      expect(title()).toBeInvalid();
    });
    expect(title()).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('stays in its field when the lock is refused, with the reason', async () => {
    store();
    const user = await open();
    stubApi(http.correctListing, refuse('UNAVAILABLE', 'This part of the site is not available right now'));
    await user.type(title(), '!');
    await user.click(lock());
    await waitFor(() => {
      expect(title()).toHaveAccessibleDescription(/not available right now/);
    });
    expect(title()).toHaveValue('Bright home!');
  });

  it('follows the feed again by a button', async () => {
    const requests = store({ title: 'Sea view', hidden: true });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Follow the feed' }));
    expect(await screen.findByText('The title follows the feed again.')).toBeVisible();
    await waitFor(() => {
      expect(title()).toHaveValue('Bright home');
    });
    expect(requests).toMatchObject([{ body: { set: {}, lift: ['title'] } }]);
  });
});

describe('the list of properties', () => {
  beforeEach(() => {
    store();
  });
  const openList = async () => {
    const rendered = renderScreen(listRoute, { path: '/backend/properties' });
    await screen.findByRole('table', { name: 'Properties' });
    return rendered;
  };

  it('features and hides from the row, and the focus stays on the button', async () => {
    const requests = store();
    const { user } = await openList();
    const hide = screen.getByRole('button', { name: /^Hide Marina Gate/ });
    hide.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/is hidden now/)).toBeVisible();
    await waitFor(() => {
      expect(hide).toHaveAttribute('aria-pressed', 'true');
    });
    expect(hide).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Feature Marina Gate/ }));
    await waitFor(() => {
      expect(requests.map(({ body }) => body.set)).toEqual([{ hidden: true }, { featured: true }]);
    });
  });

  it('shows what is stored when a lock is refused', async () => {
    const { user } = await openList();
    stubApi(http.correctListing, refuse('NOT_FOUND', 'There is no such listing.'));
    const feature = screen.getByRole('button', { name: /^Feature Marina Gate/ });
    await user.click(feature);
    expect(await screen.findByText('There is no such listing.')).toBeVisible();
    expect(feature).toHaveAttribute('aria-pressed', 'false');
  });

  it('searches with what is typed when a filter is chosen', async () => {
    const { user, router } = await openList();
    const requests = stubApi(http.searchManagedListings, {
      items: [],
      total: 0,
      page: 1,
      pageSize: 24,
      pageCount: 0,
    });
    await user.type(screen.getByRole('searchbox'), 'marina');
    await user.selectOptions(screen.getByLabelText('Show'), 'hidden');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ q: 'marina', status: 'hidden' });
    });
    expect(router.state.location.search).toContain('q=marina');
  });
});
