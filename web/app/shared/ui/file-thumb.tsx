import { useCallback } from 'react';
import styles from './file-field.module.css';

const WIDTH = 320;

/**
 * Thumbnail of a file before its upload. Drawn on a canvas, because the content security policy allows no blob URLs.
 */
export function FileThumb({ file }: { file: File }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return;
      void createImageBitmap(file, { resizeWidth: WIDTH }).then(
        (bitmap) => {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
          bitmap.close();
        },
        () => {
          // Not a picture, or one that the browser cannot read: the server reports it after the upload.
        },
      );
    },
    [file],
  );
  return <canvas ref={draw} width={WIDTH} height={90} className={styles.thumb} aria-hidden="true" />;
}
