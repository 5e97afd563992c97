/** Width in pixels of what stands blurred in the place of an image until it is there: a few hundred bytes. */
export const PREVIEW_WIDTH = 32;
/** Widths in pixels at which images are offered; a variant is never wider than its original. */
export const VARIANT_WIDTHS = [PREVIEW_WIDTH, 160, 320, 480, 640, 960, 1280, 1920] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/**
 * Path of an image at one width and format. Variants live beside the original under /uploads as
 * `{stem}-{width}w.{format}`; anything that is not one of our own images is returned unchanged.
 */
export function variantUrl(
  url: string,
  width: (typeof VARIANT_WIDTHS)[number],
  format: VariantFormat,
): string {
  const match = /^\/uploads\/([a-z0-9-]+)\.(?:jpg|png|webp|avif)$/.exec(url);
  return match ? `/uploads/${match[1]}-${width}w.${format}` : url;
}
