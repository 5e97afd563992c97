import type { DemoListing } from './make-listing.js';
import { coversOf } from './photos.js';

/** Where a card's photo stands among those of a listing. */
const COVER = 1;

/**
 * Gives the featured homes a photo each of their own on their cards: of those for sale, and of those for rent, the
 * newest choose first, as they are shown. What a later one would repeat is exchanged for one that no other shows and
 * that fits the unit; when there is none left, it stays.
 */
export function tellFeaturedApart(listings: readonly DemoListing[]): DemoListing[] {
  const changed = new Map<string, string[]>();
  for (const isSale of [true, false]) {
    const taken = new Set<string>();
    const featured = listings.filter((listing) => listing.featured && listing.isSale === isSale);
    for (const { reference, kind, photos } of featured.toSorted((a, b) => +b.listedAt - +a.listedAt)) {
      const [, cover = ''] = photos;
      const own = taken.has(cover) ? coversOf(kind).find((photo) => !taken.has(photo)) : undefined;
      if (own !== undefined) changed.set(reference, withCover(photos, own));
      taken.add(own ?? cover);
    }
  }
  return listings.map((listing) => ({
    ...listing,
    photos: changed.get(listing.reference) ?? listing.photos,
  }));
}

/** None twice: a photo that was there already changes places with the cover. */
const withCover = (photos: readonly string[], cover: string): string[] => {
  const place = photos.indexOf(cover);
  const next = [...photos];
  if (place >= 0) next[place] = photos[COVER] ?? cover;
  next[COVER] = cover;
  return next;
};
