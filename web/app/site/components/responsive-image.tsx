import { useCallback, useState } from 'react';
import { preload } from 'react-dom';
import type { FocalPoint } from '@manzil/contracts/content/focal-point';
import {
  hasVariants,
  PREVIEW_WIDTH,
  TALL_WIDTHS,
  tallUrl,
  VARIANT_WIDTHS,
  variantUrl,
  type TallPlace,
  type VariantFormat,
} from '@manzil/contracts/media/variants';
import { coverSizes } from '../lib/cover-sizes';
import { useLoaded } from '../lib/use-loaded';

export interface ResponsiveImageProps {
  src: string;
  alt: string;
  /** Width of the box that the picture covers, as CSS `sizes`. */
  sizes: string;
  /** Shape of that box, so that nothing moves while it loads, and the picture is as sharp as its higher side needs. */
  width: number;
  height: number;
  /** Ratio of width to height of the picture, if it is known to differ from a photo's. */
  shape?: number;
  /** Widest variant worth offering, in pixels. */
  widest?: (typeof VARIANT_WIDTHS)[number];
  /** The page's first picture: loaded at once, before anything else. */
  priority?: boolean;
  className?: string | undefined;
  /** Focal point: stays visible in every crop of the picture; per cent from the left and the top. */
  focus?: FocalPoint | undefined;
  /** Shows the whole image on the background of its box instead of cropping it to cover the box. */
  whole?: boolean;
  /** On telephones, the upright crop of the picture instead of all of it. */
  upright?: { place: TallPlace; sizes: string } | undefined;
}

/** Windows that get the upright crop, and windows that do not. */
const NARROW = '(max-width: 480px)';
const WIDER = '(min-width: 480.02px)';

interface Source {
  media?: string;
  sizes: string;
  srcSet: (format: VariantFormat) => string;
}

/**
 * A picture in AVIF and WebP at the widths of the media store, with a tiny one of it drawn large, and thereby
 * blurred, until it is there; a foreign picture is shown as it is.
 */
export function ResponsiveImage({ src, alt, sizes, width, height, ...rest }: ResponsiveImageProps) {
  const { widest = 1280, priority = false, className, focus, shape, upright, whole = false } = rest;
  const [failed, setFailed] = useState<'variants' | 'all'>();
  const own = hasVariants(src) && failed === undefined;

  // Previews of pictures further down must not hold up the first view.
  const isLoaded = useLoaded();
  const preview = !whole && (isLoaded || priority);

  const fail = useCallback(() => {
    setFailed((before) => (before === undefined ? 'variants' : 'all'));
  }, []);
  // A picture can have failed before scripts could listen for the error.
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
    },
    [fail],
  );

  if (failed === 'all') return <span className={className} role="img" aria-label={alt} />;
  const sources: Source[] = [
    ...(upright === undefined
      ? []
      : [{ media: NARROW, sizes: upright.sizes, srcSet: tallSet(src, upright.place) }]),
    {
      ...(upright !== undefined && { media: WIDER }),
      sizes: whole ? sizes : coverSizes(sizes, width / height, shape),
      srcSet: wholeSet(src, widest),
    },
  ];
  if (priority && own) {
    for (const source of sources) {
      preload(src, {
        as: 'image',
        type: 'image/avif',
        ...(source.media !== undefined && { media: source.media }),
        imageSrcSet: source.srcSet('avif'),
        imageSizes: source.sizes,
        fetchPriority: 'high',
      });
    }
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
      {sources.flatMap(({ media, srcSet, sizes: taken }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${media ?? ''} ${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={srcSet(format)}
            sizes={taken}
          />
        )),
      )}
      {image}
    </picture>
  );
}

const wholeSet = (src: string, widest: number) => (format: VariantFormat) =>
  VARIANT_WIDTHS.filter((width) => width > PREVIEW_WIDTH && width <= widest)
    .map((width) => `${variantUrl(src, width, format)} ${String(width)}w`)
    .join(', ');

const tallSet = (src: string, place: TallPlace) => (format: VariantFormat) =>
  TALL_WIDTHS.map((width) => `${tallUrl(src, place, width, format)} ${String(width)}w`).join(', ');
