import type { Property } from '@manzil/contracts/listings/property';
import { titleFrom } from '../feed/adapters/shared-fields.js';
import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';

/** Maps type names, our own and from feeds, to Property Finder's codes; the first match applies. */
const TYPE_CODES: readonly (readonly [RegExp, string])[] = [
  [/pent\s?house/i, 'PH'],
  [/town\s?house/i, 'TH'],
  [/duplex/i, 'DX'],
  [/bungalow/i, 'BW'],
  [/villa/i, 'VH'],
  [/hotel apartment/i, 'HA'],
  [/plot|land/i, 'LP'],
  [/office/i, 'OF'],
  [/retail/i, 'RE'],
  [/shop/i, 'SH'],
  [/show\s?room/i, 'SR'],
  [/ware\s?house/i, 'WH'],
  [/labou?r camp/i, 'LC'],
  [/factory/i, 'FA'],
  [/farm/i, 'FM'],
  [/compound/i, 'CD'],
  [/full floor/i, 'FF'],
  [/half floor/i, 'HF'],
  [/storage/i, 'ST'],
  [/building/i, 'WB'],
];
const COMMERCIAL = new Set(['OF', 'RE', 'SH', 'SR', 'WH', 'LC', 'FA', 'FF', 'HF', 'ST', 'WB']);

const wordFor = ({ unitType, unitTypeOriginal }: Property): string => unitTypeOriginal || (unitType ?? '');

export const typeCodeOf = (property: Property): string =>
  TYPE_CODES.find(([pattern]) => pattern.test(wordFor(property)))?.[1] ?? 'AP';

export const isCommercial = (property: Property): boolean => COMMERCIAL.has(typeCodeOf(property));

/** Returns `RS`, `RR`, `CS` or `CR`. */
export const offeringTypeOf = (property: Property): string =>
  `${isCommercial(property) ? 'C' : 'R'}${property.adType === 'rent' ? 'R' : 'S'}`;

export const typeWordOf = (property: Property): string =>
  property.unitType ?? (wordFor(property) || 'Apartment');

interface Texts {
  english: string | null;
  arabic: string | null;
}

/** Portals accept no Arabic in an English title: such a listing gets a title from its type and place. */
export function titlesOf(property: Property): Texts {
  const { title, titleAr, bedrooms, name, community, subCommunity } = property;
  if (!/\p{Script=Arabic}/u.test(title)) return { english: title, arabic: titleAr ?? null };
  const place =
    [name, subCommunity, community].find((each) => each && !/\p{Script=Arabic}/u.test(each)) ?? '';
  return { english: titleFrom(bedrooms, typeWordOf(property), place), arabic: titleAr ?? title };
}

/** A description is in one language: the language of most of its letters. */
export function descriptionsOf({ description, descriptionAr }: Property): Texts {
  const text = description.replaceAll(/<[^>]*>|&\w+;/g, '');
  const lettersOf = (script: RegExp): number => text.match(script)?.length ?? 0;
  return lettersOf(/\p{Script=Arabic}/gu) > lettersOf(/\p{Script=Latin}/gu)
    ? { english: null, arabic: descriptionAr ?? description }
    : { english: description, arabic: descriptionAr ?? null };
}

/** Regular expression of URLs of pictures, outside of media, in formats that portals refuse. */
export const REFUSED_PICTURE = String.raw`^(?!/uploads/).*\.(webp|avif|gif|tiff?)([?#]|$)`;
const IS_REFUSED = new RegExp(REFUSED_PICTURE, 'i');

/** Leaves out pictures that portals refuse: media has a JPEG of each picture that it stores. */
export const acceptedPictures = (urls: readonly string[]): string[] =>
  urls.filter((url) => !IS_REFUSED.test(url));

const FURNISHED = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const;

export const furnishedWordOf = ({ furnishing }: Property): string | null =>
  furnishing && FURNISHED[furnishing];

const PERIODS: Record<RentFrequency, string> = { yearly: 'Y', monthly: 'M', weekly: 'W', daily: 'D' };

/** Returns a rent as it is quoted: the amount, and its period as Property Finder's letter and as Bayut's word. */
export function quotedRent(property: Property): { amount: number | null; letter: string; word: string } {
  const frequency = property.rentFrequency ?? 'yearly';
  const amount = property.quotedPrice ?? (frequency === 'yearly' ? property.price : null);
  const word = `${frequency.charAt(0).toUpperCase()}${frequency.slice(1)}`;
  return { amount, letter: PERIODS[frequency], word };
}

const GULF_OFFSET_MS = 4 * 3_600_000;

/** Formats a time as `2026-11-20 12:15:30` in Gulf time, as portals expect it. */
export const gulfTime = (iso: string): string =>
  new Date(Date.parse(iso) + GULF_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
