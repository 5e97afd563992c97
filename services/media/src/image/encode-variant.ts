import { JPEG_SIDE, SHARE_SIZE, TALL_ASPECT, type TallPlace } from '@manzil/contracts/media/variants';
import type { Sharp } from 'sharp';
import type { Variant } from '../storage/upload-name.js';
import { decode } from './image-codec.js';

/**
 * Writes one variant of an image, never wider than the image, except for share pictures, which have one size. Encoders
 * run at low effort, because a visitor waits for the first request: AVIF at effort 0 takes a fifth of the time of
 * effort 2 for files that are only a few per cent larger.
 */
export async function encodeVariant(original: Buffer, to: string, variant: Variant): Promise<void> {
  await (await cut(original, variant)).toFile(to);
}

async function cut(original: Buffer, variant: Variant): Promise<Sharp> {
  switch (variant.cut) {
    case 'none':
      return encoded(decode(original).resize({ width: variant.width, withoutEnlargement: true }), variant);
    case 'tall': {
      const { width, height } = await decode(original).metadata();
      return encoded(
        decode(original)
          .extract(tallArea({ width, height }, variant.place))
          .resize({ width: variant.width, withoutEnlargement: true }),
        variant,
      );
    }
    case 'share':
      return decode(original)
        .resize({ ...SHARE_SIZE, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 });
    case 'whole':
      return decode(original)
        .resize({ width: JPEG_SIDE, height: JPEG_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84 });
  }
}

const encoded = (image: Sharp, { format }: { format: 'avif' | 'webp' }): Sharp =>
  format === 'avif' ? image.avif({ quality: 50, effort: 0 }) : image.webp({ quality: 76, effort: 2 });

interface Size {
  width: number;
  height: number;
}

/** Returns the size in pixels of the largest upright crop of an image. */
export function tallSize({ width, height }: Size): Size {
  return {
    width: Math.min(width, Math.round(height * TALL_ASPECT)),
    height: Math.min(height, Math.round(width / TALL_ASPECT)),
  };
}

function tallArea(whole: Size, place: TallPlace): Size & { left: number; top: number } {
  const area = tallSize(whole);
  return {
    ...area,
    left: Math.round(((whole.width - area.width) * place) / 100),
    top: Math.round((whole.height - area.height) / 2),
  };
}
