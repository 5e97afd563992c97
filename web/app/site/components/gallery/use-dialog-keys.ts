import { useEffect } from 'react';

const DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Keeps Tab among the buttons of the open dialog, and lets Escape close it wherever the focus is: the
 * lightbox itself listens only while the focus is inside.
 */
export function useDialogKeys(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const dialog = document.querySelector<HTMLElement>(DIALOG);
      if (!dialog) return;
      const inside = dialog.contains(document.activeElement);
      if (event.key === 'Escape' && !inside) onClose();
      if (event.key !== 'Tab') return;
      const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = event.shiftKey ? (at <= 0 ? stops.length - 1 : at - 1) : (at + 1) % stops.length;
      event.preventDefault();
      stops[next]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
}
