import { photoAlt } from '../../lib/photo-alt';
import { ResponsiveImage } from '../responsive-image';
import { useTexts } from '../../../shared/lib/texts';
import css from './gallery.module.css';

interface GalleryPhotoProps {
  image: string;
  name: string;
  /** Place in the whole series, from 0. */
  index: number;
  total: number;
  sizes: string;
  priority?: boolean;
  onOpen: (index: number, opener: HTMLElement) => void;
}

/** One photograph that opens full screen. */
export function GalleryPhoto({ image, name, index, total, sizes, priority, onOpen }: GalleryPhotoProps) {
  const texts = useTexts();
  return (
    <button
      type="button"
      className={css.photo}
      aria-label={texts.listing.openPhoto({ number: index + 1, total })}
      onClick={(event) => {
        onOpen(index, event.currentTarget);
      }}
    >
      <ResponsiveImage
        src={image}
        alt={photoAlt(texts, image, name, index)}
        sizes={sizes}
        width={1200}
        height={800}
        priority={priority ?? false}
        className={css.image}
      />
    </button>
  );
}
