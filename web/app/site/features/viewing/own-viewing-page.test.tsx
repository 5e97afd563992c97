import { describe, expect, it } from 'vitest';
import type { OwnViewing } from '@manzil/contracts/leads/viewing';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { OwnViewingPage } from './own-viewing-page';
import { render } from '../../../testing/render';

const viewing: OwnViewing = {
  home: { pagelink: 'marina-view', title: 'Marina view' },
  adviser: { name: 'Leila Haddad', phone: '+971501234567' },
  startsAt: '2026-11-30T06:00:00.000Z',
  endsAt: '2026-11-30T06:30:00.000Z',
  status: 'booked',
  mode: 'in-person',
  isOpen: true,
  times: ['2026-11-30T20:30:00.000Z'],
};
const show = (element: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('the page of a viewing', () => {
  it('shows the time of Dubai, and offers other times and to cancel', () => {
    show(<OwnViewingPage viewing={viewing} notice={undefined} />);
    expect(screen.getByText('Monday 30 November, 10:00 (Dubai time)')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Tuesday 1 December, 00:30' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Choose a time' })).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Tuesday 1 December' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the viewing' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Marina view' })).toHaveAttribute('href', '/marina-view');
  });

  it('says that a viewing is a video call', () => {
    show(<OwnViewingPage viewing={{ ...viewing, mode: 'video' }} notice={undefined} />);
    expect(screen.getByText(/^By video call\./)).toBeVisible();
  });

  it('offers nothing when it is over, and says when a change was refused', () => {
    show(
      <OwnViewingPage
        viewing={{ ...viewing, status: 'cancelled', isOpen: false, times: [] }}
        notice="saved"
      />,
    );
    expect(screen.getByText('This viewing was cancelled.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your change has been saved.');
  });

  it('leads on when the link does not work', () => {
    show(<OwnViewingPage viewing={undefined} notice={undefined} />);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
