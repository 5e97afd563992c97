const KINDS: Readonly<Record<string, string>> = {
  a: 'Link',
  img: 'Picture',
  summary: 'Question',
  td: 'Cell',
  th: 'Cell',
  li: 'Entry of a list',
  div: 'Block',
  section: 'Block',
};
const MOST_SIGNS = 40;

/** Names an element by its kind and its first words. */
export function nameOfElement(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const kind = /^h[1-6]$/.test(tag) ? 'Heading' : (KINDS[tag] ?? 'Text');
  const words = (element.getAttribute('alt') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const short = words.length > MOST_SIGNS ? `${words.slice(0, MOST_SIGNS).trimEnd()} …` : words;
  return short === '' ? kind : `${kind} “${short}”`;
}
