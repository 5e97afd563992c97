import type { ReactNode } from 'react';
import { ResponsiveImage } from './responsive-image';
import css from './photo-band.module.css';

interface PhotoBandProps {
  id?: string;
  photo: string | undefined;
  /** The page's first picture: loaded at once, before anything else. */
  priority?: boolean;
  /** Height and alignment of the band; `--shade` is laid over the photograph, `--focus` stays in sight of it. */
  className?: string | undefined;
  contentClassName: string | undefined;
  children: ReactNode;
}

/** A band of a page as wide as the window, over a photograph that fills it. */
export function PhotoBand({
  id,
  photo,
  priority = false,
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
          sizes="(max-width: 640px) 130vw, 100vw"
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
