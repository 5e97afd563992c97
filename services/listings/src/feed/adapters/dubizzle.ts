import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { readAdType, readCompletion, readFurnishing, unitTypeWord } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { BATHROOMS, BEDROOMS, FLOOR_PLANS, PHOTOS, VIDEOS } from './field-names.js';
import {
  agentOf,
  areaOf,
  codedAmenitiesOf,
  coordinatesOf,
  dateOf,
  descriptionOf,
  locationOf,
  permitOf,
  picturesOf,
  plainOf,
  referenceOf,
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: 'refno', title: 'title' };

/** The numbers of the emirates in dubizzle's addresses that a public source confirms; any other one is reported. */
const CITIES: Readonly<Record<string, string>> = {
  2: 'Dubai',
  3: 'Abu Dhabi',
};

/** The codes that Property Finder does not have. */
const TYPE_CODES: Readonly<Record<string, string>> = {
  CO: 'Commercial',
  LA: 'Land',
  RB: 'Residential Building',
  RF: 'Residential Floor',
  RP: 'Residential Plot',
  VC: 'Villa Compound',
};

/** Maps `dubizzlepropertyfeed/property`, the older form of dubizzle; null for a listing that is not on the market. */
export function mapDubizzle(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source)) return null;
  const url = (value: string): string | undefined => readUrl(value, base);
  const adType = adTypeOf(source, 'type', readType);
  const reference = referenceOf(source, 'refno');
  const isCommercial = source.text('subtype') === 'CO' && source.text('commercialtype') !== '';
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'building'),
    title: plainOf(source, 'title', 'title_ar'),
    description: descriptionOf(source, 'description', 'description_ar'),
    ...locationOf(source, { emirate: cityOf(source), community: plainOf(source, 'locationtext') }),
    adType,
    ...unitTypeOf(source, isCommercial ? 'commercialtype' : 'subtype', typeWord),
    bedrooms: source.read(readBedrooms, ...BEDROOMS),
    rooms: null,
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'size', source.text('sizeunits')),
    plotArea: areaOf(source, 'plot_size', source.text('sizeunits')),
    ...pricing(source, {
      adType,
      frequency: source.text('rentpriceterm'),
      names: { price: 'price', frequency: 'rentpriceterm' },
    }),
    cheques: source.read(readCount, 'cheques'),
    serviceCharge: null,
    featured: flagOf(source, 'featured') ?? false,
    ...picturesOf(source, base, { photos: [...PHOTOS, 'imageurl'], plans: FLOOR_PLANS }),
    amenities: codedAmenitiesOf(source, 'privateamenities', 'commercialamenities'),
    agent: agentOf(source, base, {
      name: 'contactname',
      phone: 'contactnumber',
      email: 'contactemail',
      photo: 'contactphoto',
      licence: 'contactlicence',
    }),
    ...coordinatesOf(source, source.text('geopoint', 'geopoints'), 'geopoint'),
    ...unitNumberOf(source, 'unit', 'unit_number'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: readTerm(source, 'completionStatus', readCompletion, 'completion_status'),
    furnishing: readTerm(source, 'furnishing', readFurnishing, 'furnished'),
    parking: source.read(readCount, 'parking'),
    developer: plainOf(source, 'developer') || null,
    videoUrl: source.read(url, ...VIDEOS),
    view360Url: source.read(url, 'view360'),
    listedAt: null,
    updatedAt: dateOf(source, 'lastupdated'),
  });
}

/** Reads `SP` and `RP`, property for sale and for rent. */
function readType(value: string): AdType | undefined {
  if (/^sp$/i.test(value)) return 'sale';
  return /^rp$/i.test(value) ? 'rent' : readAdType(value);
}

const typeWord = (code: string): string => ownPropertyValue(TYPE_CODES, code) ?? unitTypeWord(code);

/** Returns the name of the emirate; an unknown number is reported. */
function cityOf(source: SourceRecord): string {
  const city = plainOf(source, 'city');
  const name = ownPropertyValue(CITIES, city) ?? city;
  if (!/^\d+$/.test(name)) return name;
  source.warn('city', `"${name}" is not the number of a known city`);
  return '';
}
