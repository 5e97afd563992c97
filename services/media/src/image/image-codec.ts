import sharp, { type Sharp } from 'sharp';

// WorkLimit processes several images in parallel, so each one uses a single core.
sharp.concurrency(1);
// Only decoders of accepted types are enabled, regardless of the type that the file claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
  ],
});
// Every file is decoded once, so a cache of decoded files would only use memory.
sharp.cache(false);

/** Pixel limit of a decoded image (a 50-megapixel camera); a small file may claim to be far larger. */
const MAX_PIXELS = 50_000_000;

/** Opens an image for decoding, which fails for damaged and oversized ones. */
export const decode = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
