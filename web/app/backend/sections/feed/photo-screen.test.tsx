import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/failed-photos';
import { screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/feed-photos';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const photo = (name: string, inHand = false) => ({
  url: `https://photos.test/${name}.jpg`,
  error: 'The server answered 404.',
  attempts: 3,
  failingSince: '2026-11-20T08:00:00Z',
  nextTryAt: '2026-11-23T08:00:00Z',
  inHand,
  filename: null,
  shownBy: [],
});
const listed = (items: ReturnType<typeof photo>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
});

async function open(at = '/backend/feed/photos') {
  const { user } = renderScreen(route, { path: '/backend/feed/photos', at });
  await screen.findByRole('table', { name: 'Failed photos' });
  return user;
}
const again = (name: string) =>
  screen.getByRole('button', { name: `Try again: https://photos.test/${name}.jpg` });

describe('the failed photos', () => {
  beforeEach(() => {
    stubApi(http.listFailedPhotos, listed([photo('a'), photo('b')]));
  });

  it('are asked for again one by one, and the list follows until none is under way', async () => {
    const user = await open();
    const requests = stubApi(http.retryFailedPhotos, { count: 1 });
    let reads = 0;
    stubApi(http.listFailedPhotos, () => {
      reads += 1;
      return listed(reads === 1 ? [photo('a', true), photo('b')] : [photo('b')]);
    });
    await user.click(again('a'));
    expect(await screen.findByText('The photo is being downloaded again.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('https://photos.test/a.jpg')).toBeNull();
    });
    expect(again('b')).toBeEnabled();
    expect(requests).toMatchObject([{ body: { url: 'https://photos.test/a.jpg' } }]);
  });

  it('are asked for again all at once', async () => {
    const user = await open();
    const requests = stubApi(http.retryFailedPhotos, { count: 1_200 });
    await user.click(screen.getByRole('button', { name: 'Try all again' }));
    expect(await screen.findByText('1,200 photos are being downloaded again.')).toBeVisible();
    expect(requests).toMatchObject([{ body: {} }]);
  });

  it('stay in the list when the request is refused, with the reason', async () => {
    const user = await open();
    stubApi(http.retryFailedPhotos, refuse('INTERNAL', 'Something went wrong on our side'));
    await user.click(again('a'));
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    await waitFor(() => {
      expect(again('a')).toBeEnabled();
    });
  });

  it('are shown on the page that the address names', async () => {
    const requests = stubApi(http.listFailedPhotos, {
      ...listed([photo('z')]),
      total: 51,
      page: 2,
      pageCount: 2,
    });
    await open('/backend/feed/photos?page=2');
    expect(requests).toMatchObject([{ query: { page: 2 } }]);
  });
});
