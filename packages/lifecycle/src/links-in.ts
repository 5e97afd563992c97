import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import { LONGEST_LINK_TEXT, MOST_LINK_TEXTS } from '@manzil/contracts/content/links';
import { linkText } from './link-text.js';

type Value = EntryFields[string];

interface Link {
  address: string;
  text: string;
}

interface FoundLink {
  path: string;
  /** The first few distinct link texts; empty texts are omitted. */
  texts: string[];
}

/** Links in sanitised HTML, where every attribute value is in double quotes. */
const HREF = /\shref="([^"]*)"/gi;
/** A field whose whole value is a link. */
const WHOLE_LINK = /^(?:\/(?![/\\])|https:\/\/)[^\s<>"\\]*$/i;
const FILES = '/uploads/';

/**
 * Returns the site paths that fields link to, each once, without query, fragment and trailing slash. Links to files
 * are ignored.
 */
export function linksIn(fields: EntryFields, origin: string): FoundLink[] {
  const found = new Map<string, Set<string>>();
  for (const { address, text } of linksOf(fields)) {
    const path = pathOnSite(address, origin);
    if (path === undefined) continue;
    const texts = found.get(path) ?? new Set();
    found.set(path, texts);
    if (text !== '' && texts.size < MOST_LINK_TEXTS) texts.add(text.slice(0, LONGEST_LINK_TEXT));
  }
  return [...found].map(([path, texts]) => ({ path, texts: [...texts] }));
}

const linksOf = (value: Value, text = ''): Link[] => {
  if (typeof value === 'string') return linksInText(value, text);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => linksOf(each));
  return Object.entries(value).flatMap(([name, each]) => linksOf(each, textBeside(value, name)));
};

/** The link text of a field whose whole value is a link: the title beside it, or its button. */
function textBeside(fields: Record<string, Value>, name: string): string {
  const text = name.endsWith('link') ? fields[name.replace(/link$/, 'button')] : fields.title;
  return typeof text === 'string' ? text.trim() : '';
}

const linksInText = (value: string, text: string): Link[] =>
  WHOLE_LINK.test(value)
    ? [{ address: value, text }]
    : [...value.matchAll(HREF)].map(({ 0: attribute, 1: address = '', index }) => ({
        address: address.replaceAll('&amp;', '&').trim(),
        text: linkText(value, index + attribute.length),
      }));

/** Undefined for an external URL, a file, or a fragment of the same page. */
function pathOnSite(address: string, origin: string): string | undefined {
  if (address === '' || address.startsWith('#')) return undefined;
  const url = URL.parse(address, `${origin}/`);
  if (url?.origin !== origin || url.pathname.startsWith(FILES)) return undefined;
  return url.pathname.replace(/(?<=.)\/+$/, '');
}
