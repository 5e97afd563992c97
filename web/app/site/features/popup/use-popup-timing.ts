import { useEffect, useState } from 'react';
import { recall, remember } from '../../../shared/lib/local-memory';

const PAUSE_MS = 1_000;
/** When the wait begins later than this after the load of the document, the page was opened by a link of the site. */
const STARTUP_MS = 1_000;
const TYPED = 'input:not([type=hidden],[type=radio],[type=checkbox],[name=website]), textarea';

/** Returns true while the visitor is in the middle of something that a dialog would interrupt. */
function isBusy(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select, [contenteditable]') === true) return true;
  if (document.querySelector('dialog[open], [aria-modal="true"], header details[open]') !== null) return true;
  if (document.visibilityState === 'hidden') return true;
  return [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value.trim() !== '');
}

interface PopupTiming {
  isOff: boolean;
  /** Since the load of the page. */
  delayMs: number;
  /** Loads the code of the popup ahead, so that it opens in time. */
  load: () => Promise<unknown>;
}

/**
 * Opens the popup so long after the load of the page, once for each device. While a form is in use it
 * waits, and looks again every second. Nothing opens, and nothing is remembered, while it is switched off.
 */
export function usePopupTiming({ isOff, delayMs, load }: PopupTiming): {
  open: boolean;
  close: () => void;
} {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (isOff || recall('popupShown') !== null) return;
    let timer = 0;
    const look = (): void => {
      // Another tab may have shown it meanwhile.
      if (recall('popupShown') !== null) return;
      if (isBusy()) {
        timer = window.setTimeout(look, PAUSE_MS);
        return;
      }
      remember('popupShown', 'true');
      setOpen(true);
    };
    const start = (): void => {
      void load().catch(() => undefined);
      timer = window.setTimeout(look, Math.max(0, delayMs - sinceLoad()));
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      window.clearTimeout(timer);
    };
  }, [isOff, delayMs, load]);

  return {
    open,
    close: () => {
      setOpen(false);
    },
  };
}

/** Milliseconds since the page was loaded, hydration included; 0 on a page that was opened by a link of the site. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loadedAt = entry !== undefined && 'loadEventStart' in entry ? Number(entry.loadEventStart) : 0;
  const since = performance.now() - loadedAt;
  return loadedAt > 0 && since < STARTUP_MS ? since : 0;
}
