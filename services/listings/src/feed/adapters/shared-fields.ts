import { emailInText } from '@manzil/contracts/leads/email';
import { phoneInText } from '@manzil/contracts/leads/phone-in-text';
import type { Agent } from '@manzil/contracts/listings/property';
import { deliveredNames } from '../../place/place-names.js';
import { Remembered } from '../../remembered.js';
import type { FeedRecord } from '../feed-record.js';
import { unitBeside } from '../figure-fields.js';
import { understand } from '../read-term.js';
import { readAmenityCodes, readAmenityNames } from '../read/amenities.js';
import { readArea } from '../read/areas.js';
import { readDate } from '../read/dates.js';
import { readCount } from '../read/numbers.js';
import { isPlaceholder, isZero } from '../read/placeholders.js';
import { readCoordinates } from '../read/places.js';
import { LONGEST_RICH_TEXT, readPlainText, readRichText } from '../read/rich-text.js';
import { readFlag, readUnitType, unitTypeWord } from '../read/terms.js';
import { isImage, readImages, readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';
import { NUMBERED_PHOTOS } from './field-names.js';

const LONGEST_PLAIN = 300;

const clip = (text: string): string => text.slice(0, 80);

/** Returns an empty text for a placeholder or zeros. */
const stated = (text: string): string => (isPlaceholder(text) || isZero(text) ? '' : text);

/** Returns the first stated value of `names` without markup and on one line; empty when there is none. */
export function plainOf(source: SourceRecord, ...names: string[]): string {
  source.markRead(names);
  for (const name of names) {
    const given = source.text(name);
    if (given === '') continue;
    const plain = readPlainText(given);
    // Unchanged text has already been checked for placeholders by `source.text`.
    const text = plain === given && !isZero(given) ? given : stated(plain);
    if (text.length > LONGEST_PLAIN) source.warn(name, `longer than ${LONGEST_PLAIN} characters, cut off`);
    if (text !== '') return text.slice(0, LONGEST_PLAIN).trimEnd();
  }
  return '';
}

/** Returns the first stated reference; unlike other texts it may be 0, but any other one takes precedence. */
export const referenceOf = (source: SourceRecord, ...names: string[]): string =>
  plainOf(source, ...names) || (isZero(source.text(...names)) ? source.text(...names) : '');

export function descriptionOf(source: SourceRecord, ...names: string[]): string {
  source.markRead(names);
  for (const name of names) {
    const text = source.text(name);
    if (stated(text) === '' || (text.length < LONGEST_PLAIN && stated(readPlainText(text)) === '')) continue;
    if (text.length > LONGEST_RICH_TEXT)
      source.warn(name, `longer than ${LONGEST_RICH_TEXT} characters, cut off`);
    return readRichText(text);
  }
  return '';
}

const numberIn = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);

/** Reads photos and floor plans from the fields of the format. A URL in both lists is a floor plan. */
export function picturesOf(
  source: SourceRecord,
  base: string | undefined,
  names: { photos: string[]; plans: string[] },
): Pick<FeedRecord, 'images' | 'floorPlans'> {
  const floorPlans = imagesOf(source, base, ...names.plans);
  const numbered = source.namesIn(NUMBERED_PHOTOS).sort((one, other) => numberIn(one) - numberIn(other));
  const images = photosOf(source, base, ...names.photos, ...numbered);
  if (floorPlans.length === 0) return { images };
  return { images: images.filter((image) => !floorPlans.includes(image)), floorPlans };
}

/** Reads the photos; other media among them are reported. */
function photosOf(source: SourceRecord, base: string | undefined, ...names: string[]): string[] {
  const images = imagesOf(source, base, ...names);
  const photos = images.filter(isImage);
  if (photos.length < images.length)
    for (const url of images)
      if (!isImage(url)) source.warn(names[0] ?? 'images', `"${clip(url)}" is not an image`);
  return photos;
}

