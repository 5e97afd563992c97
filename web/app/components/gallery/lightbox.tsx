import { useState, type ReactNode } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { hasVariants, PREVIEW_WIDTH, variantUrl } from '@manzil/contracts/media/variants';
import { texts } from '../../lib/texts';
import { useHideChat } from '../chat-flag';
import { ChatIcon } from '../chat-icon';
import { useDialogKeys } from './use-dialog-keys';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import css from './lightbox.module.css';

/** How to ask about what the photographs show, without leaving them first. */
export interface GalleryContact {
  /** Address of the form of the page. */
  ask: string;
  chat: string | undefined;
}

interface PhotoLightboxProps {
  images: string[];
  name: string;
  /** Photograph to start with, from 0. */
  index: number;
  contact?: GalleryContact | undefined;
  onClose: () => void;
}

/** Offered full screen; the widest is what the largest windows need. */
const WIDTHS = [640, 960, 1280, 1920] as const;

/** Variants of one of our own photographs; none of a foreign one. Heights are those of the usual shape. */
const variantsOf = (src: string) =>
  hasVariants(src)
    ? WIDTHS.map((width) => ({
        src: variantUrl(src, width, 'webp'),
        width,
        height: Math.round((width * 2) / 3),
      }))
    : undefined;

/** What the page has of a photograph already; the few bytes of its preview when it has nothing. */
function loadedVariant(src: string): string {
  const [stem = src] = src.split('.');
  const shown = [...document.images].find(
    ({ complete, naturalWidth, currentSrc }) =>
      complete && naturalWidth > 0 && currentSrc.includes(`${stem}-`),
  );
  return shown?.currentSrc ?? variantUrl(src, PREVIEW_WIDTH, 'webp');
}

/** On each side of the one in view. */
const THUMBNAILS = 6;

const LABELS = {
  Previous: texts.listing.previousPhoto,
  Next: texts.listing.nextPhoto,
  Close: texts.listing.closeLightbox,
  Lightbox: texts.listing.lightbox,
  Thumbnails: texts.listing.thumbnails,
  'Zoom in': texts.listing.zoomIn,
  'Zoom out': texts.listing.zoomOut,
};

/**
 * Full-screen photographs: wraps around, arrow keys, Escape, swipe, and a click beside the picture closes. Pinching,
 * the wheel, a double tap and buttons zoom.
 */
export default function PhotoLightbox({ images, name, index, contact, onClose }: PhotoLightboxProps) {
  useDialogKeys(onClose);
  useHideChat();
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={images.length > 1 ? [Thumbnails, Zoom] : [Zoom]}
      slides={images.map((src, at) => {
        const srcSet = variantsOf(src);
        return { src, alt: texts.listing.photoAlt(name, at + 1), ...(srcSet && { srcSet }) };
      })}
      labels={LABELS}
      carousel={{ preload: THUMBNAILS, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2 }}
      thumbnails={{
        width: 84,
        height: 56,
        border: 2,
        borderRadius: 4,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
      }}
      toolbar={{
        buttons: [
          contact?.chat && (
            <a key="chat" className={css.chat} href={contact.chat} target="_blank" rel="noopener">
              <ChatIcon size={18} /> {texts.listing.whatsapp}
            </a>
          ),
          contact && (
            <a key="ask" className={css.ask} href={contact.ask} onClick={onClose}>
              {texts.listing.ask}
            </a>
          ),
          'zoom',
          'close',
        ],
      }}
      render={{
        slideContainer: ({ slide, children }) => <Slide src={slide.src}>{children}</Slide>,
        // The thumbnails need many slides, of which only the neighbours are worth loading.
        slide: ({ offset }) => (Math.abs(offset) > 1 ? <span /> : undefined),
        thumbnail: ({ slide }) => (
          <img className={css.thumbnail} src={variantUrl(slide.src, 160, 'webp')} alt="" loading="lazy" />
        ),
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

/** The picture that the page has already stands there until the large one has come. */
function Slide({ src, children }: { src: string; children: ReactNode }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <div
      className={css.slide}
      style={loaded ? undefined : { backgroundImage: `url("${loadedVariant(src)}")` }}
      onLoadCapture={() => {
        setLoaded(true);
      }}
    >
      {children}
    </div>
  );
}
