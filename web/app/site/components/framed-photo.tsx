import { ResponsiveImage, type ResponsiveImageProps } from './responsive-image';
import css from './framed-photo.module.css';

interface FramedPhotoProps extends Omit<ResponsiveImageProps, 'src' | 'alt' | 'className'> {
  /** Without a photo, the frame is not rendered either. */
  photo: string | null | undefined;
  /** Shape, corners and position of the frame. */
  className: string | undefined;
}

/** Decorative image; the adjacent text carries the meaning. */
export function FramedPhoto({ photo, className, ...image }: FramedPhotoProps) {
  if (photo == null) return null;
  return (
    <div className={`${css.frame ?? ''} ${className ?? ''}`}>
      <ResponsiveImage {...image} src={photo} alt="" className={css.photo} />
    </div>
  );
}
