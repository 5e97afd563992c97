import { DomainError } from '@manzil/service-kit/errors';
import { decode } from './image-codec.js';

/** Longest side in pixels of a stored image: the widest variant with a margin for sharper screens. */
const MAX_SIDE = 2560;
const SECONDS = 20;

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Decodes a photo and encodes it as WebP: upright, in sRGB, at most `maxSide` pixels long, and only with its
 * pixels, so neither the location nor anything hidden in or behind the image survives. `lossless` encodes nearly so, for
 * drawings and logos.
 *
 * UNPROCESSABLE when the image is damaged or has too many pixels.
 */
export async function normaliseImage(
  from: string,
  to: string,
  { lossless, maxSide = MAX_SIDE }: { lossless: boolean; maxSide?: number },
): Promise<ImageSize> {
  try {
    const { width, height } = await decode(from)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ ...(lossless ? { nearLossless: true, quality: 80 } : { quality: 86 }), effort: 2 })
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
