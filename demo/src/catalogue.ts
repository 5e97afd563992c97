import { assignPhotos } from './assign-photos.js';
import { makeListing, type DemoListing } from './make-listing.js';
import { Random } from './random.js';
import { writeFeed } from './write-feed.js';

const SEED = 20_261_372;
const SALES = 232;
const RENTS = 171;

/** The demo catalogue: the same on every machine and every day. */
export function makeCatalogue(): { listings: DemoListing[]; feed: string } {
  const random = new Random(SEED);
  const listings = assignPhotos(
    Array.from({ length: SALES + RENTS }, (_, number) => makeListing(number, number < SALES, random)),
  );
  return { listings, feed: writeFeed(listings, random) };
}
