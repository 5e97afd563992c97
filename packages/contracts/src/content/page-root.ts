/**
 * Class of the element that a page is rendered in, inside its shadow root. Rules of a page for `html`, `body` and
 * `:root` become rules for it; rules for anything outside of it are removed.
 */
export const PAGE_ROOT_CLASS = 'page-root';
