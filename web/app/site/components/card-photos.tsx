import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { useSlider, type Slider } from './gallery/use-slider';
import { Icon } from '../../shared/ui/icon';
import { ResponsiveImage } from './responsive-image';
import { useTexts } from '../../shared/lib/texts';
import css from './card-photos.module.css';

/** Most photos on a card; the page of the listing shows all. */
const MOST = 5;

interface CardPhotosProps {
  photos: string[];
  to: string;
  /** Space that the card takes, as CSS `sizes`. */
  sizes: string;
  priority: boolean;
  slider: Slider;
  row: RefObject<HTMLAnchorElement | null>;
  onOpen: () => void;
}

/** Returns a card's first photographs in a row, and ways to scroll it, such as by keyboard. */
export function useCardPhotos(images: readonly string[]) {
  const row = useRef<HTMLAnchorElement>(null);
  // The second photo is always the picture of the card.
  const cover = images[1] ?? images[0];
  const photos =
    cover === undefined ? [] : [cover, ...images.filter((image) => image !== cover)].slice(0, MOST);
  return { row, photos, slider: useSlider(row, photos.length) };
}

/**
 * Swipeable photos of a listing; a tap opens the listing, like the rest of the card. Photos after the first load on the
 * first touch, hover or focus; without scripts only the first is shown.
 */
export function CardPhotos({ photos, to, sizes, priority, slider, row, onOpen }: CardPhotosProps) {
  const texts = useTexts();
  const [wanted, setWanted] = useState(false);
  const want = () => {
    setWanted(true);
  };
  const shown = wanted || slider.index > 0;
  return (
    <div className={css.photos} onPointerEnter={want} onTouchStart={want}>
      <Link
        ref={row}
        to={to}
        className={css.row}
        tabIndex={-1}
        aria-hidden="true"
        viewTransition
        onClick={onOpen}
        onScroll={() => {
          want();
          slider.onScroll();
        }}
      >
        {photos.map((photo, place) => (
          <span key={photo} className={css.photo}>
            {(place === 0 || shown) && (
              <ResponsiveImage
                src={photo}
                alt=""
                sizes={sizes}
                width={600}
                height={450}
                priority={priority && place === 0}
                className={css.image}
              />
            )}
          </span>
        ))}
      </Link>
      {photos.length > 1 && (
        <>
          <div className={css.steps} aria-hidden="true">
            {(['previous', 'next'] as const).map((step) => (
              <button
                key={step}
                type="button"
                tabIndex={-1}
                className={css.step}
                title={step === 'next' ? texts.listing.nextPhoto : texts.listing.previousPhoto}
                onClick={() => {
                  slider.show(slider.index + (step === 'next' ? 1 : -1));
                }}
              >
                <Icon name={step} />
              </button>
            ))}
          </div>
          <div className={css.dots} aria-hidden="true">
            {photos.map((photo, place) => (
              <span key={photo} data-current={place === slider.index || undefined} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
