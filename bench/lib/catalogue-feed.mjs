import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { makeListing } from '../../demo/dist/make-listing.js';
import { PHOTOS, pathOf } from '../../demo/dist/photos.js';
import { Random } from '../../demo/dist/random.js';
import { writeRecord } from '../../demo/dist/write-feed.js';

const SEED = 7;
const SALES_SHARE = 0.575;
const LISTINGS_A_BUILDING = 25;
const PHOTOS_A_LISTING = 8;
const STEMS = [...PHOTOS.keys()];

/**
 * Writes a feed of `size` listings from the demo's generator, in as many buildings as a catalogue of that size would
 * have. With `changed`, one price in a hundred differs and nothing else.
 */
export async function writeCatalogueFeed(file, size, { changed = false } = {}) {
  const random = new Random(SEED);
  const buildingsAPlace = Math.max(1, Math.round(size / LISTINGS_A_BUILDING / 90));
  const stream = createWriteStream(file);
  stream.write('<?xml version="1.0" encoding="UTF-8"?>\n<Listings>\n');
  for (let number = 0; number < size; number += 1) {
    const listing = {
      ...makeListing(number, number < size * SALES_SHARE, random),
      photos: random.some(STEMS, PHOTOS_A_LISTING).map(pathOf),
    };
    listing.place = `${listing.place} ${random.between(1, buildingsAPlace)}`;
    if (changed && number % 100 === 0 && listing.quoted !== null) listing.quoted.amount += 5_000;
    const record = writeRecord(listing, number + 1, random);
    if (!stream.write(`  <Listing>\n${record}\n  </Listing>\n`)) await once(stream, 'drain');
  }
  stream.end('</Listings>\n');
  await once(stream, 'close');
}
