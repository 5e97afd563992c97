import type { ReadRecord } from '../feed-record.js';
import { adTypeOf, finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { pricing, serviceChargeOf } from '../pricing.js';
import { flagOf, readTerm } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { readCompletion, readFurnishing } from '../read/terms.js';
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
  picturesOf,
  permitOf,
  placeOf,
  plainOf,
  referenceOf,
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: 'property_ref_no', title: 'property_title' };

/** Fields with both numbers. */
const COORDINATES = [
  'coordinates',
  'geopoints',
  'geopoint',
  'geo_points',
  'latlng',
  'lat_lng',
  'location.coordinates',
];

/** Maps PropSpace-style listings, and the spec's own field names in JSON or CSV, which derive from them. */
export function mapPropspace(source: SourceRecord, base: string | undefined): ReadRecord | null {
  return isOffMarket(source) ? null : readPropspace(source, base);
}

/** Reads a listing of any status. */
export function readPropspace(source: SourceRecord, base: string | undefined): ReadRecord {
  const unit = source.text('unit_measure');
  const url = (value: string): string | undefined => readUrl(value, base);
  const adType = adTypeOf(source, 'ad_type');
  const reference = referenceOf(source, 'property_ref_no', 'unit_reference_no', 'propertyid');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: plainOf(source, 'property_name'),
    title: plainOf(source, 'property_title', 'website_title'),
    description: descriptionOf(source, 'web_remarks', 'description'),
    ...locationOf(source, {
      emirate: plainOf(source, 'emirate'),
      community: plainOf(source, 'community'),
      subCommunity: plainOf(source, 'sub_community', 'subcommunity', 'sub_locality'),
    }),
    adType,
    ...unitTypeOf(source, 'unit_type'),
    bedrooms: source.read(readBedrooms, ...BEDROOMS),
    rooms: source.read(readBedrooms, 'no_of_rooms'),
    bathrooms: source.read(readBathrooms, ...BATHROOMS),
    builtUpArea: areaOf(source, 'unit_builtup_area', unit),
    plotArea: areaOf(source, 'plot_area', unit),
    ...pricing(source, {
      adType,
      frequency: source.text('frequency'),
      names: { price: 'price', frequency: 'frequency' },
      onRequest: flagOf(source, 'price_on_application') === true,
    }),
    cheques: source.read(readCount, 'cheques'),
    serviceCharge: serviceChargeOf(source, 'service_charge'),
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
    ...coordinatesOf(
      source,
      placeOf(source, 'latitude', 'longitude') || source.text(...COORDINATES),
      'latitude',
    ),
    ...unitNumberOf(source, 'unit_no', 'unit_number', 'unit'),
    permitNumber: permitOf(source, 'permit_number', 'dtcm_number'),
    completionStatus:
      flagOf(source, 'off_plan') === true
        ? 'off_plan'
        : readTerm(source, 'completionStatus', readCompletion, 'completion_status'),
    furnishing:
      readTerm(source, 'furnishing', readFurnishing, 'furnished') ?? source.read(furnishedByFit, 'fitted'),
    parking: source.read(readCount, 'parking'),
    developer: plainOf(source, 'developer') || null,
    videoUrl: source.read(url, ...VIDEOS, 'web_tour', 'virtual_tour'),
    view360Url: source.read(url, 'view360', 'threesixty_tour'),
    listedAt: dateOf(source, 'listing_date'),
    updatedAt: dateOf(source, 'last_updated'),
  });
}

/** Offices have `Fitted` too, where it does not mean furniture. */
const furnishedByFit = (value: string): ReturnType<typeof readFurnishing> | null =>
  /furnish/i.test(value) ? readFurnishing(value) : null;
