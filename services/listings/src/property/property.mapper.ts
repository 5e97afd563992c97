import { REDUCED_DAYS, type ListingCard, type Property } from '@manzil/contracts/listings/property';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { ListingsConfig } from '../config.js';
import { browsableImages, browsablePlans, type ImageHosts } from '../photo/browsable-images.js';
import type { PropertyEntity } from './property.entity.js';

const DAY_MS = 86_400_000;

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
  'reducedFrom',
  'reducedAt',
  'featured',
  'images',
  'shownImages',
  'latitude',
  'longitude',
  'listedAt',
  'agent',
] as const satisfies (keyof PropertyEntity)[];

type CardRow = Pick<PropertyEntity, (typeof CARD_FIELDS)[number]>;

/** Listings as the contract has them, with the pictures that pages may show. */
@Injectable()
export class PropertyMapper {
  constructor(@Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'IMAGE_HOSTS'>) {}

  readonly toCard = (row: CardRow): ListingCard => toListingCard(row, this.config.IMAGE_HOSTS);

  readonly toProperty = (entity: PropertyEntity): Property => toProperty(entity, this.config.IMAGE_HOSTS);

  /** The first of its pictures. */
  coverOf({ shownImages, images }: Pick<PropertyEntity, 'shownImages' | 'images'>): string | undefined {
    return browsableImages(shownImages ?? images, this.config.IMAGE_HOSTS)[0];
  }
}

function toListingCard(row: CardRow, imageHosts: readonly string[]): ListingCard {
  const { id, pagelink, name, title, reference, emirate, community, adType, unitType } = row;
  const { bedrooms, rooms, bathrooms, builtUpArea, price, featured, latitude, longitude } = row;
  const images = browsableImages(row.shownImages ?? row.images, imageHosts);
  return {
    ...{ id, pagelink, name, title, reference, emirate, community, adType, unitType },
    ...{ bedrooms, rooms, bathrooms, builtUpArea, price, featured, images, latitude, longitude },
    listedAt: row.listedAt.toISOString(),
    agent: row.agent && { name: row.agent.name, phone: row.agent.phone },
    reducedFrom: recentReduction(row),
  };
}

/** Ends by the clock: no import is needed for a reduction to be over. */
function recentReduction({
  reducedFrom,
  reducedAt,
}: Pick<PropertyEntity, 'reducedFrom' | 'reducedAt'>): ListingCard['reducedFrom'] {
  if (reducedFrom === null || reducedAt === null) return null;
  if (Date.now() - reducedAt.getTime() >= REDUCED_DAYS * DAY_MS) return null;
  return { price: reducedFrom, at: reducedAt.toISOString() };
}

/** For pages {@link PropertyMapper} says which hosts. */
export function toProperty(entity: PropertyEntity, imageHosts: ImageHosts): Property {
  const {
    shownImages,
    shownFloorPlans,
    reducedAt: _reducedAt,
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
    agent,
    ...fields
  } = entity;
  const shown = (images: readonly string[]): string[] => browsableImages(images, imageHosts);
  return {
    ...fields,
    images: shown(shownImages ?? entity.images),
    floorPlans: browsablePlans(shownFloorPlans ?? entity.floorPlans, imageHosts),
    agent: agent && { ...agent, photo: shown([agent.photo ?? ''])[0] ?? null },
    listedAt: entity.listedAt.toISOString(),
    reducedFrom: recentReduction(entity),
    updatedAt: entity.updatedAt.toISOString(),
    withdrawnAt: entity.withdrawnAt?.toISOString() ?? null,
  };
}
