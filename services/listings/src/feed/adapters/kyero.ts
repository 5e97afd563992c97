import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { flagOf } from '../read-term.js';
import { readBathrooms, readBedrooms } from '../read/numbers.js';
import { readRentFrequency } from '../read/periods.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { AMENITIES, BATHROOMS, BEDROOMS, FLOOR_PLANS, PHOTOS, VIDEOS } from './field-names.js';
import {
  amenitiesOf,
  areaOf,
  coordinatesOf,
  dateOf,
  descriptionOf,
  isEmirate,
  locationOf,
  picturesOf,
  permitOf,
  placeOf,
  plainOf,
  referenceOf,
  titleFrom,
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: 'ref', title: 'type' };
/** Languages of a description, in order of preference. */
const LANGUAGES = ['en', 'ar', 'es', 'fr', 'de', 'ru', 'nl', 'it', 'sv', 'no', 'da', 'fi', 'pt', 'zh'];

/**
 * Maps `root/property` of Kyero v3, which has no titles, areas in square metres, and one price with a period or
 * `sale`.
 */
export function mapKyero(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source)) return null;
  const url = (value: string): string | undefined => readUrl(value, base);
  const period = periodOf(source.text('price_freq'));
  const adType = adTypeOf(source, 'price_freq', readAdTypeOfPeriod);
  const reference = referenceOf(source, 'ref', 'id');
  const type = unitTypeOf(source, 'type');
  const bedrooms = source.read(readBedrooms, ...BEDROOMS);
  const town = plainOf(source, 'town');
  const detail = plainOf(source, 'location_detail');
  const isDetailOnly = detail !== '' && isEmirate(source, town);
  const location = locationOf(source, {
    emirate: plainOf(source, 'province'),
    community: town || detail,
    subCommunity: isDetailOnly ? detail : '',
  });
  const descriptions = LANGUAGES.map((language) => `desc.${language}`);
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: isDetailOnly ? '' : detail,
    title: titleFrom(bedrooms, type.unitTypeOriginal, location.community),
    description: descriptionOf(source, ...descriptions, 'desc'),
    ...location,
    adType,
    ...type,
    bedrooms,
    rooms: null,
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'surface_area.built', 'sq m'),
    plotArea: areaOf(source, 'surface_area.plot', 'sq m'),
    ...pricing(source, {
      adType,
      frequency: adType === 'rent' ? period : '',
      names: { price: 'price', frequency: 'price_freq' },
    }),
    cheques: null,
    serviceCharge: null,
    featured: flagOf(source, 'prime') ?? false,
    ...picturesOf(source, base, { photos: PHOTOS, plans: FLOOR_PLANS }),
    amenities: [
      ...(flagOf(source, 'pool') === true ? ['Pool'] : []),
      ...featuresOf(source).filter((name) => name.toLowerCase() !== 'pool'),
    ],
    agent: null,
    ...coordinatesOf(source, placeOf(source, 'location.latitude', 'location.longitude'), 'location'),
    permitNumber: permitOf(source, 'permit_number'),
    ...unitNumberOf(source, 'unit_number'),
    completionStatus: null,
    furnishing: null,
    parking: null,
    developer: null,
    videoUrl: source.read(url, ...VIDEOS),
    view360Url: source.read(url, 'virtual_tour_url'),
    listedAt: null,
    updatedAt: dateOf(source, 'date'),
  });
}

/** Reads features without a language, and features in the preferred language. */
function featuresOf(source: SourceRecord): string[] {
  const names = LANGUAGES.map((language) => `features.feature.${language}`);
  const preferred = names.find((name) => source.text(name) !== '') ?? 'features.feature.en';
  return amenitiesOf(source, ...AMENITIES, preferred);
}

/** Rents without a period of their own: long lets are by the month, and holiday lets by the week. */
const LETS: Readonly<Record<string, string>> = {
  rentlong: 'month',
  longterm: 'month',
  rentshort: 'week',
  shortterm: 'week',
};

const periodOf = (frequency: string): string =>
  ownPropertyValue(LETS, frequency.toLowerCase().replace(/[^a-z]/g, '')) ?? frequency;

/** Reads `sale`, or the period of a rent. */
function readAdTypeOfPeriod(period: string): 'sale' | 'rent' | undefined {
  if (/^sale$/i.test(period)) return 'sale';
  return readRentFrequency(periodOf(period)) === undefined ? undefined : 'rent';
}
