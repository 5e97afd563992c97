import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { inLanguage } from '@manzil/contracts/site-language';

/** The sitemaps with pages that show texts of staff. Their entries in both languages show none. */
const SITEMAPS = ['posts', 'pages', 'developments', 'lists', 'static'];
const ENTRY = /<url><loc>([^<]+)<\/loc>(.*)<\/url>/g;
const END = '</urlset>\n';
/** A page takes some milliseconds and some bytes of tags; the gateway waits for ten seconds and takes 16 kB of headers. */
const MOST_PAGES = 500;
const READ_AT_ONCE = 4;
const DEADLINE_MS = 5_000;

/** @typedef {import('@manzil/contracts/site-language').Language} Language */

/**
 * @typedef {object} LoadedPage What the loaders of an English page found.
 * @property {readonly Language[]} languages in which all its texts are there
 * @property {boolean} isWhole false when a part of it was not answered in time
 * @property {Iterable<string>} tags the cache tags of what it shows
 */

/**
 * Sends the sitemap of the pages of a language with texts of staff. Whether all texts of a page are translated is known to its
 * loaders alone, which decide its `hreflang` by it too; the entries are otherwise those of the English pages.
 * @param {{ language: Language; apiUrl: string; publicUrl: string; loadPage: (path: string, res: import('express').Response) => Promise<LoadedPage> }} options
 * @returns {import('express').RequestHandler}
 */
export function sendTranslatedSitemap({ language, apiUrl, publicUrl, loadPage }) {
  const origin = publicUrl.replace(/\/+$/, '');
  return async (_req, res) => {
    const requestId = String(res.locals['requestId']);
    const files = await Promise.all(
      SITEMAPS.map((name) => read(`${apiUrl}/sitemaps/${name}.xml`, requestId)),
    );
    const [first] = files;
    const pages = files
      .flatMap(({ xml }) => [...xml.matchAll(ENTRY)])
      .filter(([entry]) => !entry.includes('hreflang'))
      // The first posts are the oldest.
      .slice(-MOST_PAGES);
    const tags = new Set([WHOLE_SITE, ...files.flatMap((file) => file.tags)]);
    let isWhole = true;
    const entries = await mapSome(pages, async ([, url = '', more = '']) => {
      const path = url.slice(origin.length) || '/';
      const page = await loadPage(path, res);
      // Homes have no texts of staff; a change of one is no reason to read all pages again.
      for (const tag of page.tags) if (!tag.startsWith('listing:')) tags.add(tag);
      isWhole &&= page.isWhole;
      if (!page.languages.includes(language)) return '';
      const translated = origin + inLanguage(language, path);
      const alternates = page.languages.map((each) => alternate(each, origin + inLanguage(each, path)));
      return `<url><loc>${translated}</loc>${more}${alternates.join('')}</url>\n`;
    });
    if (isWhole)
      res.set({ 'cache-control': 'public, max-age=0, must-revalidate', 'x-cache-tags': [...tags].join(' ') });
    else res.set('cache-control', 'no-store');
    res
      .type('application/xml')
      .send((first?.xml.split('<url>', 1)[0] ?? '').replace(END, '') + entries.join('') + END);
  };
}

/**
 * @param {string} language
 * @param {string} url
 */
const alternate = (language, url) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

/**
 * @param {string} url
 * @param {string} requestId
 */
async function read(url, requestId) {
  const answer = await fetch(url, {
    headers: { 'x-request-id': requestId, 'x-cache-tags': 'wanted' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`${url} was answered with ${String(answer.status)}`);
  return {
    xml: await answer.text(),
    tags: (answer.headers.get('x-cache-tags') ?? '').split(' ').filter(Boolean),
  };
}

/**
 * Maps a few values at once, in their order.
 * @template T, R
 * @param {readonly T[]} values
 * @param {(value: T) => Promise<R>} map
 * @returns {Promise<R[]>}
 */
async function mapSome(values, map) {
  /** @type {R[]} */
  const results = [];
  const rest = values.entries();
  await Promise.all(
    Array.from({ length: READ_AT_ONCE }, async () => {
      for (const [index, value] of rest) results[index] = await map(value);
    }),
  );
  return results;
}
