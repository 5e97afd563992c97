/** Width in pixels of the blurred placeholder of an image while it loads: a few hundred bytes. */
export const PREVIEW_WIDTH = 32;
/** Widths in pixels of the available variants; never wider than the original. */
export const VARIANT_WIDTHS = [PREVIEW_WIDTH, 160, 320, 480, 640, 960, 1280, 1920] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Aspect ratio of the upright crop of an image, for full-width pictures in narrow windows. */
export const TALL_ASPECT = 3 / 4;
/** Horizontal positions of the upright crop, in per cent of the free width. */
export const TALL_PLACES = [0, 25, 50, 75, 100] as const;
export type TallPlace = (typeof TALL_PLACES)[number];
/** Widths in pixels of the available upright crops. */
export const TALL_WIDTHS = [480, 640, 960] as const;

/** Size in pixels of the crop for link previews: a JPEG, which every client supports. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Longest side in pixels of the JPEG of the whole image, for portals that accept no newer format. */
export const JPEG_SIDE = 1920;

const OWN_IMAGE = /^\/uploads\/([a-z0-9-]+)\.(?:jpg|png|webp|avif)$/;
const stemOf = (url: string): string | undefined => OWN_IMAGE.exec(url)?.[1];

/** Checks whether an image is an upload, which has variants. */
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
