/** Width in pixels of the blurred placeholder of an image while it loads: a few hundred bytes. */
export const PREVIEW_WIDTH = 32;
/** Widths in pixels at which images are offered; a variant is never wider than its original. */
export const VARIANT_WIDTHS = [PREVIEW_WIDTH, 160, 320, 480, 640, 960, 1280, 1920] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Width by height of the upright crop of an image, for bands of narrow windows. */
export const TALL_ASPECT = 3 / 4;
/** Places of the upright crop, in per cent of the room that it leaves at the sides. */
export const TALL_PLACES = [0, 25, 50, 75, 100] as const;
export type TallPlace = (typeof TALL_PLACES)[number];
/** Widths in pixels at which upright crops are offered. */
export const TALL_WIDTHS = [480, 640, 960] as const;

/** Pixels of the crop that previews of a shared link show: a JPEG, the format that all of them read. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Longest side in pixels of the whole image as a JPEG, for portals, which take no newer format. */
export const JPEG_SIDE = 1920;

const OWN_IMAGE = /^\/uploads\/([a-z0-9-]+)\.(?:jpg|png|webp|avif)$/;
const stemOf = (url: string): string | undefined => OWN_IMAGE.exec(url)?.[1];

/** Checks whether an image is one of our own, of which there are variants. */
export const hasVariants = (url: string): boolean => stemOf(url) !== undefined;

/**
 * Path of an image at one width and format. Variants are stored beside the original under /uploads as
 * `{stem}-{width}w.{format}`; URLs of other images are returned unchanged.
 */
export function variantUrl(
  url: string,
  width: (typeof VARIANT_WIDTHS)[number],
  format: VariantFormat,
): string {
  const stem = stemOf(url);
  return stem === undefined ? url : `/uploads/${stem}-${width}w.${format}`;
}

/** Path of the upright crop of an image; URLs of external images are returned unchanged. */
export function tallUrl(
  url: string,
  place: TallPlace,
  width: (typeof TALL_WIDTHS)[number],
  format: VariantFormat,
): string {
  const stem = stemOf(url);
  return stem === undefined ? url : `/uploads/${stem}-tall${place}-${width}w.${format}`;
}

/** Path of the whole image as a JPEG; URLs of external images are returned unchanged. */
export function jpegUrl(url: string): string {
  const stem = stemOf(url);
  return stem === undefined ? url : `/uploads/${stem}-whole.jpg`;
}

/** Path of the share picture of an image; URLs of external images are returned unchanged. */
export function shareUrl(url: string): string {
  const stem = stemOf(url);
  return stem === undefined ? url : `/uploads/${stem}-share.jpg`;
}
