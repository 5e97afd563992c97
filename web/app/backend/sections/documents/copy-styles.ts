const STYLES = 'link[rel="stylesheet"], style';

/**
 * Copies the styles of this document to another one, including later changes, until the returned function is called.
 */
export function copyStyles(to: Document): () => void {
  const copied = new Set<Element>();
  const copy = (): void => {
    for (const style of document.head.querySelectorAll(STYLES)) {
      if (copied.has(style)) continue;
      copied.add(style);
      to.head.append(style.cloneNode(true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
  };
}
