import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/my-listings';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/my-listings';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const listing = {
  id: 17,
  pagelink: 'marina-view',
  title: 'Marina view',
  reference: 'MV-1',
  community: 'Dubai Marina',
  adType: 'sale' as const,
  images: ['/uploads/one.webp', '/uploads/two.webp'],
  price: 2_000_000,
  status: 'public' as const,
  confirmedAt: null as string | null,
};

async function open(listings = [listing], hasEmail = true) {
  stubApi(http.listMyListings, { hasEmail, listings });
  const { user } = renderScreen(route, {
    path: '/backend/my-listings',
    session: { username: 'noor', role: 'agent' },
  });
  await screen.findByRole('heading', { level: 1, name: 'My Listings' });
  return user;
}

describe('the listings of an agent', () => {
  it('get another price with a reason, and send nothing else', async () => {
    const user = await open();
    const requests = stubApi(http.changeMyListing, { ...listing, price: 1_900_000 });
    await user.click(screen.getByRole('button', { name: 'Edit MV-1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit MV-1' }));
    const price = dialog.getByLabelText('Price (AED)');
    await user.clear(price);
    await user.type(price, 'about 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Enter the price in AED, for example 1,250,000')).toBeVisible();
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await user.clear(price);
    await user.type(price, '1,900,000');
    expect(requests).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'The owner lowered it');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Listing updated.')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: 17 }, body: { price: 1_900_000, reason: 'The owner lowered it' } },
    ]);
    expect(requests[0]?.body).not.toHaveProperty('photos');
  });

  it('lose a photo, and follow the feed in their price', async () => {
    const user = await open();
    const requests = stubApi(http.changeMyListing, { ...listing, images: ['/uploads/two.webp'] });
    await user.click(screen.getByRole('button', { name: 'Edit MV-1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit MV-1' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Photo 1' }));
    await user.type(dialog.getByLabelText('Reason'), 'Blurred');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Listing updated.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ photos: ['/uploads/two.webp'], reason: 'Blurred' }]);
  });

  it('are confirmed as available, or say why not', async () => {
    const user = await open();
    stubApi(http.confirmMyListing, refuse('NOT_FOUND', 'There is no such listing of yours'));
    await user.click(screen.getByRole('button', { name: 'Still available: MV-1' }));
    expect(await screen.findByText('There is no such listing of yours')).toBeVisible();
    const confirmed = { ...listing, confirmedAt: '2026-11-28T08:00:00Z' };
    stubApi(http.confirmMyListing, confirmed);
    stubApi(http.listMyListings, { hasEmail: true, listings: [confirmed] });
    await user.click(screen.getByRole('button', { name: 'Still available: MV-1' }));
    expect(await screen.findByText(/^Confirmed available/)).toBeVisible();
  });

  it('are none without an email address, which is said', async () => {
    await open([], false);
    expect(screen.getByText(/You have no email address/)).toBeVisible();
  });
});
