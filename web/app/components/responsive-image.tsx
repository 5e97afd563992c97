import { useCallback, useState } from 'react';
import { preload } from 'react-dom';
import {
  PREVIEW_WIDTH,
  VARIANT_WIDTHS,
  variantUrl,
  type VariantFormat,
} from '@manzil/contracts/media/variants';
import { useLoaded } from '../lib/use-loaded';

export interface ResponsiveImageProps {
  src: string;
  alt: string;
  /** Space the picture takes, as CSS `sizes`. */
  sizes: string;
  /** Shape of the space it is shown in, so that nothing moves while it loads. */
  width: number;
  height: number;
  /** Widest variant worth offering, in pixels. */
  widest?: (typeof VARIANT_WIDTHS)[number];
  /** The page's first picture: loaded at once, before anything else. */
  priority?: boolean;
  className?: string | undefined;
  /** The point that stays in sight however the picture is cut, in per cent from the left and the top. */
  focus?: { x: number; y: number } | undefined;
}

/**
 * A picture in AVIF and WebP at the widths of the media store, with a tiny one of it drawn large, and thereby
 * blurred, until it is there; a foreign picture is shown as it is.
 */
export function ResponsiveImage({ src, alt, sizes, width, height, ...rest }: ResponsiveImageProps) {
  const { widest = 1280, priority = false, className, focus } = rest;
  const [failed, setFailed] = useState<'variants' | 'all'>();
  const own = variantUrl(src, 640, 'webp') !== src && failed === undefined;

  // Those of pictures further down must not hold up the first view.
  const preview = useLoaded() || priority;

  const fail = useCallback(() => {
    setFailed((before) => (before === undefined ? 'variants' : 'all'));
  }, []);
  // A picture can have failed before scripts were there to hear of it.
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
    },
    [fail],
  );

  if (failed === 'all') return <span className={className} role="img" aria-label={alt} />;
  const srcSet = (format: VariantFormat) =>
    VARIANT_WIDTHS.filter((w) => w > PREVIEW_WIDTH && w <= widest)
      .map((w) => `${variantUrl(src, w, format)} ${String(w)}w`)
      .join(', ');
  if (priority && own) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const position = focus && `${String(focus.x)}% ${String(focus.y)}%`;
  const image = (
    <img
      ref={watch}
      src={own ? variantUrl(src, 640, 'webp') : src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={{
        ...(own &&
          preview && {
            backgroundImage: `url(${variantUrl(src, PREVIEW_WIDTH, 'webp')})`,
            backgroundPosition: position ?? 'center',
            backgroundSize: 'cover',
          }),
        ...(position !== undefined && { objectPosition: position }),
      }}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      onError={fail}
    />
  );
  if (!own) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
