/** Scrolls a page to a text, or to an image by its URL, unless it is visible already. */
export function scrollToText(page: Window, words: string): void {
  const shown = find(page.document, words.trim());
  if (shown === undefined) return;
  const { top, bottom } = shown.getBoundingClientRect();
  if (top >= 0 && bottom <= page.innerHeight) return;
  page.scrollTo({ top: page.scrollY + top - page.innerHeight / 3 });
}

function find(page: Document, words: string): Element | undefined {
  if (words === '') return undefined;
  const images = [...page.querySelectorAll('img')];
  const image = images.find(({ currentSrc, src }) => `${currentSrc} ${src}`.includes(nameOf(words)));
  if (words.startsWith('/uploads/') && image !== undefined) return image;
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    if (currentNode.textContent?.includes(words) === true) return currentNode.parentElement ?? undefined;
  }
  return undefined;
}

/** File name without folder and extension, which differ between the variants of an image. */
const nameOf = (address: string): string => address.replace(/^.*\//, '').replace(/\.\w+$/, '');
