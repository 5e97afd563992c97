import type { AdType, Furnishing } from '@manzil/contracts/listings/vocabulary';
import type { FeedRecord, ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { readTerm, understand } from '../read-term.js';
import { readBathrooms, readBedrooms } from '../read/numbers.js';
import { readStatus } from '../read/status.js';
import { readAdType, readFlag, readFurnishing, readUnitType } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { BATHROOMS, BEDROOMS } from './field-names.js';
import {
  amenitiesOf,
  areaOf,
  coordinatesOf,
  dateOf,
  descriptionOf,
  locationOf,
  picturesOf,
  permitOf,
  placeOf,
  plainOf,
  referenceOf,
  titleFrom,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: 'agent_ref', title: 'address_1' };

const numbered = (prefix: string, count: number, digits: number, first = 0): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + first).padStart(digits, '0')}`);
/** Rightmove has certificates in the fields from 60 on. */
const IMAGES = numbered('media_image_', 60, 2);
const PLANS = numbered('media_floor_plan_', 11, 2);
const FEATURES = numbered('feature', 10, 1, 1);

const AD_TYPES: Readonly<Record<string, AdType>> = { 1: 'sale', 2: 'rent' };
const STATUSES: Readonly<Record<string, string>> = {
  0: 'Available',
  1: 'Sold STC',
  2: 'Sold STC',
  3: 'Under offer',
  4: 'Reserved',
  5: 'Let agreed',
};
const PERIODS: Readonly<Record<string, string>> = { 0: 'week', 1: 'month', 2: 'quarter', 3: 'year' };
const FURNISHING: Readonly<Record<string, Furnishing>> = { 0: 'furnished', 1: 'partly', 2: 'unfurnished' };
/** Codes for "not specified" and "furnished or unfurnished". */
const NOT_STATED = /^[34]$/;
const AREA_UNITS: Readonly<Record<string, string>> = { 1: 'sq ft', 2: 'sq m', 3: 'acres', 4: 'hectares' };
const PRICE_ON_REQUEST = '1';
/** Codes for shared ownership, part buy and part rent, and shared equity. */
const PART_PRICES = new Set(['9', '11', '12']);

const types = (name: string, ids: string): [string, string][] => ids.split(' ').map((id) => [id, name]);
/** Our names for the types that are sold in the UAE; any other number is reported. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries([
  ...types('Townhouse', '1 2 22'),
  ...types('Villa', '3 4 12 13 14 15 21 26 27 113 128 131'),
  ...types('Apartment', '7 8 28'),
  ...types('Studio', '9'),
  ...types('Duplex', '10 11 56'),
  ...types('Hotel apartment', '44 142'),
  ...types('Penthouse', '29'),
  ...types('Land', '20 107'),
  ...types('Plot', '110'),
  ...types('Office', '178'),
  ...types('Shop', '137'),
]);

/** Maps a record of a BLM file, which has no titles; null for one that is not on the market. */
export function mapBlm(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isWithdrawn(source) || isOffMarket(source)) return null;
  const adType = adTypeOf(source, 'trans_type_id', readType);
  const reference = referenceOf(source, 'agent_ref');
  const type = typeOf(source);
  const bedrooms = source.read(readBedrooms, ...BEDROOMS);
  const town = plainOf(source, 'town');
  const locality = plainOf(source, 'address_3') || plainOf(source, 'address_2');
  const location = locationOf(source, {
    emirate: plainOf(source, 'county'),
    community: town || locality,
    subCommunity: town === '' ? '' : locality,
  });
  const size = source.text('max_size_entered') === '' ? 'min_size_entered' : 'max_size_entered';
  const summary = descriptionOf(source, 'summary');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'address_1'),
    title: titleFrom(bedrooms, type.unitTypeOriginal, location.community),
    description: descriptionOf(source, 'description') || summary,
    ...location,
    adType,
    ...type,
    bedrooms,
    rooms: null,
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, size, codeIn(AREA_UNITS, source.text('area_size_unit_id'))),
    plotArea: null,
    ...priceOf(source, adType),
    cheques: null,
    serviceCharge: null,
    featured: false,
    ...picturesOf(source, base, { photos: IMAGES, plans: PLANS }),
    amenities: amenitiesOf(source, ...FEATURES),
    agent: null,
    ...coordinatesOf(source, placeOf(source, 'latitude', 'longitude'), 'latitude'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: null,
    furnishing: NOT_STATED.test(source.text('let_furn_id'))
      ? null
      : readTerm(source, 'furnishing', readFurnishingId, 'let_furn_id'),
    parking: null,
    developer: null,
    videoUrl: null,
    view360Url: source.read((value) => readUrl(value, base), 'media_virtual_tour_00'),
    listedAt: dateOf(source, 'create_date'),
    updatedAt: dateOf(source, 'update_date'),
  });
}

/** Returns the name of the type; a number without a name is reported, and never shown to visitors. */
function typeOf(source: SourceRecord): Pick<FeedRecord, 'unitType' | 'unitTypeOriginal'> {
  const value = plainOf(source, 'prop_sub_id');
  if (!/^\d+$/.test(value) || Object.hasOwn(TYPES, value))
    return unitTypeOf(source, 'prop_sub_id', (id) => codeIn(TYPES, id));
  const read = { term: 'unitType', read: readUnitType, field: 'prop_sub_id', value } as const;
  return { unitType: understand(source, read) ?? null, unitTypeOriginal: '' };
}

const codeIn = (codes: Readonly<Record<string, string>>, value: string): string =>
  ownPropertyValue(codes, value) ?? value;

const readType = (value: string): AdType | undefined =>
  ownPropertyValue(AD_TYPES, value) ?? readAdType(value);

const readFurnishingId = (value: string): Furnishing | undefined =>
  ownPropertyValue(FURNISHING, value) ?? readFurnishing(value);

/** Reads whether it is published, and its status: sold, reserved and let listings are withdrawn. */
function isWithdrawn(source: SourceRecord): boolean {
  if (readFlag(source.text('published_flag')) === false) return true;
  const value = codeIn(STATUSES, source.word('status_id'));
  const read = { term: 'status', read: readStatus, field: 'status_id', value } as const;
  return value !== '' && understand(source, read) === 'withdrawn';
}

/** Reads the price; a rent without a period is by the month, and the price of a share is left out. */
function priceOf(source: SourceRecord, adType: AdType | null): ReturnType<typeof pricing> {
  const qualifier = source.text('price_qualifier');
  const isPart = PART_PRICES.has(qualifier);
  if (isPart) source.warn('price', 'is the price of a share, so it is left out');
  const usual = /\p{L}/u.test(source.text('price')) ? '' : 'month';
  return pricing(source, {
    adType,
    frequency: codeIn(PERIODS, source.text('let_rent_frequency')) || usual,
    names: { price: 'price', frequency: 'let_rent_frequency' },
    unstated: 'GBP',
    onRequest: isPart || qualifier === PRICE_ON_REQUEST,
  });
}
