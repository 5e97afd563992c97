import { DomainError } from '@manzil/service-kit/errors';
import { decode } from './image-codec.js';

/** Longest side in pixels that is kept: the widest variant, with room for sharper screens. */
const LONGEST_SIDE = 2560;
const SECONDS = 20;

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Decodes a photo and writes it anew as WebP: upright, in sRGB, at most {@link LONGEST_SIDE} pixels long, and with
 * nothing of the file but its pixels, so neither the place where it was taken nor anything hidden in or behind
 * the image survives. PNGs, which are drawings and logos, are kept nearly without loss.
 * UNPROCESSABLE when the image is damaged or has too many pixels.
 */
export async function normaliseImage(from: string, to: string, contentType: string): Promise<ImageSize> {
  try {
    const { width, height } = await decode(from)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp(
        contentType === 'image/png'
          ? { nearLossless: true, quality: 80, effort: 2 }
          : { quality: 86, effort: 3 },
      )
      .timeout({ seconds: SECONDS })
      .toFile(to);
    return { width, height };
  } catch (error) {
    throw new DomainError(
      'UNPROCESSABLE',
      'The image is damaged or too large to be shown. Please choose another one.',
      {},
      { cause: error },
    );
  }
}