function imagesOf(source: SourceRecord, base: string | undefined, ...names: string[]): string[] {
  const { images, unread } = readImages(source.all(...names), base, source.reading.photos);
  for (const piece of unread) {
    const field = names.find((name) => source.text(name) !== '') ?? 'images';
    source.warn(field, `"${clip(piece)}" is not a usable image URL`);
  }
  return images;
}

/** The items of a list in HTML or with written line ends, without markup. */
const amenityTexts = (value: string): string[] =>
  /[<\\&\n\t]/.test(value)
    ? value.split(/<\/?(?:ul|ol|li|br|p|div|tr|td)\b[^>]*>|\\[nt]|[\n\t]/i).map(readPlainText)
    : [readPlainText(value)];

export const amenitiesOf = (source: SourceRecord, ...names: string[]): string[] =>
  readAmenityNames(source.all(...names).flatMap(amenityTexts));

/** Returns the amenities of the fields that state yes, or a count other than 0. */
export const flaggedAmenities = (
  source: SourceRecord,
  amenities: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(amenities).flatMap(([field, amenity]) => {
    const value = source.text(field);
    return value !== '' && (readFlag(value) ?? readCount(value) !== 0) ? [amenity] : [];
  });

/** Reads the format that has amenity codes; codes without a known name are kept and reported. */
export function codedAmenitiesOf(source: SourceRecord, ...names: string[]): string[] {
  const { amenities, unknown } = readAmenityCodes(source.all(...names).flatMap(amenityTexts));
  for (const code of unknown) {
    const field = names.find((name) => source.text(name) !== '') ?? 'amenities';
    source.warn(field, `the amenity code "${clip(code)}" is not known`);
  }
  return amenities;
}

/** Maps the type to one of our own and keeps the original; an unknown one is reported. */
export function unitTypeOf(
  source: SourceRecord,
  name: string,
  wordOf: (given: string) => string = unitTypeWord,
): Pick<FeedRecord, 'unitType' | 'unitTypeOriginal'> {
  const given = plainOf(source, name);
  const unitTypeOriginal = wordOf(given);
  if (unitTypeOriginal === '') return { unitType: null, unitTypeOriginal };
  const value = source.chosen('unitType', given) === undefined ? unitTypeOriginal : given;
  const read = { term: 'unitType', read: readUnitType, field: name, value } as const;
  return { unitType: understand(source, read) ?? null, unitTypeOriginal };
}

/** Resolves the place of a listing; unknown names remain in the words of the feed. */
export function locationOf(
  source: SourceRecord,
  given: { emirate: string; community: string; subCommunity?: string },
): Pick<FeedRecord, 'emirate' | 'community' | 'subCommunity'> {
  const names = source.reading.places ?? deliveredNames();
  const { emirate: statedEmirate, subCommunity = '' } = given;
  // Senders with fields for towns name the emirate where the community is expected.
  const isInstead = subCommunity !== '' && isEmirate(source, given.community);
  const resolved = names.resolve({
    emirate: statedEmirate || (isInstead ? given.community : ''),
    community: isInstead ? subCommunity : given.community,
    subCommunity: isInstead ? null : subCommunity,
  });
  const { emirate, community } = resolved;
  return {
    emirate,
    community,
    ...(resolved.subCommunity !== null && { subCommunity: resolved.subCommunity }),
  };
}

/** True for the name of an emirate, which is no community when there is a more exact place. */
export function isEmirate(source: SourceRecord, name: string): boolean {
  const place = (source.reading.places ?? deliveredNames()).placeOf(name);
  return place !== undefined && place.name === place.emirate;
}

/** Makes a title such as `2-bedroom Apartment in Dubai Marina`, for formats without titles. */
export function titleFrom(bedrooms: number | null, type: string, place: string): string {
  const size = bedrooms === null ? '' : bedrooms === 0 ? 'Studio' : `${bedrooms}-bedroom`;
  const what = [size, type || (bedrooms === 0 ? '' : 'home')].filter(Boolean).join(' ');
  const title = [what, place].filter(Boolean).join(' in ');
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** Returns no field when the feed does not name the unit. */
export function unitNumberOf(source: SourceRecord, ...names: string[]): Pick<FeedRecord, 'unitNumber'> {
  const unitNumber = plainOf(source, ...names);
  return unitNumber === '' ? {} : { unitNumber };
}

/** A spreadsheet's short form of a long number. */
const SCIENTIFIC = /^\d[.,]\d+e\+?\d+$/i;

/** Returns a permit number, which has digits: "Pending" and "Applied" are none. */
export function permitOf(source: SourceRecord, ...names: string[]): string | null {
  const permit = plainOf(source, ...names);
  if (permit === '') return null;
  if (/\p{Nd}/u.test(permit) && !SCIENTIFIC.test(permit)) return permit;
  source.warn(names[0] ?? 'permit_number', `"${clip(permit)}" is no permit number`);
  return null;
}

/** Advisers have many listings each, and reading a phone number is slow. */
const phones = new Remembered<string | undefined>(1_000);
const readPhone = (text: string): string | undefined => phones.of(text, () => phoneInText(text));

/** Returns null when the feed names no agent. */
export function agentOf(
  source: SourceRecord,
  base: string | undefined,
  fields: Record<keyof Agent, string>,
): Agent | null {
  const name = plainOf(source, fields.name);
  if (name === '') {
    for (const field of [fields.phone, fields.email]) {
      const value = source.text(field);
      if (value !== '' && !isZero(value))
        source.warn(field, `"${clip(value)}" is of an adviser without a name`);
    }
    source.markRead([fields.photo, fields.licence]);
    return null;
  }
  return {
    name,
    phone: source.read(unlessZero(readPhone), fields.phone),
    email: source.read(unlessZero(emailInText), fields.email),
    photo: source.read((value) => readUrl(value, base), fields.photo),
    licence: plainOf(source, fields.licence) || null,
  };
}

/** Reads zeros as a missing value. */
const unlessZero = (read: (text: string) => string | undefined) => (text: string) =>
  isZero(text) ? null : read(text);

/** Reads an area in sq ft whose unit is in a field of its own; the report contains both. */
export const areaOf = (source: SourceRecord, name: string, ofFormat: string): number | null => {
  const unit = unitBeside(source, name, ofFormat);
  const area = readArea(source.text(name) || '0', unit);
  if (area === undefined)
    source.warn(name, `"${clip(`${source.text(name)} ${unit}`.trim())}" is not understood`);
  return area ?? null;
};

/** A sender that states Gulf time as UTC is four hours ahead. */
const MOST_AHEAD_MS = 4 * 60 * 60_000;

/** Reads the first of `names` with a date until now; a listing was neither listed nor changed in the future. */
export function dateOf(source: SourceRecord, ...names: string[]): string | null {
  source.markRead(names);
  for (const name of names) {
    const date = source.read((value) => readDate(value, source.dates?.order), name);
    if (date === null) continue;
    if (Date.parse(date) <= Date.now() + MOST_AHEAD_MS) return date;
    source.warn(name, `"${clip(source.text(name))}" is in the future`);
  }
  return null;
}

/** Joins the fields of a place, of which one alone may have both numbers. */
export const placeOf = (source: SourceRecord, latitude: string, longitude: string): string =>
  [source.text(latitude), source.text(longitude)].filter((value) => value !== '').join(';');

export function coordinatesOf(
  source: SourceRecord,
  value: string,
  field: string,
): Pick<FeedRecord, 'latitude' | 'longitude'> {
  const place = value === '' || isZero(value) ? null : readCoordinates(value);
  if (place === undefined) source.warn(field, `"${clip(value.replace(';', ','))}" is not in the UAE`);
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
