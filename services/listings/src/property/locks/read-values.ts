import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import type { FieldIssue } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';
import { readPropspace } from '../../feed/adapters/propspace.js';
import type { FeedRecord } from '../../feed/feed-record.js';
import type { Reading } from '../../feed/reading.js';
import { SourceRecord } from '../../feed/source-record.js';

/** The names that the mapper of feeds reads each field from, and reports problems of it under. */
const NAMES: Readonly<Record<keyof ListingValues, readonly string[]>> = {
  reference: ['property_ref_no'],
  title: ['property_title'],
  titleAr: ['title_ar'],
  name: ['property_name'],
  description: ['web_remarks'],
  descriptionAr: ['description_ar'],
  emirate: ['emirate'],
  community: ['community'],
  subCommunity: ['sub_community'],
  adType: ['ad_type'],
  unitType: ['unit_type'],
  bedrooms: ['bedrooms'],
  rooms: ['no_of_rooms'],
  bathrooms: ['no_of_bathroom'],
  builtUpArea: ['unit_builtup_area'],
  plotArea: ['plot_area'],
  price: ['price'],
  rentFrequency: ['frequency'],
  cheques: ['cheques'],
  serviceCharge: ['service_charge'],
  featured: ['featured'],
  images: ['images'],
  floorPlans: ['floor_plans'],
  amenities: ['facilities'],
  agent: [
    'listing_agent',
    'listing_agent_phone',
    'listing_agent_email',
    'listing_agent_photo',
    'listing_agent_brn',
  ],
  coordinates: ['latitude', 'longitude'],
  permitNumber: ['permit_number'],
  completionStatus: ['completion_status'],
  furnishing: ['furnished'],
  tenure: ['tenure'],
  handoverYear: ['handover'],
  parking: ['parking'],
  developer: ['developer'],
  videoUrl: ['video'],
  view360Url: ['view360'],
};

const FIELD_OF_NAME = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

/**
 * Parses the values that staff enter for a listing by the rules of feeds. Only problems of `fields` are reported,
 * because the other values come from the feed. VALIDATION_FAILED with these fields.
 */
export function readValues(
  values: ListingValues,
  { fields, ...reading }: { fields: ReadonlySet<string> } & Pick<Reading, 'photos' | 'places'>,
): FeedRecord {
  const { record, problems } = readPropspace(
    new SourceRecord(null, new Map(namedValues(values)), [], reading),
    undefined,
  );
  const issues: FieldIssue[] = problems.flatMap(({ field: name, reason }) => {
    const field = FIELD_OF_NAME.get(name) ?? 'title';
    return fields.has(field) ? [{ field, message: reason }] : [];
  });
  if (fields.has('title') || fields.has('name'))
    if (values.title === '' && values.name === '' && !issues.some(({ field }) => field === 'title'))
      issues.push({ field: 'title', message: 'there is neither a title nor a name' });
  if (issues.length > 0 || record === null)
    throw new DomainError('VALIDATION_FAILED', 'The listing is not valid', { issues });
  return record;
}

function* namedValues(values: ListingValues): Generator<[string, string[]]> {
  const { agent, coordinates, images, floorPlans, amenities, featured, ...plain } = values;
  for (const [field, value] of Object.entries(plain))
    for (const name of NAMES[field as keyof typeof plain])
      yield [name, value === null ? [] : [String(value)]];
  yield ['images', images];
  yield ['floor_plans', floorPlans];
  yield ['facilities', amenities];
  yield ['featured', [featured ? '1' : '0']];
  if (coordinates !== null) {
    yield ['latitude', [String(coordinates.latitude)]];
    yield ['longitude', [String(coordinates.longitude)]];
  }
  if (agent === null) return;
  const details = [agent.name, agent.phone, agent.email, agent.photo, agent.licence];
  for (const [index, name] of NAMES.agent.entries()) yield [name, [details[index] ?? '']];
}
