import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepEnquiry, readUnsent } from '../lib/unsent-enquiries';
import { UnsentNotice } from './unsent-notice';
import { render } from '../../testing/render';

const ID = '5b0f7a52-3c1e-4d0a-9a55-0d6f0b1c2e3d';
const keep = (id: string, message: string) => keepEnquiry({ id, kind: 'contact', message });

describe('enquiries that wait for a connection', () => {
  beforeEach(() => {
    window.localStorage.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are shown as text, once each, and are gone when they are discarded', async () => {
    render(<UnsentNotice />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => {
      keep(ID, 'Is it free?');
      keep(ID, '<b>Is it still free?</b>');
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^You’re offline\. We’ll send your enquiry/);
    expect(screen.getByText('<b>Is it still free?</b>')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(readUnsent()).toEqual([]);
  });

  it('stay when the connection is lost again while they are sent', async () => {
    keep(ID, 'Is it free?');
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    render(<UnsentNotice />);
    await waitFor(() => {
      expect(sent).toHaveBeenCalledTimes(1);
    });
    await act(() => Promise.resolve());
    expect(readUnsent()).toHaveLength(1);
    expect(screen.queryByText(/has been sent/)).toBeNull();
  });

  it('are five at most, so that none is lost without a word', () => {
    const ids = [1, 2, 3, 4, 5].map((at) => ID.replace(/.$/, String(at)));
    expect(ids.map((id) => keep(id, 'Hello'))).toEqual([true, true, true, true, true]);
    expect(keep(ID, 'Hello')).toBe(false);
    expect(readUnsent()).toHaveLength(5);
  });
});
