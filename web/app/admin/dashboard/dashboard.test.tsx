import { describe, expect, it } from '@jest/globals';
import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import * as http from '@manzil/contracts/http/leads';
import { act, screen } from '@testing-library/react';
import { queryClient } from '../data/query-client';
import * as route from '../../routes/admin/dashboard';
import { refuse, stubApi } from '../../testing/api-double';
import { renderScreen } from '../../testing/render-screen';

const counts = {
  visits: 1200,
  totalProperties: 300,
  homePageEnquiries: 4,
  otherEnquiries: 5,
  buyProperty: 200,
  rentProperties: 100,
  residentialProperties: 280,
  newsletter: 7,
};

async function open(failed: number) {
  stubApi(http.showDashboard, counts);
  stubApi(http.showDashboardSeries, { days: [] });
  stubApi(countFailedMessages, { count: failed, unanswered: [] });
  renderScreen(route, { path: '/backend' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
}

describe('the dashboard', () => {
  it('leads to what each number counts, and to failed messages when there are some', async () => {
    await open(3);
    expect(screen.getByRole('link', { name: /Visits/ })).toHaveTextContent('1,200');
    expect(screen.getByRole('link', { name: /^Rent Properties/ })).toHaveAttribute(
      'href',
      '/backend/properties?status=public&adType=rent',
    );
    expect(await screen.findByText(/3 messages/)).toBeVisible();
  });

  it('keeps the last numbers, and says so, when a later reading fails', async () => {
    await open(0);
    stubApi(http.showDashboard, refuse('UNAVAILABLE', 'Not available'));
    await act(() => queryClient.refetchQueries({ queryKey: ['dashboard'] }));
    expect(await screen.findByText(/could not be updated/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Visits/ })).toHaveTextContent('1,200');
  });
});
