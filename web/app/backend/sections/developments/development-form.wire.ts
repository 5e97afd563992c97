import type { FormFiles, FormValues } from './form-values';

/** Field names of the API's forms by our names. */
const TEXTS: Readonly<Record<keyof FormValues, string>> = {
  position: 'position',
  name: 'propertyname',
  location: 'propertyloaction',
  pagelink: 'pagelink',
  completion: 'complete',
  permitNumber: 'permit',
  developerName: 'devname',
  price: 'price',
  keyFeatures: 'features',
  videoUrl: 'youtube',
  mapUrl: 'location',
  facilities: 'facilities',
  paymentPlan: 'payment',
  description: 'propertydesc',
};
const FILES = { bannerImage: 'bannerimg', floorPlan: 'floor', brochure: 'brochure' } as const;

export const toWireTexts = (values: FormValues): Record<string, string> =>
  Object.fromEntries(Object.entries(TEXTS).map(([name, wire]) => [wire, values[name as keyof FormValues]]));

export const toWireGallery = (images: readonly File[]): [string, File][] =>
  images.map((file, index) => [`galleryimg${String(index)}`, file]);

export function toWireFiles(files: FormFiles): [string, File][] {
  const single = Object.entries(FILES).flatMap(([name, wire]): [string, File][] => {
    const file = files[name as keyof typeof FILES];
    return file === undefined ? [] : [[wire, file]];
  });
  return [...single, ...toWireGallery(files.gallery)];
}

const OURS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(TEXTS), ...Object.entries(FILES)].map(([ours, wire]) => [wire, ours]),
);

/** Our name of an API field. */
export const fromWireField = (field: string): string =>
  /^galleryimg\d+$/.test(field) ? 'gallery' : (OURS.get(field) ?? field);
