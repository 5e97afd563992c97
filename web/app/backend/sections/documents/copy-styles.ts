const STYLES = 'link[rel="stylesheet"], style';

/** Gives another document the styles of this one, including later ones; ends when the returned function is called. */
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
