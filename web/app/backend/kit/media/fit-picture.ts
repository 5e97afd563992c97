import { shrinkPicture } from '../../../shared/lib/shrink-picture';
import { MEDIA_TEXTS } from './media-texts';

interface Fitted {
  file: File;
  /** Message that the picture was resized. */
  note?: string;
}

/**
 * Returns the picture itself when it is within the limit, else an upright smaller one with the same shape; undefined
 * when this browser cannot read it as a picture.
 */
export async function fitPicture(file: File, maxBytes: number): Promise<Fitted | undefined> {
  if (file.size <= maxBytes) return { file };
  const made = await shrinkPicture(file, maxBytes);
  if (made === undefined) return undefined;
  const size = `${String(made.width)} × ${String(made.height)} px`;
  return {
    file: made.file,
    note: MEDIA_TEXTS.madeSmaller(file.name, megabytes(file.size), megabytes(made.file.size), size),
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
