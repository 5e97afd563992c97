import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PreviewHandle } from '../../../shared/lib/use-is-preview';
import type { Site } from '../../../shared/lib/use-site';
import { SiteForm } from './site-form';
import { TextField } from './text-field';
import { english } from '../../../shared/lib/english';
import { render } from '../../../testing/render';

interface Page {
  site?: Pick<Partial<Site>, 'draft' | 'instant'>;
  handle?: PreviewHandle;
}

function show({ site = {}, handle }: Page) {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const form = (
    <SiteForm
      name="enquiry"
      labelledBy="title"
      loadCheck={() => Promise.resolve(() => ({}))}
      labels={{ name: 'Name' }}
      submit="Send"
      onDone={() => undefined}
    >
      <TextField name="name" label="Name" maxLength={100} />
    </SiteForm>
  );
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => undefined, children: [{ index: true, element: form, handle }] }],
    { hydrationData: { loaderData: { root: site } } },
  );
  render(<RouterProvider router={router} />);
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form of the site', () => {
  it('is sent by Enter', async () => {
    const sent = show({});
    await userEvent.type(screen.getByLabelText(/Name/), 'Aisha{Enter}');
    expect(await screen.findByText(english.form.failed)).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is sent once by two submits at once', async () => {
    const sent = show({});
    // The event reaches the form.
    fireEvent.submit(screen.getByLabelText(/Name/));
    fireEvent.submit(screen.getByLabelText(/Name/));
    expect(await screen.findByText(english.form.failed)).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each<[string, Page]>([
    [
      'a draft',
      { site: { draft: { path: '/', title: 'Home Page', unseen: true, expiresAt: '2026-12-01T00:00:00Z' } } },
    ],
    [
      'the site at another instant',
      { site: { instant: { at: '2026-12-01T00:00:00Z', future: true, expiresAt: '2026-12-02T00:00:00Z' } } },
    ],
    ['a page that is not published', { handle: { preview: true } }],
  ])('is not sent from %s, and says so', async (_, page) => {
    const sent = show(page);
    expect(screen.getByText(english.form.preview)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Name/), 'Aisha{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });
});
