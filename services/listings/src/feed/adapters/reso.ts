import type { FeedRecord, ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { pricing } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { lookupWords, readFurnishing } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
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

const NAMES = { reference: 'listingkey', title: 'buildingname' };

/** Maps resources of a RESO Web API; null for one that is not on the market. */
export function mapReso(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source, { others: true })) return null;
  const adType = adTypeOf(source, 'propertytype', readAdTypeOfType);
  const type = unitTypeOf(source, 'propertysubtype', lookupWords);
  const bedrooms = source.read(readBedrooms, 'bedroomstotal');
  const location = locationOf(source, {
    emirate: plainOf(source, 'stateorprovince', 'city'),
    community: plainOf(source, 'subdivisionname', 'city'),
  });
  return finishRecord(source, NAMES, {
    sourceReference: referenceOf(source, 'listingkey', 'listingkeynumeric', 'listingid'),
    reference: referenceOf(source, 'listingid', 'listingkey', 'listingkeynumeric'),
    name: plainOf(source, 'buildingname'),
    title: titleFrom(bedrooms, type.unitTypeOriginal, location.community),
    description: descriptionOf(source, 'publicremarks'),
    ...location,
    adType,
    ...type,
    bedrooms,
    rooms: source.read(readCount, 'roomstotal'),
    bathrooms: source.read(readBathrooms, 'bathroomstotalinteger', 'bathroomstotaldecimal', 'bathroomsfull'),
    builtUpArea: areaOf(source, 'livingarea', source.text('livingareaunits')),
    plotArea: plotAreaOf(source),
    ...pricing(source, {
      adType,
      frequency: source.text('leaseamountfrequency'),
      names: { price: 'listprice', frequency: 'leaseamountfrequency' },
    }),
    cheques: null,
    serviceCharge: null,
    featured: flagOf(source, 'featuredyn') ?? false,
    ...mediaOf(source, base),
    amenities: amenitiesOf(source, 'associationamenities', 'interiorfeatures', 'exteriorfeatures').map(
      lookupWords,
    ),
    agent: agentOf(source, base, {
      name: 'listagentfullname',
      phone: 'listagentdirectphone',
      email: 'listagentemail',
      photo: 'listagentphoto',
      licence: 'listagentstatelicense',
    }),
    ...coordinatesOf(source, placeOf(source, 'latitude', 'longitude'), 'latitude'),
    permitNumber: permitOf(source, 'permitnumber'),
    ...unitNumberOf(source, 'unitnumber'),
    completionStatus: flagOf(source, 'newconstructionyn') === true ? 'off_plan' : null,
    furnishing: readTerm(source, 'furnishing', readFurnishing, 'furnished'),
    parking: source.read(readCount, 'parkingtotal'),
    developer: plainOf(source, 'buildername') || null,
    videoUrl: source.read(
      (value) => readUrl(value, base),
      'virtualtoururlunbranded',
      'virtualtoururlbranded',
    ),
    view360Url: null,
    listedAt: dateOf(source, 'onmarketdate', 'listingcontractdate'),
    updatedAt: dateOf(source, 'modificationtimestamp'),
  });
}

/** Types such as `Residential Lease` are rents; every other type of property is for sale. */
const readAdTypeOfType = (type: string): 'sale' | 'rent' => (/lease|rent/i.test(type) ? 'rent' : 'sale');

/** Reads the first of the fields for the size of the lot that states one. */
const plotAreaOf = (source: SourceRecord): number | null =>
  areaOf(source, 'lotsizearea', source.text('lotsizeunits')) ??
  areaOf(source, 'lotsizesquarefeet', 'sq ft') ??
  areaOf(source, 'lotsizeacres', 'acres');

const IS_PLAN = /^floor\s?plans?$/i;
const IS_PHOTO = /photo|image|picture|^$/i;

/** Sorts the pictures by their `Order`, and separates floor plans and other media by their category, if each has one. */
function mediaOf(source: SourceRecord, base: string | undefined): Pick<FeedRecord, 'images' | 'floorPlans'> {
  const urls = source.all('media.mediaurl');
  const orders = source.all('media.order').map(Number);
  const categories = source.all('media.mediacategory');
  const isOrdered = orders.length === urls.length && !orders.some(Number.isNaN);
  const isSorted = categories.length === urls.length;
  const media = urls.map((url, index) => ({
    url,
    order: isOrdered ? (orders[index] ?? 0) : index,
    category: isSorted ? (categories[index] ?? '') : '',
  }));
  media.sort((one, other) => one.order - other.order);
  const of = (wanted: RegExp): string[] =>
    media.flatMap(({ url, category }) => (wanted.test(category) ? [url] : []));
  return picturesOf(source.with('media.mediaurl', of(IS_PHOTO)).with('floor plans', of(IS_PLAN)), base, {
    photos: ['media.mediaurl'],
    plans: ['floor plans'],
  });
}
