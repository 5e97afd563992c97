import {
  AD_TYPES,
  COMMERCIAL_UNIT_TYPES,
  COMPLETION_STATUSES,
  FURNISHINGS,
  TENURES,
  UNIT_TYPES,
} from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';
import { PropertyEntity } from '../src/property/property.entity.js';

const COMMUNITIES = ['Dubai Marina', 'JVC', 'Downtown Dubai', '100% Park', 'Al_Barsha'];

export const SOME_AMENITIES = ['Balcony', 'Private pool', 'Pets allowed', 'Study'];

/** Keys of agents: names, a registration number, and one that no agent has. */
export const SOME_AGENTS = ['noor-al-amin', '12345', 'lee-o-hara', 'nal', 'نور', 'nobody', 'nul\0'];

export const SOME_PRICES = Array.from({ length: 40 }, (_, step) => 500_000 + step * 100_000);

export const SOME_AREAS = Array.from({ length: 50 }, (_, step) => 400 + step * 20);

export const SOME_DEVELOPERS = ['Emaar', 'EMAAR', 'Sobha Realty', ''];

const DESCRIPTIONS = [
  '<p>As it is.</p>',
  '<p>Seaside living, a <b>sea-facing</b> terrace &amp; two lifts.</p>',
  "<ul><li>Maid's room</li><li>Cinema, garage and é-class finishes</li></ul>",
  'مطبخ مفتوح, إطلالة رائعة',
];

const AGENTS = [
  { name: 'Noor  Al-Amin', licence: '12345' },
  { name: "Lee O'Hara!", licence: null },
  { name: 'Ünal', licence: '777' },
].map((agent) => ({ ...agent, phone: null, email: null, photo: null }));

/**
 * Inserts listings of all kinds: some without price, area or bedrooms, some withdrawn, some with names that differ in
 * case.
 */
export async function insertListings(dataSource: DataSource, count: number): Promise<PropertyEntity[]> {
  const repository = dataSource.getRepository(PropertyEntity);
  const rows = Array.from({ length: count }, (_, index) => repository.create(listing(index)));
  for (let from = 0; from < rows.length; from += 500) await repository.insert(rows.slice(from, from + 500));
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
    titleAr: index % 7 === 0 ? 'بيت قرب الحديقة' : null,
    descriptionAr: index % 14 === 0 ? '<p>هادئ، والمدرسة قريبة</p>' : null,
    description: cycle(DESCRIPTIONS, index),
    emirate: 'Dubai',
    community: cycle(COMMUNITIES, index * 7 + Math.floor(index / 9)),
    subCommunity: index % 4 === 3 ? 'Palm Promenade' : null,
    adType: cycle(AD_TYPES, Math.floor(index / 3)),
    unitType: index % 17 === 0 ? null : cycle(index % 11 === 0 ? COMMERCIAL_UNIT_TYPES : UNIT_TYPES, index),
    unitTypeOriginal: 'As written',
    bedrooms: index % 13 === 0 ? null : index % 9,
    rooms: null,
    bathrooms: index % 23 === 0 ? null : (index * 5) % 7,
    builtUpArea: index % 11 === 0 ? null : cycle(SOME_AREAS, index * 37),
    plotArea: index % 3 === 0 ? null : (index % 8) * 1_000 + 0.5,
    price: index % 10 === 0 ? null : cycle(SOME_PRICES, index * 7919),
    rentFrequency: null,
    quotedPrice: null,
    cheques: index % 4 === 0 ? null : (index * 3) % 14,
    serviceCharge: null,
    featured: index % 6 === 0,
    images: [],
    amenities: SOME_AMENITIES.filter((_, at) => (index >> at) % 2 === 1),
    floorPlans: index % 3 === 1 ? ['/uploads/plan.webp'] : [],
    agent: index % 4 === 0 ? null : cycle(AGENTS, index),
    latitude: index % 8 === 0 ? null : 25 + ((Math.floor(index / 2) * 37) % 101) / 500 + 0.000_13,
    longitude: index % 8 === 0 ? null : 55 + ((Math.floor(index / 2) * 53) % 97) / 400 + 0.000_17,
    permitNumber: index % 5 === 0 ? null : `7${index}`,
    completionStatus: index % 6 === 0 ? null : cycle(COMPLETION_STATUSES, Math.floor(index / 2)),
    furnishing: index % 7 === 0 ? null : cycle(FURNISHINGS, Math.floor(index / 4)),
    tenure: index % 5 === 0 ? null : cycle(TENURES, Math.floor(index / 3)),
    handoverYear: index % 4 === 0 ? null : 2026 + (index % 3),
    parking: null,
    developer: index % 3 === 0 ? null : cycle(SOME_DEVELOPERS, index * 5),
    videoUrl: null,
    view360Url: null,
    // Few different dates make many ties.
    listedAt: new Date(Date.UTC(2026, index % 5, 1)),
    updatedAt: new Date(Date.UTC(2026, 6, 1)),
    withdrawnAt: index % 19 === 0 ? new Date(Date.UTC(2026, 7, 1)) : null,
    contentHash: String(index),
  };
}
