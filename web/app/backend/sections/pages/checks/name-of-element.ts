import { LIVE_ATTRIBUTE, type LiveKind } from '@manzil/contracts/content/live-blocks';
import { LIVE_TITLES } from '../live/live-traits';

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

/** A live block is named by its title, because what is drawn into it is not part of the page. */
function textOf(element: Element): string {
  const live = element.getAttribute(LIVE_ATTRIBUTE) ?? '';
  if (isLiveKind(live)) return LIVE_TITLES[live];
  return element.getAttribute('alt') ?? element.textContent;
}

const isLiveKind = (kind: string): kind is LiveKind => Object.hasOwn(LIVE_TITLES, kind);

/** Names an element by its kind and its first words. */
export function nameOfElement(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const kind = /^h[1-6]$/.test(tag) ? 'Heading' : (KINDS[tag] ?? 'Text');
  const words = textOf(element).replace(/\s+/g, ' ').trim();
  const short = words.length > MOST_SIGNS ? `${words.slice(0, MOST_SIGNS).trimEnd()} …` : words;
  return short === '' ? kind : `${kind} “${short}”`;
}
