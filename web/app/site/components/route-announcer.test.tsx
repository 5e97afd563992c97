import { describe, expect, it } from 'vitest';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { withFocusKept } from '../../shared/lib/keep-focus';
import { RouteAnnouncer } from './route-announcer';

const Root = () => (
  <>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <RouteAnnouncer />
  </>
);
const router = () =>
  createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/backend', element: <h1 tabIndex={-1}>Dashboard</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );

describe('a page that is opened without a reload', () => {
  it('has the focus at its start, and in its heading where that takes it', async () => {
    const routes = router();
    render(<RouterProvider router={routes} />);
    expect(document.body).toHaveFocus();
    await act(() => routes.navigate('/backend'));
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
    });
    await act(() => routes.navigate('/'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus when the page that is open has another address', async () => {
    const routes = router();
    render(<RouterProvider router={routes} />);
    await act(() => routes.navigate('/backend', { replace: true, state: withFocusKept(null) }));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(document.body).toHaveFocus();
    await act(() => routes.navigate('/'));
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('keeps the focus when only its filters change', async () => {
    const routes = router();
    render(<RouterProvider router={routes} />);
    await act(() => routes.navigate('/?page=2'));
    expect(document.body).toHaveFocus();
  });
});
