import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { makeListing } from '../../demo/dist/make-listing.js';
import { Random } from '../../demo/dist/random.js';
import { writeRecord } from '../../demo/dist/write-feed.js';

const SEED = 7;
const SALES_SHARE = 0.575;
const LISTINGS_A_BUILDING = 25;

/**
 * Writes a feed of `size` listings as the demo's generator makes them, in as many buildings as a catalogue of
 * that size would have. With `changed`, one price in a hundred is another one and all else is the same.
 */
export async function writeCatalogueFeed(file, size, { changed = false } = {}) {
  const random = new Random(SEED);
  const buildingsAPlace = Math.max(1, Math.round(size / LISTINGS_A_BUILDING / 90));
  const stream = createWriteStream(file);
  stream.write('<?xml version="1.0" encoding="UTF-8"?>\n<Listings>\n');
  for (let number = 0; number < size; number += 1) {
    const listing = makeListing(number, number < size * SALES_SHARE, random);
    listing.place = `${listing.place} ${random.between(1, buildingsAPlace)}`;
    if (changed && number % 100 === 0 && listing.quoted !== null) listing.quoted.amount += 5_000;
    const record = writeRecord(listing, number + 1, random);
    if (!stream.write(`  <Listing>\n${record}\n  </Listing>\n`)) await once(stream, 'drain');
  }
  stream.end('</Listings>\n');
  await once(stream, 'close');
}
