import { describe, expect, it } from 'vitest';
import type { OwnSearches } from '@manzil/contracts/leads/saved-search';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ManagePage } from './manage-page';
import { render } from '../../../testing/render';

const AT = '2026-11-22T08:00:00.000Z';
const own: OwnSearches = {
  address: 'l…@example.com',
  searches: [
    {
      id: '7d0c8f5e-6a86-4d0c-9a53-3f2f4c0f7c11',
      name: 'Villas for sale',
      path: '/buy?type=Villa',
      frequency: 'weekly',
      state: 'active',
      createdAt: AT,
      lastSentAt: AT,
    },
    {
      id: '7d0c8f5e-6a86-4d0c-9a53-3f2f4c0f7c12',
      name: 'Homes for rent',
      path: '/rent',
      frequency: 'instant',
      state: 'pending',
      createdAt: AT,
      lastSentAt: null,
    },
  ],
};
const show = (element: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('the page of saved searches', () => {
  it('leads to each list, and offers another frequency and an end', () => {
    show(<ManagePage own={own} notice={undefined} />);
    expect(screen.getByRole('link', { name: 'Villas for sale' })).toHaveAttribute('href', '/buy?type=Villa');
    expect(screen.getByLabelText('How often, for “Villas for sale”')).toHaveValue('weekly');
    expect(screen.getByRole('button', { name: 'Stop emails about “Villas for sale”' })).toBeVisible();
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Not confirmed yet');
    expect(screen.getByLabelText('How often, for “Homes for rent”')).toHaveValue('instant');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what became of a change', () => {
    const { unmount } = show(<ManagePage own={own} notice="saved" />);
    expect(screen.getByRole('status')).toHaveTextContent('Your change has been saved.');
    unmount();
    show(<ManagePage own={own} notice="refused" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose how often');
  });

  it('leads on when there is nothing, and when the link does not work', () => {
    const { unmount } = show(<ManagePage own={{ ...own, searches: [] }} notice={undefined} />);
    expect(screen.getByText(/^You have no saved search/)).toBeVisible();
    unmount();
    show(<ManagePage own={undefined} notice={undefined} />);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See homes for sale' })).toHaveAttribute('href', '/buy');
  });
});
