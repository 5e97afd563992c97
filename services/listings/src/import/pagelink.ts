import { createHash } from 'node:crypto';
import { isReservedPath } from '@manzil/contracts/reserved-paths';

const LONGEST_LABEL = 120;

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Proposes the path of a new listing: its title or name and its reference, or a part of the reference's hash where it
 * has no Latin letter or digit. It is never a route of the site. Whether it is free is decided when the listing is
 * stored; a listing keeps its path when its title changes.
 */
export function proposedPagelink(listing: { name: string; title: string; sourceReference: string }): string {
  const label =
    slug(listing.title).slice(0, LONGEST_LABEL) || slug(listing.name).slice(0, LONGEST_LABEL) || 'property';
  const link = slug(`${label} ${slug(listing.sourceReference) || shortHash(listing.sourceReference)}`);
  return isReservedPath(link) ? `${link}-${shortHash(listing.sourceReference)}` : link;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
