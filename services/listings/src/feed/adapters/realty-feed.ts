import type { AdType, CompletionStatus } from '@manzil/contracts/listings/vocabulary';
import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { readAdType, readCompletion } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { AMENITIES, BATHROOMS, BEDROOMS, PHOTOS, VIDEOS } from './field-names.js';
import {
  agentOf,
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
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: '@internal-id', title: 'category' };

/** Our English words for the Russian ones, in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  дубай: 'Dubai',
  'абу-даби': 'Abu Dhabi',
  шарджа: 'Sharjah',
  аджман: 'Ajman',
  'рас-эль-хайма': 'Ras Al Khaimah',
  фуджейра: 'Fujairah',
  'умм-эль-кувейн': 'Umm Al Quwain',
  квартира: 'Apartment',
  апартаменты: 'Apartment',
  таунхаус: 'Townhouse',
  пентхаус: 'Penthouse',
  дуплекс: 'Duplex',
  вилла: 'Villa',
  дом: 'Villa',
  house: 'Villa',
  коттедж: 'Villa',
  cottage: 'Villa',
  'дом с участком': 'Villa',
  'house with lot': 'Villa',
  участок: 'Plot',
  lot: 'Plot',
  офис: 'Office',
  коммерческая: 'Commercial',
  день: 'day',
  неделя: 'week',
  месяц: 'month',
  год: 'year',
  'кв. м': 'sq m',
  'кв.м': 'sq m',
  'кв.м.': 'sq m',
  'кв. м.': 'sq m',
  гектар: 'hectare',
};
const wordOf = (text: string): string => ownPropertyValue(WORDS, text.toLowerCase()) ?? text;

/** Maps `realty-feed/offer` of Yandex, which has no titles. Its rooms are all rooms, not only bedrooms. */
export function mapRealtyFeed(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source)) return null;
  const adType = adTypeOf(source, 'type', readType);
  const reference = referenceOf(source, '@internal-id');
  const type = unitTypeOf(source, 'category', wordOf);
  const bedrooms = isStudio(source) ? 0 : source.read(readBedrooms, ...BEDROOMS);
  const location = locationOf(source, {
    emirate: wordOf(plainOf(source, 'location.region')),
    community: wordOf(plainOf(source, 'location.locality-name')),
    subCommunity: plainOf(source, 'location.sub-locality-name'),
  });
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'building-name'),
    title: titleFrom(bedrooms, type.unitTypeOriginal, location.community),
    description: descriptionIn(source),
    ...location,
    adType,
    ...type,
    bedrooms,
    rooms: source.read(readCount, 'rooms'),
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'area.value', wordOf(source.text('area.unit')) || 'sq m'),
    plotArea: areaOf(source, 'lot-area.value', wordOf(source.text('lot-area.unit'))),
    ...pricing(source, {
      adType,
      frequency: periodOf(source),
      names: { price: 'price.value', frequency: 'price.period' },
    }),
    cheques: null,
    serviceCharge: null,
    featured: false,
    ...picturesOf(source, base, { photos: PHOTOS, plans: [] }),
    amenities: amenitiesOf(source, 'facility', ...AMENITIES),
    agent: agentOf(source, base, {
      name: 'sales-agent.name',
      phone: 'sales-agent.phone',
      email: 'sales-agent.email',
      photo: 'sales-agent.photo',
      licence: 'sales-agent.licence',
    }),
    ...coordinatesOf(source, placeOf(source, 'location.latitude', 'location.longitude'), 'location'),
    ...unitNumberOf(source, 'location.apartment'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: readTerm(source, 'completionStatus', readState, 'building-state'),
    furnishing: null,
    parking: null,
    developer: null,
    videoUrl: source.read((value) => readUrl(value, base), ...VIDEOS),
    view360Url: null,
    listedAt: dateOf(source, 'creation-date'),
    updatedAt: dateOf(source, 'last-update-date'),
  });
}

function readType(value: string): AdType | undefined {
  if (/^продажа$/i.test(value)) return 'sale';
  return /^аренда$/i.test(value) ? 'rent' : readAdType(value);
}

function readState(value: string): CompletionStatus | undefined {
  if (/^unfinished$/i.test(value)) return 'off_plan';
  return /^(built|hand-over)$/i.test(value) ? 'completed' : readCompletion(value);
}

const isStudio = (source: SourceRecord): boolean => /^(да|yes|true|1|\+)$/i.test(source.text('studio'));

/** Returns the period of a rent; one without a period is by the month, unless its text states it. */
function periodOf(source: SourceRecord): string {
  const period = wordOf(source.text('price.period'));
  return period !== '' || /\p{L}/u.test(source.text('price.value')) ? period : 'month';
}

/** Reads the English description when there are several. */
function descriptionIn(source: SourceRecord): string {
  const texts = source.all('description');
  const english = texts[source.all('description.@locale').indexOf('en')];
  return descriptionOf(english === undefined ? source : source.with('description', [english]), 'description');
}
