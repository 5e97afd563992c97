import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** Renders a part as the server does: the page as it is before its script, or without any. */
export const serverHtml = (part: ReactNode): Document =>
  new DOMParser().parseFromString(renderToString(<MemoryRouter>{part}</MemoryRouter>), 'text/html');
