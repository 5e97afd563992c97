import type { ReadRecord } from '../feed-record.js';
import { finishRecord, pricing } from '../finish-record.js';
import { readDate } from '../read/dates.js';
import { readArea, readBedrooms, readCount, readPrice } from '../read/numbers.js';
import { readCoordinates } from '../read/places.js';
import { readPlainText, readRichText } from '../read/rich-text.js';
import { readAdType, readFlag, readFurnishing, readRentFrequency, readUnitType } from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { agentOf, amenitiesOf, imagesOf, unitTypeOf } from './shared-fields.js';

/** Bayut's and dubizzle's `Properties/Property`; null for a record that says it is not live: a withdrawal. */
export function mapBayut(source: SourceRecord): ReadRecord | null {
  const status = source.text('property_status');
  if (status !== '' && status.toLowerCase() !== 'live') return null;
  const unit = source.text('property_size_unit');
  const adType = source.read(readAdType, 'property_purpose');
  const coordinates = source.read(readCoordinates, 'geopoints');
  const offPlan = source.read(readFlag, 'off_plan');
  const reference = source.text('property_ref_no', '@id');
  return finishRecord(source, {
    sourceReference: reference,
    reference,
    name: readPlainText(source.text('tower_name', 'sub_locality')),
    title: readPlainText(source.text('property_title', 'property_title_ar')),
    description: readRichText(source.text('property_description', 'property_description_ar')),
    emirate: readPlainText(source.text('city')),
    community: readPlainText(source.text('locality')),
    adType,
    ...unitTypeOf(source, readUnitType, 'property_type'),
    bedrooms: source.read(readBedrooms, 'bedrooms'),
    rooms: null,
    bathrooms: source.read(readCount, 'bathrooms', 'bathroom'),
    builtUpArea: source.read((value) => readArea(value, unit), 'property_size'),
    plotArea: source.read((value) => readArea(value, unit), 'plotarea'),
    ...pricing(adType, source.read(readPrice, 'price'), source.read(readRentFrequency, 'rent_frequency')),
    cheques: null,
    serviceCharge: null,
    featured: source.read(readFlag, 'featured') ?? false,
    images: imagesOf(source, 'images.image'),
    amenities: amenitiesOf(source, 'features.feature'),
    agent: agentOf(source, {
      name: 'listing_agent',
      phone: 'listing_agent_phone',
      email: 'listing_agent_email',
      photo: 'listing_agent_photo',
      licence: 'listing_agent_brn',
    }),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    permitNumber: source.text('permit_number') || null,
    completionStatus: offPlan === null ? null : offPlan ? 'off_plan' : 'completed',
    furnishing: source.read(readFurnishing, 'furnished'),
    parking: null,
    developer: null,
    videoUrl: source.read(readUrl, 'videos.video'),
    view360Url: null,
    listedAt: null,
    updatedAt: source.read(readDate, 'last_updated') ?? null,
  });
}
