import { escapeXml, XML_START } from './xml.js';

export interface SitemapEntry {
  /** Site path. */
  path: string;
  /** ISO 8601. */
  updatedAt?: string | undefined;
  /** Site path or absolute URL. */
  image?: string | null | undefined;
}

export const SITEMAP_START = `${XML_START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const SITEMAP_END = '</urlset>\n';

const absolute = (origin: string, address: string): string =>
  escapeXml(address.startsWith('/') ? origin + encodeURI(address) : address);

export function sitemapEntry(origin: string, { path, updatedAt, image }: SitemapEntry): string {
  const lastmod = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
  const picture = image ? `<image:image><image:loc>${absolute(origin, image)}</image:loc></image:image>` : '';
  return `<url><loc>${absolute(origin, path)}</loc>${lastmod}${picture}</url>\n`;
}

export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  SITEMAP_START + entries.map((entry) => sitemapEntry(origin, entry)).join('') + SITEMAP_END;

/** The list of the site's sitemaps. */
export function sitemapIndex(origin: string, entries: readonly Omit<SitemapEntry, 'image'>[]): string {
  const lines = entries.map(({ path, updatedAt }) => {
    const lastmod = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    return `<sitemap><loc>${absolute(origin, path)}</loc>${lastmod}</sitemap>\n`;
  });
  return `${XML_START}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}
