import { useEffect, useState } from 'react';
import { recall, remember } from '../../lib/local-memory';

const DELAY_MS = 1_000;
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
 * Opens the popup about a second after the first visit to the page, once for each device. While a form is in
 * use it waits, and looks again every second.
 */
export function usePopupTiming(): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (recall('popupShown') !== null) return;
    const timer = window.setInterval(() => {
      if (isBusy()) return;
      window.clearInterval(timer);
      // Another tab may have shown it meanwhile.
      if (recall('popupShown') !== null) return;
      remember('popupShown', 'true');
      setOpen(true);
    }, DELAY_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, []);

  return {
    open,
    close: () => {
      setOpen(false);
    },
  };
}
