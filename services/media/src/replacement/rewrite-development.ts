import type { Development } from '@manzil/contracts/listings/development';
import { getDevelopment, replaceDevelopmentImage, updateDevelopment } from '@manzil/contracts/listings/rpc';
import type { Rewrite } from './rewrite.js';

const FIELDS = [
  'bannerImage',
  'floorPlan',
  'brochure',
  'description',
  'paymentPlan',
  'facilities',
  'keyFeatures',
] as const satisfies (keyof Development)[];

/** Its files and rich texts, and the images of its gallery. */
export const rewriteDevelopment: Rewrite = async (rpc, id, swap, by) => {
  const { development, images, version } = await rpc.request(getDevelopment, { id: Number(id) });
  const swapped = swap(development);
  const changes = Object.fromEntries(
    FIELDS.filter((field) => swapped[field] !== development[field]).map((field) => [field, swapped[field]]),
  );
  if (Object.keys(changes).length > 0)
    await rpc.request(updateDevelopment, { id: development.id, changes, expectedVersion: version, by });
  for (const image of images) {
    const url = swap(image.url);
    if (url !== image.url) await rpc.request(replaceDevelopmentImage, { id: image.id, url, by });
  }
};
