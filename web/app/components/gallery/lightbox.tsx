import Lightbox from 'yet-another-react-lightbox';
import { variantUrl } from '@manzil/contracts/media/variants';
import { texts } from '../../lib/texts';
import { useHideChat } from '../chat-flag';
import { useDialogKeys } from './use-dialog-keys';
import 'yet-another-react-lightbox/styles.css';
import css from './lightbox.module.css';

interface PhotoLightboxProps {
  images: string[];
  name: string;
  /** Photograph to start with, from 0. */
  index: number;
  onClose: () => void;
}

/** Offered full screen; the widest is what the largest windows need. */
const WIDTHS = [640, 960, 1280, 1920] as const;

/** Variants of one of our own photographs; none of a foreign one. Heights are those of the usual shape. */
const variantsOf = (src: string) =>
  variantUrl(src, 640, 'webp') === src
    ? undefined
    : WIDTHS.map((width) => ({
        src: variantUrl(src, width, 'webp'),
        width,
        height: Math.round((width * 2) / 3),
      }));

const LABELS = {
  Previous: texts.listing.previousPhoto,
  Next: texts.listing.nextPhoto,
  Close: texts.listing.closeLightbox,
  Lightbox: texts.listing.lightbox,
};

/** Full-screen photographs: wraps around, arrow keys, Escape, and a click beside the picture closes. */
export default function PhotoLightbox({ images, name, index, onClose }: PhotoLightboxProps) {
  useDialogKeys(onClose);
  useHideChat();
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={images.map((src, at) => {
        const srcSet = variantsOf(src);
        return { src, alt: texts.listing.photoAlt(name, at + 1), ...(srcSet && { srcSet }) };
      })}
      labels={LABELS}
      carousel={{ preload: 1, padding: '16px' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{
        slideFooter: ({ slide }) => (
          <p className={css.counter} aria-hidden="true">
            {texts.listing.position(images.indexOf(slide.src) + 1, images.length)}
          </p>
        ),
      }}
      className={css.lightbox ?? ''}
    />
  );
}
