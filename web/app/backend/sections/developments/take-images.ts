import { MAX_GALLERY_IMAGES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';

export interface TakenImages {
  images: readonly File[];
  /** The reasons why images were refused. */
  refusals: string[];
}

/** Adds images to the selected ones; refuses too large ones, and all of them when there would be too many. */
export function takeImages(chosen: readonly File[], more: readonly File[]): TakenImages {
  const refusals = more
    .filter(({ size }) => size > MAX_IMAGE_BYTES)
    .map(({ name }) => `${name} exceeds the maximum allowed size of 2MB.`);
  const images = [...chosen, ...more.filter(({ size }) => size <= MAX_IMAGE_BYTES)];
  if (images.length <= MAX_GALLERY_IMAGES) return { images, refusals };
  return {
    images: chosen,
    refusals: [...refusals, `You can not upload more than ${String(MAX_GALLERY_IMAGES)} images!`],
  };
}
