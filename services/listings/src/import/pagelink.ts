import { createHash } from 'node:crypto';

/** First path segments that are routes of the site; no listing may take one. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set(
  (
    'buy rent blog new_development_properties singleproperty mortgageservices faqs subscribeus thanks thankyou ' +
    'meetmyteam testimonials aboutus sell backend newedit test navigation settingfooter blogsetting faqsetting ' +
    'teamsetting testimonialsetting edithome editmortagage api uploads assets health login logout favicon.ico ' +
    'robots.txt sitemap.xml'
  ).split(' '),
);

const LONGEST = 120;

export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Path of a new listing: its name or title and its reference. References that look alike as a slug ("A/1" and
 * "A-1") are told apart by a piece of their hash, and so is a path that would be a route of the site.
 */
export function makePagelink(listing: { name: string; title: string; sourceReference: string }): string {
  const label = slug(listing.title || listing.name)
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  const reference = slug(listing.sourceReference);
  const link = [label, reference].filter(Boolean).join('-');
  const isExact = reference === listing.sourceReference.toLowerCase();
  return isExact && !RESERVED_PATHS.has(link) ? link : `${link}-${shortHash(listing.sourceReference)}`;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
