import type { SlideImage } from 'yet-another-react-lightbox';
import { hasVariants, PREVIEW_WIDTH, variantUrl } from '@manzil/contracts/media/variants';

/** A picture full screen, with the size that it will have. */
export interface PictureSlide extends SlideImage {
  width: number;
  height: number;
  /** The picture shown until it has loaded. */
  preview: string;
}

/** Widths offered in full screen; the widest suits the largest windows. */
const WIDTHS = [640, 960, 1280, 1920] as const;
const WIDEST = 1920;
/** Default ratio of width to height of a photo. */
const USUAL_RATIO = 3 / 2;

/** The slide of a picture, based on the variant that the page has already loaded, if any. */
export function slideOf(src: string, alt: string): PictureSlide {
  const shown = loadedImage(src);
  const ratio = shown === undefined ? USUAL_RATIO : shown.naturalWidth / shown.naturalHeight;
  const isOwn = hasVariants(src);
  const heightAt = (width: number): number => Math.round(width / ratio);
  return {
    src,
    alt,
    width: WIDEST,
    height: heightAt(WIDEST),
    preview: shown?.currentSrc ?? variantUrl(src, PREVIEW_WIDTH, 'webp'),
    ...(isOwn && {
      srcSet: WIDTHS.map((width) => ({
        src: variantUrl(src, width, 'webp'),
        width,
        height: heightAt(width),
      })),
    }),
  };
}

/** Any variant of a picture that the page shows already. */
function loadedImage(src: string): HTMLImageElement | undefined {
  const stem = hasVariants(src) ? `${src.slice(0, src.lastIndexOf('.'))}-` : src;
  return [...document.images].find(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes(stem),
  );
}
