import { createHash } from 'node:crypto';

/** First path segments that are routes of the site, in lower case; no listing may take one. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set(
  (
    'buy rent blog new_development_properties singleproperty mortgageservices faqs subscribeus thanks thankyou ' +
    'meetmyteam testimonials aboutus sell backend newedit test navigation settingfooter blogsetting faqsetting ' +
    'teamsetting testimonialsetting edithome editmortagage api uploads assets health metrics login logout ' +
    'favicon.ico robots.txt sitemap.xml'
  ).split(' '),
);

const LONGEST_LABEL = 120;

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The path a new listing would like: its title or name and its reference, or a piece of the reference's hash
 * where it has no Latin letter or digit. It is never a route of the site. Whether it is free is known only
 * where the listing is stored; once given, a listing keeps its path whatever becomes of the title.
 */
export function wishedPagelink(listing: { name: string; title: string; sourceReference: string }): string {
  const label =
    slug(listing.title).slice(0, LONGEST_LABEL) || slug(listing.name).slice(0, LONGEST_LABEL) || 'property';
  const link = slug(`${label} ${slug(listing.sourceReference) || shortHash(listing.sourceReference)}`);
  return RESERVED_PATHS.has(link) ? `${link}-${shortHash(listing.sourceReference)}` : link;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
