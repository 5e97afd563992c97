import { MAIN_PHOTOS } from './gallery';
import type { GalleryContact } from './lightbox';
import { GalleryPhoto } from './gallery-photo';
import { useLightbox } from './use-lightbox';
import css from './gallery.module.css';

const SIZES = '(min-width: 1027px) 260px, 46vw';

interface MorePhotosProps {
  images: string[];
  name: string;
  contact?: GalleryContact | undefined;
}

/** The photographs from the sixth on, for wide windows; a narrow one has them all in its slider. */
export function MorePhotos({ images, name, contact }: MorePhotosProps) {
  const { open, lightbox } = useLightbox({ images, name, contact });
  return (
    <>
      <ul className={css.extras}>
        {images.slice(MAIN_PHOTOS).map((image, place) => (
          <li key={`${image} ${String(place)}`}>
            <GalleryPhoto
              image={image}
              name={name}
              index={MAIN_PHOTOS + place}
              total={images.length}
              sizes={SIZES}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
