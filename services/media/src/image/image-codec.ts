import sharp, { type Sharp } from 'sharp';

// Parallel work is divided by image, see WorkLimit; one image takes one core.
sharp.concurrency(1);
// Nothing is decoded that is not on the list of accepted types, whatever the file says it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// Every file is decoded once, so a cache of decoded files would only hold memory.
sharp.cache(false);

/** Most pixels of an image: what a 50-megapixel camera makes. A small file may claim to be far larger. */
const MAX_PIXELS = 50_000_000;

/** An image to be decoded: damaged and oversized ones fail. */
export const decode = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
