import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import { browsableImages } from '../photo/browsable-images.js';
import type { PropertyEntity } from './property.entity.js';

/** The fields a list needs, by entity property. */
export const CARD_FIELDS = [
  'id',
  'pagelink',
  'name',
  'title',
  'reference',
  'emirate',
  'community',
  'adType',
  'unitType',
  'bedrooms',
  'rooms',
  'bathrooms',
  'builtUpArea',
  'price',
  'featured',
  'images',
  'shownImages',
  'latitude',
  'longitude',
  'listedAt',
  'agent',
] as const satisfies (keyof PropertyEntity)[];

export type CardRow = Pick<PropertyEntity, (typeof CARD_FIELDS)[number]>;

export function toListingCard(row: CardRow): ListingCard {
  const { id, pagelink, name, title, reference, emirate, community, adType, unitType } = row;
  const { bedrooms, rooms, bathrooms, builtUpArea, price, featured, latitude, longitude } = row;
  const images = browsableImages(row.shownImages ?? row.images);
  return {
    ...{ id, pagelink, name, title, reference, emirate, community, adType, unitType },
    ...{ bedrooms, rooms, bathrooms, builtUpArea, price, featured, images, latitude, longitude },
    listedAt: row.listedAt.toISOString(),
    agent: row.agent && { name: row.agent.name, phone: row.agent.phone },
  };
}

export function toProperty(entity: PropertyEntity): Property {
  const {
    shownImages,
    version: _version,
    contentHash: _hash,
    searchText: _search,
    locationText: _location,
    unitNumber: _unit,
    presence: _presence,
    missingSince: _since,
    missingSinceRun: _run,
    overrides: _overrides,
    feedTitle: _title,
    feedFeatured: _featured,
    ...fields
  } = entity;
  return {
    ...fields,
    images: browsableImages(shownImages ?? entity.images),
    listedAt: entity.listedAt.toISOString(),
    updatedAt: entity.updatedAt.toISOString(),
    withdrawnAt: entity.withdrawnAt?.toISOString() ?? null,
  };
}
