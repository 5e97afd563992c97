import type { FeedRecord, ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readAmenityNames } from '../read/amenities.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { readAdType, readFurnishing } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { BATHROOMS, BEDROOMS, PHOTOS } from './field-names.js';
import {
  agentOf,
  amenitiesOf,
  areaOf,
  coordinatesOf,
  dateOf,
  descriptionOf,
  flaggedAmenities,
  locationOf,
  picturesOf,
  permitOf,
  placeOf,
  plainOf,
  referenceOf,
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const LEASED = ['rental', 'holidayrental'];

/** The elements of listings, in lower case. */
export const REAXML_RECORDS = [
  ...['residential', 'land', 'rural', 'commercial', 'commercialland', 'business'],
  ...LEASED,
];

const NAMES = { reference: 'uniqueid', title: 'headline' };
const CATEGORIES = [
  ...['category.@name', 'landcategory.@name', 'ruralcategory.@name', 'commercialcategory.@name'],
  ...['holidaycategory.@name', 'businesscategory.name'],
];
const TYPES: Readonly<Record<string, string>> = {
  House: 'Villa',
  Terrace: 'Townhouse',
  Unit: 'Apartment',
};

/** Elements in `features` that are yes, 1 or a number for an amenity. */
const FEATURES: Readonly<Record<string, string>> = {
  'features.airconditioning': 'Air conditioning',
  'features.alarmsystem': 'Alarm system',
  'features.balcony': 'Balcony',
  'features.builtinrobes': 'Built-in wardrobes',
  'features.gym': 'Gym',
  'features.ingroundpool': 'Pool',
  'features.pool': 'Pool',
  'features.study': 'Study',
};

/** Maps the listings of `propertyList` (REAXML); null for one that is not on the market. */
export function mapReaxml(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source)) return null;
  const adType = LEASED.includes(source.text('#element')) ? 'rent' : adTypeOfSale(source);
  const reference = referenceOf(source, 'uniqueid');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'address.site'),
    title: plainOf(source, 'headline'),
    description: descriptionOf(source, 'description'),
    ...locationOf(source, {
      emirate: plainOf(source, 'address.state', 'municipality'),
      community: plainOf(source, 'address.suburb'),
    }),
    adType,
    ...typeOf(source),
    bedrooms: source.read(readBedrooms, ...inFeatures(BEDROOMS)),
    rooms: null,
    bathrooms: source.read(readBathrooms, ...inFeatures(BATHROOMS)),
    builtUpArea: areaOf(source, 'buildingdetails.area', areaUnitOf(source, 'buildingdetails.area')),
    plotArea: areaOf(source, 'landdetails.area', areaUnitOf(source, 'landdetails.area')),
    ...priceOf(source, adType),
    cheques: null,
    serviceCharge: null,
    featured: flagOf(source, 'featured') ?? false,
    ...picturesOf(source, base, {
      photos: ['images.img.@url', 'objects.img.@url', ...PHOTOS],
      plans: ['objects.floorplan.@url'],
    }),
    amenities: featuresOf(source),
    agent: agentOf(source, base, {
      name: 'listingagent.name',
      phone: 'listingagent.telephone',
      email: 'listingagent.email',
      photo: 'listingagent.photo',
      licence: 'listingagent.licence',
    }),
    ...coordinatesOf(source, placeOf(source, 'geocode.latitude', 'geocode.longitude'), 'geocode'),
    ...unitNumberOf(source, 'address.subnumber'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: null,
    furnishing: readTerm(source, 'furnishing', readFurnishing, 'allowances.furnished', 'features.furnished'),
    parking: parkingOf(source),
    developer: null,
    videoUrl: source.read((value) => readUrl(value, base), 'videolink.@href'),
    view360Url: null,
    listedAt: null,
    updatedAt: dateOf(source, '@modtime'),
  });
}

const inFeatures = (names: readonly string[]): string[] => names.map((name) => `features.${name}`);

/** Commercial listings name their ad type, and some are for sale and for lease; all others are for sale. */
function adTypeOfSale(source: SourceRecord): 'sale' | 'rent' | null {
  const name = 'commerciallistingtype.@value';
  if (source.word(name) === '') return 'sale';
  return adTypeOf(source, name, (value) => (/^both$/i.test(value) ? 'sale' : readAdType(value)));
}

function typeOf(source: SourceRecord): Pick<FeedRecord, 'unitType' | 'unitTypeOriginal'> {
  const name = CATEGORIES.find((category) => source.text(category) !== '');
  if (name !== undefined) return unitTypeOf(source, name, (given) => ownPropertyValue(TYPES, given) ?? given);
  return source.text('#element').endsWith('land')
    ? { unitType: 'Land', unitTypeOriginal: 'Land' }
    : { unitType: null, unitTypeOriginal: '' };
}

/** Areas are in square metres unless their unit is stated; `square` is one too. */
const areaUnitOf = (source: SourceRecord, name: string): string =>
  source.text(`${name}.@unit`).replace(/^square$/i, '') || 'sq m';

/** Reads the price or the rent; one that is not to be displayed is on request. */
function priceOf(source: SourceRecord, adType: 'sale' | 'rent' | null): ReturnType<typeof pricing> {
  const rent = source.text('rent') === '' ? 'commercialrent' : 'rent';
  const price = adType === 'rent' ? rent : 'price';
  return pricing(source, {
    adType,
    frequency: source.text(`${rent}.@period`) || usualPeriod(rent, source.text(rent)),
    names: { price, frequency: `${rent}.@period` },
    onRequest: flagOf(source, `${price}.@display`) === false,
    unstated: 'AUD',
  });
}

/** Returns the period of a rent without one: rents of homes are by the week, and commercial ones by the year. */
function usualPeriod(name: string, rent: string): string {
  if (/\p{L}/u.test(rent)) return '';
  return name === 'rent' ? 'week' : 'year';
}

function parkingOf(source: SourceRecord): number | null {
  const counts = ['garages', 'carports', 'openspaces'].map((name) =>
    source.read(readCount, `features.${name}`),
  );
  const stated = counts.filter((count) => count !== null);
  return stated.length === 0 ? null : stated.reduce((sum, count) => sum + count, 0);
}

function featuresOf(source: SourceRecord): string[] {
  const named = flaggedAmenities(source, FEATURES);
  const given = amenitiesOf(source, 'features.otherfeatures');
  return readAmenityNames([...named, ...given]);
}
