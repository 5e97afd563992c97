import { REDUCED_DAYS, type ListingCard, type Property } from '@manzil/contracts/listings/property';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { ListingsConfig } from '../config.js';
import { browsableImages, browsablePlans, type ImageHosts } from '../photo/browsable-images.js';
import type { PropertyEntity } from './property.entity.js';

const DAY_MS = 86_400_000;

/** The entity properties that a list needs. */
export const CARD_FIELDS = [
  'id',
  'pagelink',
  'name',
  'title',
  'titleAr',
  'reference',
  'emirate',
  'community',
  'subCommunity',
  'adType',
  'unitType',
  'bedrooms',
  'rooms',
  'bathrooms',
  'builtUpArea',
  'price',
  'reducedFrom',
  'reducedAt',
  'featured',
  'images',
  'resolvedImages',
  'latitude',
  'longitude',
  'listedAt',
  'agent',
] as const satisfies (keyof PropertyEntity)[];

export type CardRow = Pick<PropertyEntity, (typeof CARD_FIELDS)[number]>;

/** Maps listings to the contract, with the pictures that pages may show. */
@Injectable()
export class PropertyMapper {
  constructor(@Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'IMAGE_HOSTS'>) {}

  readonly toCard = (row: CardRow): ListingCard => toListingCard(row, this.config.IMAGE_HOSTS);

  readonly toProperty = (entity: PropertyEntity): Property => toProperty(entity, this.config.IMAGE_HOSTS);

  plansOf({
    resolvedFloorPlans,
    floorPlans,
  }: Pick<PropertyEntity, 'resolvedFloorPlans' | 'floorPlans'>): string[] {
    return browsablePlans(resolvedFloorPlans ?? floorPlans, this.config.IMAGE_HOSTS);
  }

  /** Returns the first picture that pages may show. */
  coverOf({ resolvedImages, images }: Pick<PropertyEntity, 'resolvedImages' | 'images'>): string | undefined {
    return browsableImages(resolvedImages ?? images, this.config.IMAGE_HOSTS)[0];
  }
}

/** Maps a row to its card for the given image hosts; {@link PropertyMapper} uses the configured ones. */
export function toListingCard(row: CardRow, imageHosts: readonly string[]): ListingCard {
  const { id, pagelink, name, title, reference, emirate, community, subCommunity, adType, unitType } = row;
  const { bedrooms, rooms, bathrooms, builtUpArea, price, featured, latitude, longitude } = row;
  const images = browsableImages(row.resolvedImages ?? row.images, imageHosts);
  return {
    id,
    pagelink,
    name,
    title,
    titleAr: row.titleAr ?? undefined,
    reference,
    emirate,
    community,
    subCommunity,
    adType,
    unitType,
    bedrooms,
    rooms,
    bathrooms,
    builtUpArea,
    price,
    featured,
    images,
    latitude,
    longitude,
    listedAt: row.listedAt.toISOString(),
    agent: row.agent && { name: row.agent.name, phone: row.agent.phone },
    reducedFrom: recentReduction(row),
  };
}

/** Price reductions expire; no import is needed. */
function recentReduction({
  reducedFrom,
  reducedAt,
}: Pick<PropertyEntity, 'reducedFrom' | 'reducedAt'>): ListingCard['reducedFrom'] {
  if (reducedFrom === null || reducedAt === null) return null;
  if (Date.now() - reducedAt.getTime() >= REDUCED_DAYS * DAY_MS) return null;
  return { price: reducedFrom, at: reducedAt.toISOString() };
}

/** Maps a listing for the given image hosts; {@link PropertyMapper} uses the configured ones. */
export function toProperty(entity: PropertyEntity, imageHosts: ImageHosts): Property {
  const {
    resolvedImages,
    resolvedFloorPlans,
    reducedAt: _reducedAt,
    version: _version,
    contentHash: _hash,
    searchText: _search,
    detailWords: _detail,
    locationText: _location,
    unitNumber: _unit,
    presence: _presence,
    missingSince: _since,
    missingSinceRun: _run,
    overrides: _overrides,
    locks: _locks,
    feedValues: _values,
    isDraft: _isDraft,
    changedBy: _changedBy,
    confirmedAt: _confirmedAt,
    feedTitle: _title,
    feedFeatured: _featured,
    agent,
    titleAr,
    descriptionAr,
    ...fields
  } = entity;
  const browsable = (images: readonly string[]): string[] => browsableImages(images, imageHosts);
  return {
    ...fields,
    titleAr: titleAr ?? undefined,
    descriptionAr: descriptionAr ?? undefined,
    images: browsable(resolvedImages ?? entity.images),
    floorPlans: browsablePlans(resolvedFloorPlans ?? entity.floorPlans, imageHosts),
    agent: agent && { ...agent, photo: browsable([agent.photo ?? ''])[0] ?? null },
    listedAt: entity.listedAt.toISOString(),
    reducedFrom: recentReduction(entity),
    updatedAt: entity.updatedAt.toISOString(),
    withdrawnAt: entity.withdrawnAt?.toISOString() ?? null,
  };
}
