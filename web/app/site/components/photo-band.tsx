import type { ReactNode } from 'react';
import { tallPlace } from '../lib/tall-place';
import { ResponsiveImage, type ResponsiveImageProps } from './responsive-image';
import css from './photo-band.module.css';

interface PhotoBandProps {
  id?: string;
  photo: string | undefined;
  /** The page's first picture: loaded at once, before anything else. */
  priority?: boolean;
  /** Width of the photo as it covers the band, as CSS `sizes`; defaults to the width for a band wider than high. */
  sizes?: string;
  /** Focal point of the photo. */
  focus?: ResponsiveImageProps['focus'];
  /** Width of the photograph's upright crop, as CSS `sizes`, for a band that is higher than wide on telephones. */
  uprightSizes?: string;
  /**
   * Height and alignment of the band; `--shade` is laid over the photo, `--focus` is its focal point, and it is at most
   * `--widest` by `--highest`.
   */
  className?: string | undefined;
  contentClassName: string | undefined;
  children: ReactNode;
}

/** On dense screens a band's photograph is at most 960 px wide: see photo-band.module.css. */
const USUAL_SIZES =
  '(max-width: 640px) max(100vw, 44rem), (min-resolution: 1.5dppx) min(100vw, 960px), min(100vw, 1920px)';

/** Under a shade and a text, an upright crop needs an eighth less than all pixels of the screen. */
const DENSITY = '0.875';

/** A band of a page as wide as the window, over a background photo. */
export function PhotoBand({
  id,
  photo,
  priority = false,
  sizes = USUAL_SIZES,
  focus,
  uprightSizes,
  className,
  contentClassName,
  children,
}: PhotoBandProps) {
  return (
    <section id={id} className={`${css.band ?? ''} ${className ?? ''}`}>
      {photo !== undefined && (
        <ResponsiveImage
          src={photo}
          alt=""
          sizes={sizes}
          focus={focus}
          upright={
            uprightSizes === undefined
              ? undefined
              : { place: tallPlace(focus?.x), sizes: `calc(${DENSITY} * ${uprightSizes})` }
          }
          width={1920}
          height={1080}
          widest={1920}
          priority={priority}
          className={css.photo}
        />
      )}
      <div className={`container ${css.content ?? ''} ${contentClassName ?? ''}`}>{children}</div>
    </section>
  );
}
