/** Longest side in pixels that media stores; larger pictures are scaled down there. */
const MAX_SIDE = 2560;
const SIDES = [MAX_SIDE, 1920, 1440, 1080];
const QUALITIES = [0.9, 0.8, 0.7];

export interface ShrunkPicture {
  file: File;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * A smaller copy of a picture, with the same shape, upright; undefined when this browser cannot read it or make it small
 * enough.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<ShrunkPicture | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    // Applies the EXIF orientation.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await smaller(file, picture, maxBytes);
    } finally {
      picture.close();
    }
  } catch {
    return undefined;
  }
}

async function smaller(
  file: File,
  picture: ImageBitmap,
  maxBytes: number,
): Promise<ShrunkPicture | undefined> {
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const [width = 1, height = 1] = [picture.width, picture.height].map((pixels) =>
      Math.max(1, Math.round(pixels * scale)),
    );
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const canvas = drawPart(picture, whole, { width, height });
    for (const quality of QUALITIES) {
      const made = await encode(canvas, file, quality);
      if (made.size <= maxBytes) return { file: made, width, height };
    }
  }
  return undefined;
}

interface Size {
  width?: number | undefined;
  height?: number | undefined;
}
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a part of a picture, in pixels, on a new canvas. */
export function drawPart(picture: CanvasImageSource, part: Part, size: Size = part): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width ?? part.width;
  canvas.height = size.height ?? part.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes as WebP, which keeps transparency; browsers without WebP encode a JPEG, or a PNG for a PNG. */
export async function encode(
  canvas: HTMLCanvasElement,
  { name, type }: File,
  quality: number,
): Promise<File> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  const blob =
    webp.type === 'image/webp' || type === 'image/png' ? webp : await blobOf(canvas, 'image/jpeg', quality);
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('This browser makes no such picture'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
