import { MAX_GALLERY_IMAGES } from '@manzil/contracts/limits';
import { createCopy } from '../../kit/lifecycle/create-copy';
import { draftOf, valuesOf } from './form-values';
import type { StoredDevelopment } from './load-development';

/** Copies a project with its files and gallery as a draft; returns the path of the copy's editor. */
export async function duplicateDevelopment({ development, images }: StoredDevelopment): Promise<string> {
  const { position: _position, ...fields } = draftOf(valuesOf(development), undefined);
  const { bannerImage, floorPlan, brochure } = development;
  const id = await createCopy('development', (mark) => ({
    ...fields,
    name: `${development.name} (${mark})`,
    pagelink: `${development.pagelink}-${mark.replace(' ', '-')}`,
    // A permit is issued for one project.
    permitNumber: '',
    bannerImage,
    floorPlan,
    brochure,
    images: images.slice(0, MAX_GALLERY_IMAGES).map(({ url }) => url),
  }));
  return `/backend/developments/${String(id)}`;
}
