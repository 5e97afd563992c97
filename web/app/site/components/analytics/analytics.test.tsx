import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { Site } from '../../../shared/lib/use-site';
import { Analytics } from './analytics';
import { AnalyticsChoice } from './analytics-choice';
import { storeChoice } from './stored-choice';
import { render } from '../../../testing/render';

const ID = 'G-ABC123DEF4';
type Command = unknown[];

function open(settings: Site['settings'], at = '/', site: object = {}) {
  const page = (path: string, handle?: object) => ({ path, element: <h1>{path}</h1>, handle });
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => undefined,
        shouldRevalidate: () => false,
        element: (
          <>
            <Outlet />
            <Analytics />
          </>
        ),
        children: [
          page('/'),
          page('/buy'),
          page('/mydata/a-secret'),
          { path: '/cookies', element: <AnalyticsChoice /> },
          page('/backend', { bare: true }),
        ],
      },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { root: { settings, ...site } } } },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const own = window as unknown as Record<string, unknown>;
const commands = (): Command[] =>
  ((own.dataLayer ?? []) as ArrayLike<unknown>[]).map((each) => [...Array.from(each)]);
const pagesSent = (): unknown[] =>
  commands().flatMap(([command, what]) =>
    command === 'set' ? [(what as Record<string, unknown>).page_location] : [],
  );
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');

describe('Google Analytics', () => {
  const clear = (): void => {
    delete own.dataLayer;
    script()?.remove();
    document.cookie = '_ga=; max-age=0';
  };
  beforeEach(clear);
  afterEach(clear);

  it('is not there where staff have not set it, in a preview, and in the backend', async () => {
    open({});
    open({ measurementId: ID }, '/', { draft: { label: 'Draft' } });
    open({ measurementId: ID }, '/', { instant: { at: '2026-11-20T08:00:00Z' } });
    open({ measurementId: ID }, '/backend');
    await screen.findByRole('heading', { name: '/backend' });
    expect(screen.queryByRole('region', { name: 'Visit statistics' })).toBeNull();
  });

  it('asks, and loads nothing unless it is accepted', async () => {
    const { user } = open({ measurementId: ID });
    const question = await screen.findByRole('region', { name: 'Visit statistics' });
    expect(script()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(question).not.toBeInTheDocument();
    expect(script()).toBeNull();
    expect(window.localStorage.getItem('analytics')).toBe('refused');
  });

  it('counts each page by its path, but not one whose address is a secret', async () => {
    const { user, router } = open({ measurementId: ID }, '/?utm_term=noor@example.com');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
    for (const path of ['/mydata/a-secret', '/buy']) {
      await act(() => router.navigate(path));
      await screen.findByRole('heading', { name: path });
    }
    await waitFor(() => {
      expect(pagesSent()).toEqual(['http://localhost/', 'http://localhost/buy']);
    });
    expect(commands().filter(([command, what]) => command === 'event' && what === 'page_view')).toHaveLength(
      2,
    );
    expect(JSON.stringify(commands())).not.toMatch(/secret|noor/);
    expect(commands()[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  });

  it('ends when the choice is changed on the Cookies page, and its cookies are removed', async () => {
    storeChoice('accepted');
    const { user } = open({ measurementId: ID }, '/cookies');
    expect(await screen.findByText('You have accepted Google Analytics.')).toBeVisible();
    document.cookie = '_ga=GA1.1.1';
    document.cookie = 'kept=1';
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByRole('status')).toHaveTextContent('You have refused Google Analytics.');
    expect(document.cookie).toBe('kept=1');
    expect(own[`ga-disable-${ID}`]).toBe(true);
  });

  it('takes the privacy control of a browser for a refusal', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    try {
      open({ measurementId: ID }, '/cookies');
      expect(await screen.findByText(/^Your browser asks websites not to/)).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(script()).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });
});
