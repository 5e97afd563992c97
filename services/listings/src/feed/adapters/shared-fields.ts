import type { Agent } from '@manzil/contracts/listings/property';
import type { UnitType } from '@manzil/contracts/listings/vocabulary';
import { readAmenities } from '../read/amenities.js';
import { readPlainText } from '../read/rich-text.js';
import { readImages, readUrl } from '../read/urls.js';
import type { SourceRecord } from '../source-record.js';

const clip = (text: string): string => text.slice(0, 80);

export function imagesOf(source: SourceRecord, ...names: string[]): string[] {
  const { images, unread } = readImages(source.all(...names));
  for (const piece of unread) source.warn(names[0] ?? 'images', `"${clip(piece)}" is not an image address`);
  return images;
}

export function amenitiesOf(source: SourceRecord, ...names: string[]): string[] {
  const { amenities, unknown } = readAmenities(source.all(...names).map(readPlainText));
  for (const code of unknown)
    source.warn(names[0] ?? 'amenities', `the amenity code "${clip(code)}" is not known`);
  return amenities;
}

/** The original stays beside our own type; one that fits none of ours is reported. */
export function unitTypeOf(
  source: SourceRecord,
  read: (value: string) => UnitType | undefined,
  name: string,
): { unitType: UnitType | null; unitTypeOriginal: string } {
  return { unitType: source.read(read, name), unitTypeOriginal: readPlainText(source.text(name)) };
}

/** Null when the feed names nobody. */
export function agentOf(source: SourceRecord, fields: Record<keyof Agent, string>): Agent | null {
  const name = readPlainText(source.text(fields.name));
  if (name === '') return null;
  return {
    name,
    phone: source.text(fields.phone) || null,
    email: source.text(fields.email) || null,
    photo: source.read(readUrl, fields.photo),
    licence: source.text(fields.licence) || null,
  };
}
