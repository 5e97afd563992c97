import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import {
  overridesSchema,
  STAFF_FIELDS,
  type LockedField,
  type Overrides,
} from '@manzil/contracts/listings/overrides';
import type { FeedValues } from '@manzil/contracts/listings/property-admin-rpc';
import { validationError } from '@manzil/service-kit/errors';
import type { FeedRecord } from '../../feed/feed-record.js';
import type { PropertyEntity } from '../property.entity.js';
import { columnOf, LOCKED_FIELDS, LOCKED_PROPERTIES, type LockedProperty } from './locked-columns.js';

type Locked = Pick<PropertyEntity, LockedProperty>;

export const isLockedField = (field: string): field is LockedField =>
  !(STAFF_FIELDS as readonly string[]).includes(field);

/** Returns the shown values of a listing; rents are yearly. */
export function valuesOf(listing: PropertyEntity): ListingValues {
  const { title, titleAr, name, description, descriptionAr, emirate, community, subCommunity } = listing;
  const { adType, unitType, bedrooms, rooms } = listing;
  const { bathrooms, builtUpArea, plotArea, price, cheques, serviceCharge, featured, images } = listing;
  const {
    floorPlans,
    amenities,
    agent,
    permitNumber,
    completionStatus,
    furnishing,
    tenure,
    handoverYear,
    parking,
  } = listing;
  const { developer, videoUrl, view360Url, reference, latitude, longitude } = listing;
  return {
    title,
    titleAr,
    name,
    description,
    descriptionAr,
    emirate,
    community,
    subCommunity,
    adType,
    unitType,
    bedrooms,
    rooms,
    bathrooms,
    builtUpArea,
    plotArea,
    price,
    cheques,
    serviceCharge,
    featured,
    images,
    floorPlans,
    amenities,
    agent,
    permitNumber,
    completionStatus,
    furnishing,
    tenure,
    handoverYear,
    parking,
    developer,
    videoUrl,
    view360Url,
    reference,
    rentFrequency: adType === 'rent' ? 'yearly' : null,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/** Returns the properties of a listing that a feed record fills, except a reduction. */
export function propertiesOf(record: FeedRecord): Omit<Locked, 'reducedFrom' | 'reducedAt'> {
  const { sourceReference: _reference, listedAt: _listed, updatedAt: _updated, ...fields } = record;
  const { unitNumber: _unit, titleAr: _title, descriptionAr: _description, ...others } = fields;
  const { floorPlans = [], subCommunity = null, tenure = null, handoverYear = null, ...locked } = others;
  return { ...locked, floorPlans, subCommunity, tenure, handoverYear };
}

/** Returns the given overrides with the values that the feed rules parsed into `record`. */
export function readOverrides(given: Overrides, record: FeedRecord): Overrides {
  const { latitude, longitude } = record;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  const { floorPlans = [], subCommunity = null, tenure = null, handoverYear = null } = record;
  const read = { ...record, coordinates, floorPlans, subCommunity, tenure, handoverYear };
  const fields = Object.entries(given).map(([field, value]) => [
    field,
    isLockedField(field) ? read[field] : value,
  ]);
  // Sanitising can make markup longer.
  const parsed = overridesSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw validationError(parsed.error, 'The listing is not valid');
  return parsed.data;
}

/** Returns the feed's value of every field that can be locked. */
export function feedSideOf(listing: PropertyEntity): Locked {
  const side: Record<string, unknown> = {};
  const locked: Readonly<Record<string, unknown>> = { ...listing.feedValues };
  for (const property of LOCKED_FIELDS.flatMap((field): LockedProperty[] => [...LOCKED_PROPERTIES[field]])) {
    const column = columnOf(property);
    side[property] = column in locked ? locked[column] : listing[property];
  }
  const { reducedAt } = side as { reducedAt: Date | string | null };
  return {
    ...(side as unknown as Locked),
    title: listing.feedTitle ?? listing.title,
    featured: listing.feedFeatured ?? listing.featured,
    reducedAt: typeof reducedAt === 'string' ? new Date(reducedAt) : reducedAt,
  };
}

/** Returns the feed's values of the locked fields, except title and featured. */
export function lockedFeedValues(listing: PropertyEntity): FeedValues {
  const side = feedSideOf(listing);
  const { latitude, longitude } = side;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  const all: Record<string, unknown> = { ...side, coordinates };
  const fields = LOCKED_FIELDS.filter(
    (field) => field !== 'title' && field !== 'featured' && listing.overrides[field] !== undefined,
  );
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
