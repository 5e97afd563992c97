import type { FieldIssue } from '@manzil/contracts/errors';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import { DomainError } from '@manzil/service-kit/errors';
import { browsableImages, browsablePlans, type ImageHosts } from '../../photo/browsable-images.js';
import type { PropertyEntity } from '../property.entity.js';
import { feedSideOf } from './listing-fields.js';

const UPLOAD = /^\/uploads\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;
const MESSAGE = 'Choose a file that was uploaded here';

type Pictures = Pick<Overrides, 'images' | 'floorPlans' | 'agent'>;

/**
 * Allows uploads, and remote pictures that the feed or the listing already has: media fetches remote pictures, and no
 * user may make it fetch an arbitrary URL. VALIDATION_FAILED with the field.
 */
export function assertKnownPictures(
  listing: PropertyEntity | null,
  { images = [], floorPlans = [], agent = null }: Pictures,
): void {
  const feed = listing && feedSideOf(listing);
  const known = new Set([
    ...(listing?.images ?? []),
    ...(listing?.floorPlans ?? []),
    ...(feed?.images ?? []),
    ...(feed?.floorPlans ?? []),
  ]);
  const isKnown = (url: string): boolean => UPLOAD.test(url) || known.has(url);
  const photo = agent?.photo ?? '';
  const isKnownPhoto = photo === '' || UPLOAD.test(photo) || photo === feed?.agent?.photo;
  const issues: FieldIssue[] = [
    ...(images.every(isKnown) ? [] : [{ field: 'images', message: MESSAGE }]),
    ...(floorPlans.every(isKnown) ? [] : [{ field: 'floorPlans', message: MESSAGE }]),
    ...(isKnownPhoto ? [] : [{ field: 'agent', message: MESSAGE }]),
  ];
  if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', 'The listing is not valid', { issues });
}

/**
 * Returns the overrides with the URLs of the feed in place of our copies, which staff were shown. Pictures that no page
 * can show yet stay at the end, because staff have not seen them and cannot have removed them.
 */
export function withSources(listing: PropertyEntity, set: Overrides, hosts: ImageHosts): Overrides {
  const { images, resolvedImages, floorPlans, resolvedFloorPlans } = listing;
  return {
    ...set,
    ...(set.images && {
      images: sourcesOf(set.images, images, shownOf(images, resolvedImages, browsableImages, hosts)),
    }),
    ...(set.floorPlans && {
      floorPlans: sourcesOf(
        set.floorPlans,
        floorPlans,
        shownOf(floorPlans, resolvedFloorPlans, browsablePlans, hosts),
      ),
    }),
  };
}

type Browsable = typeof browsableImages;

/** The picture that a page shows for each source, or undefined. */
const shownOf = (
  sources: readonly string[],
  resolved: readonly string[] | null,
  browsable: Browsable,
  hosts: ImageHosts,
): (string | undefined)[] =>
  sources.map((source, index) => browsable([resolved?.[index] ?? source], hosts)[0]);

function sourcesOf(
  wanted: readonly string[],
  sources: readonly string[],
  shown: readonly (string | undefined)[],
): string[] {
  const sourceOf = (url: string): string => sources[shown.indexOf(url)] ?? url;
  const unseen = sources.filter((_, index) => shown[index] === undefined);
  return [...new Set([...wanted.map(sourceOf), ...unseen])];
}
