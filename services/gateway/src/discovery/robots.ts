/** Screens and calls with nothing to find. Pages that must leave an index say noindex, so they stay readable. */
const CLOSED = ['/backend', '/api/', '/preview', '/singleproperty1/', '/allprosale', '/allprorent'];

export function robots(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
