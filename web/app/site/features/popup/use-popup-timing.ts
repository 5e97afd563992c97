import { useEffect, useState } from 'react';
import { recall, remember } from '../../../shared/lib/local-memory';

const PAUSE_MS = 1_000;
const TYPED = 'input:not([type=hidden],[type=radio],[type=checkbox],[name=website]), textarea';

/** Returns true while the visitor is in the middle of something that a dialog would interrupt. */
function isBusy(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select, [contenteditable]') === true) return true;
  if (document.querySelector('dialog[open], [aria-modal="true"], header details[open]') !== null) return true;
  if (document.visibilityState === 'hidden') return true;
  return [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value.trim() !== '');
}

/**
 * Opens the popup so long after the first visit to the page, once for each device. While a form is in use it
 * waits, and looks again every second. Nothing opens, and nothing is remembered, while it is switched off.
 */
export function usePopupTiming({ isOff, delayMs }: { isOff: boolean; delayMs: number }): {
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
    timer = window.setTimeout(look, delayMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isOff, delayMs]);

  return {
    open,
    close: () => {
      setOpen(false);
    },
  };
}
