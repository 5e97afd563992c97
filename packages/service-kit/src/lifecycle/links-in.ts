import type { EntryFields } from '@manzil/contracts/content/lifecycle';

type Value = EntryFields[string];

/** Links in HTML as it is stored after it was sanitised, which writes every value in double quotes. */
const HREF = /\shref="([^"]*)"/gi;
/** A field that is a link as a whole. */
const WHOLE_LINK = /^(?:\/(?![/\\])|https:\/\/)[^\s<>"\\]*$/i;
const FILES = '/uploads/';

/**
 * Returns the paths of this site that fields link to, each once, without query, fragment, and slash at its
 * end. Files are no pages.
 */
export function linksIn(fields: EntryFields, origin: string): string[] {
  const paths = Object.values(fields)
    .flatMap(textsOf)
    .flatMap(addressesIn)
    .map((address) => pathOnSite(address, origin))
    .filter((path) => path !== undefined);
  return [...new Set(paths)];
}

const textsOf = (value: Value): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

const addressesIn = (text: string): string[] =>
  WHOLE_LINK.test(text)
    ? [text]
    : [...text.matchAll(HREF)].map(([, address = '']) => address.replaceAll('&amp;', '&').trim());

/** Undefined for what is elsewhere, a file, or a place on the same page. */
function pathOnSite(address: string, origin: string): string | undefined {
  if (address === '' || address.startsWith('#')) return undefined;
  const url = URL.parse(address, `${origin}/`);
  if (url?.origin !== origin || url.pathname.startsWith(FILES)) return undefined;
  return url.pathname.replace(/(?<=.)\/+$/, '');
}
