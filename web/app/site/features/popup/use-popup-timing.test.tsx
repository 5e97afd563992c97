import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { recall, remember } from '../../../shared/lib/local-memory';
import { usePopupTiming } from './use-popup-timing';

const load = vi.fn(() => Promise.resolve());
const shown = (options: { isOff: boolean; delayMs: number }) =>
  renderHook(() => usePopupTiming({ ...options, load })).result;
const after = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('the popup', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    load.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens after its delay and not before, once for each device', () => {
    const popup = shown({ isOff: false, delayMs: 5_000 });
    after(4_999);
    expect(load).toHaveBeenCalledOnce();
    expect(popup.current.open).toBe(false);
    after(1);
    expect(popup.current.open).toBe(true);
    expect(recall('popupShown')).toBe('true');
    const again = shown({ isOff: false, delayMs: 5_000 });
    after(60_000);
    expect(again.current.open).toBe(false);
  });

  it('never opens while it is switched off, and is not remembered as shown', () => {
    const popup = shown({ isOff: true, delayMs: 1_000 });
    after(600_000);
    expect(popup.current.open).toBe(false);
    expect(recall('popupShown')).toBeNull();
  });

  it('waits for a form that is in use, and looks again every second', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'marina';
    const popup = shown({ isOff: false, delayMs: 1_000 });
    after(30_000);
    expect(popup.current.open).toBe(false);
    field.remove();
    after(1_000);
    expect(popup.current.open).toBe(true);
  });

  it('stays closed where another tab has shown it meanwhile', () => {
    const popup = shown({ isOff: false, delayMs: 1_000 });
    remember('popupShown', 'true');
    after(10_000);
    expect(popup.current.open).toBe(false);
  });
});
