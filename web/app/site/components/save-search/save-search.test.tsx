import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pendingReply } from '../../../testing/pending-reply';
import { SaveSearch } from './save-search';
import { render } from '../../../testing/render';

const sent = vi.fn<typeof fetch>();

describe('saving the search of a list', () => {
  beforeAll(() => {
    // The DOM of the tests has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  beforeEach(() => {
    sent.mockReset();
    vi.stubGlobal('fetch', sent);
  });

  const open = async () => {
    const filters = { sort: 'price-asc' as const, page: 3, location: 'JVC', view: 'map' as const };
    const element = <SaveSearch adType="rent" filters={filters} title="Homes in JVC" />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Save this search' });
    // Without a script it leads to a page.
    expect(link).toHaveAttribute('href', '/save-search?for=rent&location=JVC');
    await user.click(link);
    await screen.findByRole('dialog', { name: 'Email me new homes' });
    return user;
  };

  it('asks for an address and how often, sends the search once, and says what happens next', async () => {
    const user = await open();
    expect(screen.getByText('Homes in JVC')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Every day' })).toBeChecked();
    await user.type(screen.getByLabelText('Email'), 'layla@example.com');
    await user.click(screen.getByRole('radio', { name: 'Every week' }));
    const { reply, release } = pendingReply(
      Response.json({ status: 'done', next: '/save-search?done=sent' }),
    );
    sent.mockImplementation(reply);
    await user.dblClick(screen.getByRole('button', { name: 'Save this search' }));
    release();
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(sent).toHaveBeenCalledTimes(1);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/forms/search/answer');
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      email: 'layla@example.com',
      frequency: 'weekly',
      for: 'rent',
      search: 'location=JVC',
      website: '',
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('keeps what was typed when the address is wrong or nobody answers', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Email'), 'layla');
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check these fields');
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Email'), '@example.com');
    sent.mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText('Everything you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com');
  });
});
