import { useRef } from 'react';
import { Icon } from '../../../shared/ui/icon';
import type { GalleryContact } from './lightbox';
import { GalleryPhoto } from './gallery-photo';
import { SliderControls } from './slider-controls';
import { useLightbox } from './use-lightbox';
import { useSlider } from './use-slider';
import { useTexts } from '../../../shared/lib/texts';
import css from './gallery.module.css';

/** Photographs shown large on a wide window; the rest follow in the lightbox and further down the page. */
export const MAIN_PHOTOS = 5;

const SLIDER = '(min-resolution: 1.5dppx) min(100vw, 600px), 100vw';
const MAIN_SIZES = `(min-width: 1027px) and (min-resolution: 1.5dppx) 600px, (min-width: 1027px) 768px, ${SLIDER}`;
const SIDE_SIZES = `(min-width: 1027px) 390px, ${SLIDER}`;

interface GalleryProps {
  images: string[];
  /** The subject of the photographs, for their alternative text. */
  name: string;
  contact?: GalleryContact | undefined;
  /** False below another picture, which is loaded before the gallery. */
  isFirst?: boolean;
}

/**
 * Up to five photographs side by side on a wide window, a slider to swipe on a narrow one; any of them
 * opens full screen. The slider is the browser's own scrolling, so it also moves without scripts.
 */
export function Gallery({ images, name, contact, isFirst = true }: GalleryProps) {
  const texts = useTexts();
  const row = useRef<HTMLUListElement>(null);
  const slider = useSlider(row, images.length);
  const { open, preload, lightbox } = useLightbox({ images, name, contact });

  if (images.length === 0) {
    return <p className={css.noPhotos}>{texts.listing.noPhoto}</p>;
  }
  return (
    <section
      className={css.gallery}
      aria-label={texts.listing.photos}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <ul
        ref={row}
        className={css.slides}
        data-count={Math.min(images.length, MAIN_PHOTOS)}
        onScroll={slider.onScroll}
      >
        {images.map((image, index) => (
          <li key={`${image} ${String(index)}`} className={css.slide}>
            <GalleryPhoto
              image={image}
              name={name}
              index={index}
              total={images.length}
              sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES}
              priority={isFirst && index === 0}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
      <SliderControls slider={slider} total={images.length} />
      {images.length > 1 && (
        <button
          type="button"
          className={css.all}
          onClick={(event) => {
            open(0, event.currentTarget);
          }}
        >
          <Icon name="photos" /> {texts.listing.showAllPhotos({ total: images.length })}
        </button>
      )}
      {lightbox}
    </section>
  );
}
