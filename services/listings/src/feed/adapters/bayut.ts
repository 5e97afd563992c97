import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { pricing } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms } from '../read/numbers.js';
import { readFurnishing } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { AMENITIES, BATHROOMS, BEDROOMS, FLOOR_PLANS, PHOTOS, VIDEOS } from './field-names.js';
import {
  agentOf,
  areaOf,
  amenitiesOf,
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

const NAMES = { reference: 'property_ref_no', title: 'property_title' };

/** Maps `Properties/Property` of Bayut and dubizzle; null for a record that is not live, which is a withdrawal. */
export function mapBayut(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isOffMarket(source, { others: true })) return null;
  const unit = source.text('property_size_unit');
  const adType = adTypeOf(source, 'property_purpose');
  const offPlan = flagOf(source, 'off_plan');
  const reference = referenceOf(source, 'property_ref_no', '@id');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'tower_name', 'sub_locality'),
    title: plainOf(source, 'property_title', 'property_title_ar'),
    description: descriptionOf(source, 'property_description', 'property_description_ar'),
    ...locationOf(source, {
      emirate: plainOf(source, 'city'),
      community: plainOf(source, 'locality'),
      subCommunity: plainOf(source, 'sub_locality'),
    }),
    adType,
    ...unitTypeOf(source, 'property_type'),
    bedrooms: source.read(readBedrooms, ...BEDROOMS),
    rooms: null,
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'property_size', unit),
    plotArea: areaOf(source, 'plotarea', unit),
    ...pricing(source, {
      adType,
      frequency: source.text('rent_frequency'),
      names: { price: 'price', frequency: 'rent_frequency' },
    }),
    cheques: null,
    serviceCharge: null,
    featured: flagOf(source, 'featured') ?? false,
    ...picturesOf(source, base, {
      photos: PHOTOS,
      plans: FLOOR_PLANS,
    }),
    amenities: amenitiesOf(source, ...AMENITIES),
    agent: agentOf(source, base, {
      name: 'listing_agent',
      phone: 'listing_agent_phone',
      email: 'listing_agent_email',
      photo: 'listing_agent_photo',
      licence: 'listing_agent_brn',
    }),
    ...coordinatesOf(source, source.text('geopoints'), 'geopoints'),
    ...unitNumberOf(source, 'unit_number', 'unit_no'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: offPlan === null ? null : offPlan ? 'off_plan' : 'completed',
    furnishing: readTerm(source, 'furnishing', readFurnishing, 'furnished'),
    parking: null,
    developer: null,
    videoUrl: source.read((value) => readUrl(value, base), ...VIDEOS),
    view360Url: null,
    listedAt: null,
    updatedAt: dateOf(source, 'last_updated'),
  });
}
