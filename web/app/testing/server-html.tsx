import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InEnglish } from './render';
import { createMemoryRouter, RouterProvider } from 'react-router';

const inRouter = (part: ReactNode): ReactNode => (
  <InEnglish>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
  </InEnglish>
);

/** Renders a part as the server does: the page as it is before its script, or without any. */
export const serverHtml = (part: ReactNode): Document =>
  new DOMParser().parseFromString(renderToString(inRouter(part)), 'text/html');

/** Renders a part as the server does, lets `act` change its HTML as a visitor with a slow network does, and hydrates it. */
export function hydrateAfter(part: ReactNode, act: (page: HTMLElement) => void): RenderResult {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(inRouter(part));
  act(container);
  return render(inRouter(part), { container, hydrate: true });
}
