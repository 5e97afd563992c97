import sanitizeHtml from 'sanitize-html';
import { DomainError } from '@manzil/service-kit/errors';

/** A picture that is neither a file of this site nor on a named host. */
export interface ForeignPicture {
  /** Counted from 1. */
  line: number;
  url: string;
}

/** Longest part of a URL that an error message repeats, in characters. */
const LONGEST_SHOWN = 80;

const SITE = 'http://site.invalid';
/** File paths. A picture at any other path would make a staff user's browser request that path with their session. */
const FILES = /^\/(?:uploads|assets)\//;

let isAllowed = (_url: string): boolean => false;

/** Also allows pictures of named hosts; called once at process start. */
export function allowPictures(isOfNamedHost: (url: string) => boolean): void {
  isAllowed = isOfNamedHost;
}

/** Returns true for a picture of a named host. */
export const isOfNamedHost = (url: string): boolean => isAllowed(url);

/**
 * Returns true when a browser would request the URL from another site than the named hosts, or from this one but
 * not from its files. False for a URL without a request, such as `#part` or `data:…`.
 */
export function isForeign(url: string): boolean {
  const written = url.replace(/[\p{Cc}\s]/gu, '');
  if (written === '' || written.startsWith('#')) return false;
  if (!URL.canParse(written, SITE)) return true;
  const { protocol, origin, pathname } = new URL(written, SITE);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return origin === SITE ? !FILES.test(pathname) : !isOfNamedHost(written);
}

const PICTURES = { allowedTags: ['img', 'source'], allowedAttributes: { '*': ['src', 'srcset'] } };

/** Returns the pictures of `<img>` and `<source>` in HTML that are foreign by {@link isForeign}. */
export function foreignPicturesIn(html: string): ForeignPicture[] {
  const urls = new Set<string>();
  const collect: sanitizeHtml.Transformer = (tagName, attribs) => {
    const { src = '', srcset = '' } = attribs;
    for (const url of [src, ...srcset.split(', ').map((each) => each.split(' ')[0] ?? '')])
      if (isForeign(url)) urls.add(url);
    return { tagName, attribs };
  };
  // The library parses each srcset as browsers do, and separates the pictures by a comma and a space.
  const normalised = sanitizeHtml(html, PICTURES);
  sanitizeHtml(normalised, { ...PICTURES, transformTags: { img: collect, source: collect } });
  return [...urls].map((url) => ({ line: lineOf(html, url), url }));
}

/** Removes the URLs of foreign pictures from the attributes of an `<img>` or `<source>`. */
export const withoutForeignPictures = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'src') return !isForeign(value);
      return name !== 'srcset' || foreignPicturesIn(`<img srcset="${escaped(value)}">`).length === 0;
    }),
  );

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @throws DomainError VALIDATION_FAILED that names the field and the lines, when there is any picture */
export function assertNoForeignPictures(field: string, pictures: readonly ForeignPicture[]): void {
  if (pictures.length === 0) return;
  const issues = pictures.slice(0, 10).map(({ line, url }) => ({
    field,
    message: `Line ${line}: use a picture of the library (/uploads/…) instead of ${url.slice(0, LONGEST_SHOWN)}`,
  }));
  throw new DomainError('VALIDATION_FAILED', 'Only pictures of the library can be shown', { issues });
}

function lineOf(html: string, url: string): number {
  const written = [url, url.replaceAll('&', '&amp;')].map((text) => html.indexOf(text)).find((at) => at >= 0);
  return html.slice(0, written ?? 0).split('\n').length;
}
