import { AD_TYPES, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';
import { PropertyEntity } from '../src/property/property.entity.js';

const COMMUNITIES = ['Dubai Marina', 'JVC', 'Downtown Dubai', '100% Park', 'Al_Barsha'];

/**
 * Inserts listings of all kinds: some without price, area or bedrooms, some withdrawn, some with names that differ in
 * case.
 */
export async function insertListings(dataSource: DataSource, count: number): Promise<PropertyEntity[]> {
  const repository = dataSource.getRepository(PropertyEntity);
  const rows = Array.from({ length: count }, (_, index) => repository.create(listing(index)));
  await repository.insert(rows);
  return repository.find({ order: { id: 'ASC' } });
}

const cycle = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('Nothing to cycle through');
  return value;
};

function listing(index: number): Partial<PropertyEntity> {
  const tower = `Tower ${index % 9}`;
  return {
    source: 'test',
    sourceReference: `T-${index}`,
    reference: `T-${index}`,
    pagelink: `home-t-${index}`,
    name: index % 2 === 0 ? tower : tower.toUpperCase(),
    title: index % 5 === 0 ? 'Home with a view' : 'Quiet corner',
    description: '<p>As it is.</p>',
    emirate: 'Dubai',
    community: cycle(COMMUNITIES, index * 7 + Math.floor(index / 9)),
    adType: cycle(AD_TYPES, Math.floor(index / 3)),
    unitType: index % 17 === 0 ? null : cycle(UNIT_TYPES, index),
    unitTypeOriginal: 'As written',
    bedrooms: index % 13 === 0 ? null : index % 9,
    rooms: null,
    bathrooms: index % 4,
    builtUpArea: index % 11 === 0 ? null : 400 + ((index * 37) % 50) * 20,
    plotArea: null,
    price: index % 10 === 0 ? null : 500_000 + ((index * 7919) % 40) * 100_000,
    rentFrequency: null,
    quotedPrice: null,
    cheques: null,
    serviceCharge: null,
    featured: index % 6 === 0,
    images: [],
    amenities: [],
    agent: null,
    latitude: null,
    longitude: null,
    permitNumber: null,
    completionStatus: null,
    furnishing: null,
    parking: null,
    developer: null,
    videoUrl: null,
    view360Url: null,
    // Few different dates make many ties.
    listedAt: new Date(Date.UTC(2026, index % 5, 1)),
    updatedAt: new Date(Date.UTC(2026, 6, 1)),
    withdrawnAt: index % 19 === 0 ? new Date(Date.UTC(2026, 7, 1)) : null,
    contentHash: String(index),
  };
}
