/** The parts that base.css leaves out of the first layout while they are far from the window. */
const FAR_PARTS = 'main > section:not(:first-of-type), main article, footer';

/**
 * Run in the head, before anything is shown: marks the first page of a visit, which starts at its top. A page that
 * restores a scroll position needs the true height of everything above it, and is not marked.
 */
export const MARK_FIRST_PAGE =
  "try{if(!sessionStorage.getItem('react-router-scroll-positions'))document.documentElement.dataset.firstPage=''}catch{}";

/** Longest time that work waits for an idle period. */
const LONGEST_WAIT_MS = 500;

/** Runs work when the browser is idle, or after half a second, because some pages are always busy. */
export const whenIdle = (work: () => void): void => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, 50);
};

/**
 * Lays out the parts that the first view left out, one at a time, so that no visitor waits for all of them at once.
 * Afterwards the page is laid out like any other: nothing clips a menu, and positions are true.
 */
export function layOutFarParts(): void {
  const root = document.documentElement;
  if (root.dataset.firstPage === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>(FAR_PARTS)];
  const remaining = parts.values();
  const next = (): void => {
    const { value: part } = remaining.next();
    if (part === undefined) {
      delete root.dataset.firstPage;
      for (const done of parts) done.style.removeProperty('content-visibility');
      return;
    }
    part.style.setProperty('content-visibility', 'visible');
    whenIdle(next);
  };
  whenIdle(next);
}
