import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { lockedFeedValues } from './locks/listing-fields.js';
import type { PropertyEntity } from './property.entity.js';
import { CARD_FIELDS, type PropertyMapper } from './property.mapper.js';

/** The fields that staff see of a listing in a list; TypeORM reads some of them only when they are selected. */
export const MANAGED_FIELDS = [
  ...CARD_FIELDS,
  'source',
  'sourceReference',
  'presence',
  'isDraft',
  'missingSince',
  'overrides',
  'locks',
  'feedTitle',
  'feedFeatured',
  'permitNumber',
  'updatedAt',
  'withdrawnAt',
  'version',
] as const satisfies (keyof PropertyEntity)[];

export type ManagedRow = Pick<PropertyEntity, (typeof MANAGED_FIELDS)[number]>;

/** A whole listing: all locked values, and the feed's values of the same fields. */
export const toManagedProperty = (entity: PropertyEntity, mapper: PropertyMapper): ManagedProperty => {
  const managed = toManagedRow(entity, mapper);
  return {
    ...managed,
    overrides: entity.overrides,
    feed: { ...managed.feed, values: lockedFeedValues(entity) },
  };
};

/** A row of a list, which leaves out long texts, so that a page of them fits into one message. */
export function toManagedRow(entity: ManagedRow, mapper: PropertyMapper): ManagedProperty {
  const { source, sourceReference, overrides, locks, feedTitle, feedFeatured, permitNumber } = entity;
  const {
    description: _description,
    images: _images,
    floorPlans: _plans,
    amenities: _amenities,
    ...short
  } = overrides;
  return {
    ...mapper.toCard(entity),
    source,
    sourceReference,
    overrides: short,
    locks,
    permitNumber,
    own: source === OWN_SOURCE,
    status: statusOf(entity),
    version: entity.version,
    feed: { title: feedTitle ?? entity.title, featured: feedFeatured ?? entity.featured, values: {} },
    missingSince: entity.presence === 'missing' ? (entity.missingSince?.toISOString() ?? null) : null,
    updatedAt: entity.updatedAt.toISOString(),
    withdrawnAt: entity.withdrawnAt?.toISOString() ?? null,
  };
}

function statusOf({ presence, overrides, withdrawnAt, isDraft }: ManagedRow): ManagedProperty['status'] {
  if (presence === 'gone' || presence === 'retracted') return 'withdrawn';
  if (isDraft) return 'draft';
  if (overrides.hidden === true) return 'hidden';
  if (withdrawnAt !== null) return 'withdrawn';
  return presence === 'missing' ? 'missing' : 'public';
}
