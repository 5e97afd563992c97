import { ResponsiveImage, type ResponsiveImageProps } from './responsive-image';
import css from './framed-photo.module.css';

interface FramedPhotoProps extends Omit<ResponsiveImageProps, 'src' | 'alt' | 'className'> {
  /** Without one there is no frame either. */
  photo: string | null | undefined;
  /** Shape, corners and place of the frame. */
  className: string | undefined;
}

/** A photograph that fills its frame, for the eye alone: what it stands beside says it in words. */
export function FramedPhoto({ photo, className, ...image }: FramedPhotoProps) {
  if (photo == null) return null;
  return (
    <div className={`${css.frame ?? ''} ${className ?? ''}`}>
      <ResponsiveImage {...image} src={photo} alt="" className={css.photo} />
    </div>
  );
}
