import { element, escapeXml, XML_START } from './xml.js';

/** Limit of the sitemap protocol per file. */
export const MOST_SITEMAP_URLS = 50_000;

export interface SitemapUrl {
  /** Path on the site. */
  path: string;
  /** ISO 8601. */
  updatedAt?: string | undefined;
  /** Path on the site or absolute URL. */
  image?: string | null | undefined;
  /** Paths of the same page in other languages. */
  translations?: Readonly<Record<string, string>> | undefined;
}

export const SITEMAP_START = `${XML_START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const SITEMAP_END = '</urlset>\n';

const absolute = (origin: string, url: string): string =>
  escapeXml(url.startsWith('/') ? origin + encodeURI(url) : url);

const lastChange = (updatedAt: string | undefined): string => element('lastmod', updatedAt ?? null);

/** One entry per language of the page, each with the URLs of all languages. */
function sitemapUrl(origin: string, { path, translations, ...url }: SitemapUrl): string {
  if (translations === undefined) return entry(origin, path, url);
  const languages = Object.entries({ en: path, ...translations });
  const alternates = languages
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(origin, address)}"/>`,
    )
    .join('');
  return languages.map(([, address]) => entry(origin, address, url, alternates)).join('');
}

function entry(
  origin: string,
  path: string,
  { updatedAt, image }: Pick<SitemapUrl, 'updatedAt' | 'image'>,
  alternates = '',
): string {
  const picture = image ? `<image:image><image:loc>${absolute(origin, image)}</image:loc></image:image>` : '';
  return `<url><loc>${absolute(origin, path)}</loc>${lastChange(updatedAt)}${alternates}${picture}</url>\n`;
}

export const sitemapUrls = (origin: string, urls: readonly SitemapUrl[]): string =>
  urls.map((url) => sitemapUrl(origin, url)).join('');

/** The list of the site's sitemaps. */
export function sitemapIndex(origin: string, sitemaps: readonly Omit<SitemapUrl, 'image'>[]): string {
  const lines = sitemaps.map(
    ({ path, updatedAt }) =>
      `<sitemap><loc>${absolute(origin, path)}</loc>${lastChange(updatedAt)}</sitemap>\n`,
  );
  return `${XML_START}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}
