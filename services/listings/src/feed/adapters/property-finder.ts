import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';
import type { ReadRecord } from '../feed-record.js';
import { finishRecord, pricing } from '../finish-record.js';
import { readDate } from '../read/dates.js';
import { readArea, readBedrooms, readCount, readNumber, readPrice } from '../read/numbers.js';
import { readCoordinates } from '../read/places.js';
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

const QUOTED_PERIODS: readonly RentFrequency[] = ['yearly', 'monthly', 'weekly', 'daily'];

/** Property Finder's `list/property`. Areas are sq ft. */
export function mapPropertyFinder(source: SourceRecord): ReadRecord {
  const adType = source.read(readAdType, 'offering_type');
  const { quoted, period } = quotedPrice(source);
  const coordinates = source.read(readCoordinates, 'geopoints');
  const area = (value: string): number | null | undefined => readArea(value, '');
  const reference = source.text('reference_number', '@id');
  return finishRecord(source, {
    sourceReference: reference,
    reference,
    name: readPlainText(source.text('property_name', 'project_name', 'sub_community')),
    title: readPlainText(source.text('title_en', 'title_ar')),
    description: readRichText(source.text('description_en', 'description_ar')),
    emirate: readPlainText(source.text('city')),
    community: readPlainText(source.text('community')),
    adType,
    ...unitTypeOf(source, readUnitType, 'property_type'),
    bedrooms: source.read(readBedrooms, 'bedroom'),
    rooms: null,
    bathrooms: source.read(readCount, 'bathroom'),
    builtUpArea: source.read(area, 'size'),
    plotArea: source.read(area, 'plot_size'),
    ...pricing(adType, quoted, period),
    cheques: source.read(readCount, 'cheques'),
    serviceCharge: source.read(readNumber, 'service_charge'),
    featured: source.read(readFlag, 'featured') ?? false,
    images: imagesOf(source, 'photo.url', 'photos.url', 'photo'),
    amenities: amenitiesOf(source, 'private_amenities', 'commercial_amenities'),
    agent: agentOf(source, {
      name: 'agent.name',
      phone: 'agent.phone',
      email: 'agent.email',
      photo: 'agent.photo',
      licence: 'agent.license_no',
    }),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    permitNumber: source.text('permit_number', 'dtcm_permit') || null,
    completionStatus: source.read(readCompletion, 'completion_status'),
    furnishing: source.read(readFurnishing, 'furnished'),
    parking: source.read(readCount, 'parking'),
    developer: readPlainText(source.text('developer')) || null,
    videoUrl: source.read(readUrl, 'video_tour_url'),
    view360Url: source.read(readUrl, 'view360'),
    listedAt: null,
    updatedAt: source.read(readDate, '@last_update') ?? null,
  });
}

/** One text with `rental_period`, or a child for each period; the longest period quoted counts. */
function quotedPrice(source: SourceRecord): { quoted: number | null; period: RentFrequency | null } {
  if (source.read(readFlag, 'price_on_application') === true) return { quoted: null, period: null };
  for (const period of QUOTED_PERIODS) {
    const quoted = source.read(readPrice, `price.${period}`);
    if (quoted !== null) return { quoted, period };
  }
  return { quoted: source.read(readPrice, 'price'), period: source.read(readRentFrequency, 'rental_period') };
}
