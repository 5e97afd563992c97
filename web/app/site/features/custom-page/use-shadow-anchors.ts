import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows links to a place on the page, and a URL that names one: browsers do not search a shadow root for it. The
 * place is scrolled to below the header, gets the focus, and is kept in the URL.
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

/** The element that a fragment names; null for none. A fragment that is no text names nothing. */
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
