import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows links to a fragment of the page, and the fragment of the URL: browsers do not search a shadow root for it.
 * The target is scrolled to below the header and gets the focus, and the fragment stays in the URL.
 */
export function useShadowAnchors(host: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = host.current?.shadowRoot;
    if (!root) return;
    // A restored scroll position comes before the fragment of the URL.
    if (window.scrollY === 0) show(root, window.location.hash);
    const onClick = (event: Event) => {
      const pressed = event as MouseEvent;
      if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const hash = link?.getAttribute('href') ?? '';
      if (link?.getAttribute('target') === '_blank' || find(root, hash) === null) return;
      event.preventDefault();
      void Promise.resolve(navigate({ hash }, { preventScrollReset: true })).then(() => {
        show(root, hash);
      });
    };
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('click', onClick);
    };
  }, [host, navigate]);
}

/** The element that a fragment refers to; null when there is none or the fragment cannot be decoded. */
function find(root: ShadowRoot, hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' ? null : root.getElementById(id);
  } catch {
    return null;
  }
}

function show(root: ShadowRoot, hash: string): void {
  const place = find(root, hash);
  if (place === null) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
