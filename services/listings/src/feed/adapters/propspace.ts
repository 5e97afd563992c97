import type { ReadRecord } from '../feed-record.js';
import { finishRecord, pricing } from '../finish-record.js';
import { readDate } from '../read/dates.js';
import { readCoordinates } from '../read/places.js';
import { readArea, readBedrooms, readCount, readNumber, readPrice } from '../read/numbers.js';
import { readPlainText, readRichText } from '../read/rich-text.js';
import {
  readAdType,
  readCompletion,
  readFlag,
  readFurnishing,
  readRentFrequency,
  readUnitType,
} from '../read/terms.js';
import { readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { agentOf, amenitiesOf, imagesOf, unitTypeOf } from './shared-fields.js';

/** PropSpace-style listings, and the spec's own field names in JSON or CSV, which derive from them. */
export function mapPropspace(source: SourceRecord): ReadRecord {
  const unit = source.text('unit_measure');
  const area = (value: string): number | null | undefined => readArea(value, unit);
  const adType = source.read(readAdType, 'ad_type');
  const onApplication = source.read(readFlag, 'price_on_application') === true;
  const quoted = onApplication ? null : source.read(readPrice, 'price');
  const reference = source.text('property_ref_no', 'unit_reference_no', 'propertyid');
  return finishRecord(source, {
    sourceReference: reference,
    reference,
    name: readPlainText(source.text('property_name')),
    title: readPlainText(source.text('property_title', 'website_title')),
    description: readRichText(source.text('web_remarks', 'description')),
    emirate: readPlainText(source.text('emirate')),
    community: readPlainText(source.text('community')),
    adType,
    ...unitTypeOf(source, readUnitType, 'unit_type'),
    bedrooms: source.read(readBedrooms, 'bedrooms'),
    rooms: source.read(readBedrooms, 'no_of_rooms'),
    bathrooms: source.read(readCount, 'no_of_bathroom'),
    builtUpArea: source.read(area, 'unit_builtup_area'),
    plotArea: source.read(area, 'plot_area'),
    ...pricing(adType, quoted, source.read(readRentFrequency, 'frequency')),
    cheques: source.read(readCount, 'cheques'),
    serviceCharge: source.read(readNumber, 'service_charge'),
    featured: source.read(readFlag, 'featured') ?? false,
    images: imagesOf(source, 'images.image', 'images', 'imagelink'),
    amenities: amenitiesOf(source, 'facilities.facility', 'facilities'),
    agent: agentOf(source, {
      name: 'listing_agent',
      phone: 'listing_agent_phone',
      email: 'listing_agent_email',
      photo: 'listing_agent_photo',
      licence: 'listing_agent_brn',
    }),
    ...coordinatesOf(source),
    permitNumber: source.text('permit_number', 'dtcm_number') || null,
    completionStatus:
      source.read(readFlag, 'off_plan') === true
        ? 'off_plan'
        : source.read(readCompletion, 'completion_status'),
    furnishing: source.read(readFurnishing, 'fitted', 'furnished'),
    parking: source.read(readCount, 'parking'),
    developer: readPlainText(source.text('developer')) || null,
    videoUrl: source.read(readUrl, 'video', 'web_tour', 'virtual_tour'),
    view360Url: source.read(readUrl, 'view360', 'threesixty_tour'),
    listedAt: source.read(readDate, 'listing_date') ?? null,
    updatedAt: source.read(readDate, 'last_updated') ?? null,
  });
}

function coordinatesOf(source: SourceRecord): { latitude: number | null; longitude: number | null } {
  const latitude = source.text('latitude');
  const longitude = source.text('longitude');
  if (latitude === '' || longitude === '' || (Number(latitude) === 0 && Number(longitude) === 0)) {
    return { latitude: null, longitude: null };
  }
  const coordinates = readCoordinates(`${latitude},${longitude}`);
  if (coordinates === undefined) source.warn('latitude', `${latitude}, ${longitude} is not in the UAE`);
  return coordinates ?? { latitude: null, longitude: null };
}
