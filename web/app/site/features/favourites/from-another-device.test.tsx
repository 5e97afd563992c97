import { beforeEach, describe, expect, it } from 'vitest';
import { listDevelopments } from '@manzil/contracts/http/developments';
import { pickListings } from '@manzil/contracts/http/listings';
import { screen, waitFor } from '@testing-library/react';
import { favouriteProjects, favourites } from '../../lib/device-list';
import { stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { FromAnotherDevice } from './from-another-device';

const card = (id: number, name: string) => ({
  id,
  name,
  pagelink: `home-${String(id)}`,
  title: name,
  reference: `R-${String(id)}`,
  emirate: 'Dubai',
  community: 'Marina',
  adType: 'sale' as const,
  unitType: null,
  bedrooms: null,
  rooms: null,
  bathrooms: null,
  builtUpArea: null,
  price: null,
  featured: false,
  images: [],
  latitude: null,
  longitude: null,
  listedAt: '2026-01-01T00:00:00.000Z',
});
const project = {
  id: 5,
  position: 1,
  name: 'Harbour Gate',
  location: 'Creek',
  developerName: 'Emaar',
  price: null,
  bannerImage: '',
  floorPlan: null,
  brochure: null,
  completion: '',
  videoUrl: null,
  mapUrl: null,
  description: '',
  paymentPlan: '',
  facilities: '',
  keyFeatures: '',
  pagelink: 'harbour-gate',
  live: true,
};

describe('homes that were saved on another device', () => {
  beforeEach(() => {
    window.localStorage.clear();
    // Home 9 is not on the market any more.
    stubApi(pickListings, ({ query }) => ({
      items: [card(7, 'Palm Villa'), card(3, 'Marina Flat')].filter(({ id }) =>
        String(query.ids).split(',').includes(String(id)),
      ),
    }));
    stubApi(listDevelopments, () => ({ heading: 'Projects', developments: [project] }));
  });

  const show = (hash: string) => renderPart(<FromAnotherDevice />, `/favourites${hash}`);

  it('are named, and saved before those of this device only when somebody says so', async () => {
    favourites.put({ id: 1, pagelink: 'own-1', name: 'Own' });
    const { user, router } = show('#homes=7.3.9.1&projects=5');
    await user.click(await screen.findByRole('button', { name: 'Save all 3 here' }));
    expect(favourites.read().map(({ name }) => name)).toEqual(['Palm Villa', 'Marina Flat', 'Own']);
    expect(favouriteProjects.read()).toEqual([{ id: 5, pagelink: 'harbour-gate', name: 'Harbour Gate' }]);
    await waitFor(() => {
      expect(router.state.location.hash).toBe('');
    });
    expect(screen.queryByText('Saved on another device')).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(favourites.read().map(({ name }) => name)).toEqual(['Own']);
    expect(favouriteProjects.read()).toEqual([]);
  });

  it('say how many are no longer offered, and leave nothing behind when they are not wanted', async () => {
    const { user, router } = show('#homes=3.9');
    expect(await screen.findByText('1 more is no longer available.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save it here' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => {
      expect(router.state.location.hash).toBe('');
    });
    expect(favourites.read()).toEqual([]);
  });

  it('are looked up again when that has failed', async () => {
    stubApi(listDevelopments, () => ({ refusal: 'UNAVAILABLE', detail: 'Please try again' }));
    const { user } = show('#projects=5');
    const again = await screen.findByRole('button', { name: 'Retry' });
    stubApi(listDevelopments, () => ({ heading: 'Projects', developments: [project] }));
    await user.click(again);
    expect(await screen.findByText('Harbour Gate')).toBeVisible();
  });

  it('are not mentioned where the address names none, or all are saved here', () => {
    favourites.put({ id: 7, pagelink: 'home-7', name: 'Palm Villa' });
    show('#homes=7');
    expect(screen.queryByText('Saved on another device')).toBeNull();
  });
});
