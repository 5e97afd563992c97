import {
  developmentChangesSchema,
  type DevelopmentChanges,
} from '@manzil/contracts/listings/development-edit';
import { parseAed } from '@manzil/contracts/listings/price';
import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import { gapsOfDevelopment, type PublishGap } from '@manzil/contracts/publish-gaps';
import type { FieldIssue } from '../../kit/data/call-api';

/** The texts of the form as they are typed. */
export interface FormValues {
  position: string;
  name: string;
  location: string;
  pagelink: string;
  completion: string;
  permitNumber: string;
  developerName: string;
  price: string;
  keyFeatures: string;
  videoUrl: string;
  mapUrl: string;
  facilities: string;
  paymentPlan: string;
  description: string;
}

/** Files that replace the stored ones. */
export interface FormFiles {
  bannerImage?: File | undefined;
  floorPlan?: File | undefined;
  brochure?: File | undefined;
  gallery: readonly File[];
}

export function valuesOf(development?: Development): FormValues {
  return {
    position: development === undefined ? '' : String(development.position),
    name: development?.name ?? '',
    location: development?.location ?? '',
    pagelink: development?.pagelink ?? '',
    completion: development?.completion ?? '',
    permitNumber: development?.permitNumber ?? '',
    developerName: development?.developerName ?? '',
    price: development?.price?.toLocaleString('en') ?? '',
    keyFeatures: development?.keyFeatures ?? '',
    videoUrl: development?.videoUrl ?? '',
    mapUrl: development?.mapUrl ?? '',
    facilities: development?.facilities ?? '',
    paymentPlan: development?.paymentPlan ?? '',
    description: development?.description ?? '',
  };
}

/** Converts the texts of a form to the fields of a draft. */
export function draftOf(values: FormValues, stored: Development | undefined): DevelopmentChanges {
  const { position, price, videoUrl, mapUrl, ...texts } = values;
  const place = position.trim() === '' ? stored?.position : Number(position);
  return {
    ...texts,
    ...(place !== undefined && { position: place }),
    price: parseAed(price) ?? null,
    videoUrl: videoUrl.trim() || null,
    mapUrl: mapUrl.trim() || null,
  };
}

const NEEDED = ['name', 'location', 'pagelink'] as const;

/** Returns the issues that can be found before large files are sent; the server validates everything again. */
export function issuesOf(values: FormValues, needsBanner: boolean): FieldIssue[] {
  const issues: FieldIssue[] = NEEDED.filter((field) => values[field].trim() === '').map((field) => ({
    field,
    message: 'This field is required',
  }));
  if (needsBanner) issues.push({ field: 'bannerImage', message: 'This field is required' });
  if (parseAed(values.price) === undefined)
    issues.push({ field: 'price', message: 'Enter the price in AED, for example 1,250,000' });
  for (const field of ['videoUrl', 'mapUrl'] as const) {
    const { error } = developmentChangesSchema.shape[field].safeParse(values[field].trim() || null);
    if (error) issues.push({ field, message: error.issues[0]?.message ?? '' });
  }
  if (!/^\s*\d{0,7}\s*$/.test(values.position))
    issues.push({ field: 'position', message: 'Enter a whole number' });
  return issues;
}

/** Returns the gaps of a project, apart from the banner; none for an invalid project. */
export const missingIn = (
  values: FormValues,
  files: FormFiles,
  images: readonly DevelopmentImage[],
): PublishGap[] =>
  issuesOf(values, false).length > 0
    ? []
    : gapsOfDevelopment({
        ...draftOf(values, undefined),
        images: [...images.map(({ url }) => url), ...files.gallery.map(({ name }) => name)],
      }).filter(({ field }) => field !== 'bannerImage');

/** The link that a name suggests. */
export const linkFor = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 120);
