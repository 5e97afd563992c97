import { drawPart } from '../../../../shared/lib/shrink-picture';

/** Pixels; twice the size on the page. */
const SIDE = 128;

/** A small square of a photo as a data URL, which the policy of the site allows; undefined when it cannot be drawn. */
export async function previewPhoto(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const side = Math.min(picture.width, picture.height);
    const part = { x: (picture.width - side) / 2, y: (picture.height - side) / 2, width: side, height: side };
    const url = drawPart(picture, part, { width: SIDE, height: SIDE }).toDataURL('image/jpeg', 0.8);
    picture.close();
    return url;
  } catch {
    return undefined;
  }
}
