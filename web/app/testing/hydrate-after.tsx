import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a part as the server does, lets `act` change its HTML as a visitor with a slow network does, and hydrates it. */
export function hydrateAfter(part: ReactNode, act: (page: HTMLElement) => void): RenderResult {
  const page = () => <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  act(container);
  return render(page(), { container, hydrate: true });
}
