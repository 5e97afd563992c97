import { useState, type ReactNode, type SyntheticEvent } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { variantUrl } from '@manzil/contracts/media/variants';
import { photoAlt, roomWord } from '../../lib/photo-alt';
import { useHideChat } from '../chat-flag';
import { ChatIcon } from '../chat-icon';
import { slideOf, type PictureSlide } from './lightbox-slide';
import { useDialogKeys } from './use-dialog-keys';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import css from './lightbox.module.css';

/** Contact options in the lightbox. */
export interface GalleryContact {
  /** URL of the form on the page. */
  ask: string;
  chat: string | undefined;
}

export interface PhotoLightboxProps {
  /** Plans are shown on a white background. */
  kind?: 'photos' | 'plans';
  images: string[];
  name: string;
  /** Picture to start with, from 0. */
  index: number;
  contact?: GalleryContact | undefined;
  onClose: () => void;
}

/** Number of thumbnails on each side of the current one. */
const THUMBNAILS = 6;

const labelsOf = ({ listing: words }: Texts, kind: 'photos' | 'plans') => ({
  Close: words.closeLightbox,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
  Slide: words.slide,
  Carousel: words.carousel,
  'Photo gallery': words.photos,
  '{index} of {total}': words.position({ number: '{index}', total: '{total}' }),
  ...(kind === 'photos'
    ? {
        Previous: words.previousPhoto,
        Next: words.nextPhoto,
        Lightbox: words.lightbox,
        Thumbnails: words.thumbnails,
      }
    : {
        Previous: words.previousPlan,
        Next: words.nextPlan,
        Lightbox: words.plansLightbox,
        Thumbnails: words.allPlans,
      }),
});

/**
 * Full-screen pictures: wraps around, arrow keys, Escape, swipe, and a click beside the picture closes. Pinching,
 * the wheel, a double tap and buttons zoom.
 */
export default function PhotoLightbox({ kind = 'photos', images, name, index, ...rest }: PhotoLightboxProps) {
  const texts = useTexts();
  const { contact, onClose } = rest;
  useDialogKeys(onClose);
  useHideChat();
  const [slides] = useState(() =>
    images.map((src, at) =>
      slideOf(
        src,
        kind === 'plans'
          ? texts.listing.planAlt({ name, number: at + 1, total: images.length })
          : photoAlt(texts, src, name, at),
      ),
    ),
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={images.length > 1 ? [Thumbnails, Zoom] : [Zoom]}
      slides={slides}
      labels={labelsOf(texts, kind)}
      carousel={{ preload: THUMBNAILS, padding: 0, finite: images.length === 1 }}
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
        ...(images.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        slideContainer: ({ slide, children }) => <Slide slide={slide as PictureSlide}>{children}</Slide>,
        // The thumbnails need many slides, of which only the neighbours are worth loading.
        slide: ({ offset }) => (Math.abs(offset) > 1 ? <span /> : undefined),
        thumbnail: ({ slide }) => (
          <img className={css.thumbnail} src={variantUrl(slide.src, 160, 'webp')} alt="" loading="lazy" />
        ),
        slideFooter: ({ slide }) => (
          <Caption
            room={kind === 'photos' ? roomWord(texts, slide.src) : undefined}
            at={images.indexOf(slide.src)}
            total={images.length}
          />
        ),
      }}
      className={[css.lightbox, kind === 'plans' && css.plans].filter(Boolean).join(' ')}
    />
  );
}

/** The room, if the picture states it, and its number among the pictures. */
function Caption({ room, at, total }: { room: string | undefined; at: number; total: number }) {
  const texts = useTexts();
  const parts = [room, total > 1 ? texts.listing.position({ number: at + 1, total }) : undefined].filter(
    Boolean,
  );
  if (parts.length === 0) return null;
  return (
    <p className={css.counter} aria-hidden="true">
      {parts.join(' · ')}
    </p>
  );
}

/** Shows the loaded variant of the picture at the size of the large one until that has loaded. */
function Slide({ slide, children }: { slide: PictureSlide; children: ReactNode }) {
  const [shape, setShape] = useState<{ ratio: number; widest: number }>();
  const { ratio, widest } = shape ?? { ratio: slide.width / slide.height, widest: slide.width };
  const onLoad = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
    const { naturalWidth, naturalHeight } = target;
    const natural = naturalWidth / naturalHeight;
    setShape({
      // Variants are rounded to whole pixels, which must not move the layout.
      ratio: Math.abs(natural / ratio - 1) < 0.01 ? ratio : natural,
      // Our own pictures come in the width that the window needs, external ones in their own.
      widest: slide.srcSet === undefined ? naturalWidth : slide.width,
    });
  };
  const style: Record<string, string> = { '--ratio': String(ratio), '--widest': `${String(widest)}px` };
  if (shape === undefined) style['--preview'] = `url("${slide.preview}")`;
  return (
    <div
      className={[css.slide, shape === undefined && css.loading].filter(Boolean).join(' ')}
      style={style}
      onLoadCapture={onLoad}
    >
      {children}
    </div>
  );
}
