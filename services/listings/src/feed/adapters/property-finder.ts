import { RENT_FREQUENCIES } from '@manzil/contracts/listings/vocabulary';
import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { pricing, serviceChargeOf } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { isZero } from '../read/placeholders.js';
import { readCompletion, readFurnishing } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { AMENITIES, BATHROOMS, BEDROOMS, FLOOR_PLANS, PHOTOS, VIDEOS } from './field-names.js';
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

const NAMES = { reference: 'reference_number', title: 'title_en' };

/** Maps `list/property` of Property Finder. Areas are in sq ft unless a unit is stated. */
export function mapPropertyFinder(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source)) return null;
  const url = (value: string): string | undefined => readUrl(value, base);
  const adType = adTypeOf(source, 'offering_type');
  const unit = source.text('size_unit', 'unit_measure');
  const reference = referenceOf(source, 'reference_number', '@id');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'property_name', 'project_name', 'sub_community'),
    title: plainOf(source, 'title_en', 'title_ar'),
    description: descriptionOf(source, 'description_en', 'description_ar'),
    ...locationOf(source, {
      emirate: plainOf(source, 'city'),
      community: plainOf(source, 'community'),
      subCommunity: plainOf(source, 'sub_community'),
    }),
    adType,
    ...unitTypeOf(source, 'property_type'),
    bedrooms: source.read(readBedrooms, ...BEDROOMS),
    rooms: null,
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'size', unit),
    plotArea: areaOf(source, 'plot_size', unit),
    ...pricing(source, {
      adType,
      ...statedPrice(source),
      onRequest: flagOf(source, 'price_on_application') === true,
    }),
    cheques: source.read(readCount, 'cheques'),
    serviceCharge: serviceChargeOf(source, 'service_charge'),
    featured: flagOf(source, 'featured') ?? false,
    ...picturesOf(source, base, {
      photos: PHOTOS,
      plans: FLOOR_PLANS,
    }),
    amenities: codedAmenitiesOf(source, 'private_amenities', 'commercial_amenities', ...AMENITIES),
    agent: agentOf(source, base, {
      name: 'agent.name',
      phone: 'agent.phone',
      email: 'agent.email',
      photo: 'agent.photo',
      licence: 'agent.license_no',
    }),
    ...coordinatesOf(source, source.text('geopoints'), 'geopoints'),
    ...unitNumberOf(source, 'unit_number', 'unit_no'),
    permitNumber: permitOf(source, 'permit_number', 'dtcm_permit'),
    completionStatus: readTerm(source, 'completionStatus', readCompletion, 'completion_status'),
    furnishing: readTerm(source, 'furnishing', readFurnishing, 'furnished'),
    parking: source.read(readCount, 'parking'),
    developer: plainOf(source, 'developer') || null,
    videoUrl: source.read(url, ...VIDEOS),
    view360Url: source.read(url, 'view360'),
    listedAt: null,
    updatedAt: dateOf(source, '@last_update'),
  });
}

/**
 * Finds the price: the child element of the longest period that has one, or else a text with its period in another
 * field.
 */
function statedPrice(source: SourceRecord): Pick<Parameters<typeof pricing>[1], 'frequency' | 'names'> {
  const frequency = RENT_FREQUENCIES.find((period) => !isZero(source.text(`price.${period}`) || '0'));
  if (frequency !== undefined)
    return { frequency, names: { price: `price.${frequency}`, frequency: 'rental_period' } };
  return {
    frequency: source.text('rental_period', 'rent_frequency', 'price_period'),
    names: { price: 'price', frequency: 'rental_period' },
  };
}
