import {
  AD_TYPES,
  ALL_UNIT_TYPES,
  BEDROOMS_OR_MORE,
  SORTS,
  type AdType,
  type Sort,
  type UnitType,
} from '../listings/vocabulary.js';
import { MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import { VIDEO_ATTRIBUTE, videoAddress } from './post-blocks.js';

/**
 * Marks a live block of a page: an empty `div` that web fills on each rendering, so that a page never stores
 * outdated listings. The value is the kind; the other attributes select the entries to show.
 */
export const LIVE_ATTRIBUTE = 'data-live';
/** Maximum number of rendered live blocks on a page; limits the load of a single page. */
export const MOST_LIVE_BLOCKS = 12;
/** Maximum number of entries in one block. */
export const MOST_LIVE_ENTRIES = 12;
const LONGEST_PLACE = 100;

/** Kinds that show the first entries of a list. */
const LISTS = ['projects', 'faqs', 'team', 'testimonials'] as const;
export type LiveListKind = (typeof LISTS)[number];

/** The listings that a block shows. Absent means any. */
export interface HomesQuery {
  kind: 'homes';
  purpose: AdType;
  place?: string;
  type?: UnitType;
  /** 0 is a studio; the highest value means that many or more. */
  bedrooms?: number;
  count: number;
  sort: Sort;
}
/** The canonical URL of a YouTube or Vimeo video; absent until staff choose one. */
interface VideoQuery {
  kind: 'video';
  video?: string;
}
/** Subjects of the form block; each is a kind of enquiry. */
export const FORM_SUBJECTS = ['contact', 'sell', 'mortgage'] as const;
export interface FormQuery {
  kind: 'form';
  about: (typeof FORM_SUBJECTS)[number];
}
/** The mortgage calculator with its initial price in AED; absent means the default. */
export interface CalculatorQuery {
  kind: 'calculator';
  price?: number;
}
/** The map of a place; absent until staff choose one. */
export interface MapQuery {
  kind: 'map';
  place?: string;
}
export type LiveQuery =
  | HomesQuery
  | VideoQuery
  | FormQuery
  | CalculatorQuery
  | MapQuery
  | { kind: LiveListKind; count: number };
export type LiveKind = LiveQuery['kind'];

const USUAL_COUNT: Readonly<Record<LiveListKind | 'homes', number>> = {
  homes: 3,
  projects: 3,
  faqs: 5,
  team: 4,
  testimonials: 3,
};

/** The attribute of each part of a query, in the order in which they are stored. */
export const LIVE_NAMES = {
  purpose: 'data-purpose',
  place: 'data-place',
  type: 'data-type',
  bedrooms: 'data-bedrooms',
  count: 'data-count',
  sort: 'data-sort',
  video: VIDEO_ATTRIBUTE,
  about: 'data-about',
  price: 'data-price',
} as const;
type Part = keyof typeof LIVE_NAMES;

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads a live block; undefined for any other element. A value that is not allowed is treated as absent. */
export function liveQueryOf(attributes: Attributes): LiveQuery | undefined {
  const of = (part: Part): string => attributes[LIVE_NAMES[part]]?.trim() ?? '';
  const kind = attributes[LIVE_ATTRIBUTE];
  const count = (its: keyof typeof USUAL_COUNT): number =>
    wholeNumber(of('count'), 1, MOST_LIVE_ENTRIES) ?? USUAL_COUNT[its];
  const list = LISTS.find((known) => known === kind);
  if (list !== undefined) return { kind: list, count: count(list) };
  if (kind === 'video') {
    const video = videoAddress(of('video'));
    return { kind, ...(video !== undefined && { video }) };
  }
  if (kind === 'form')
    return { kind, about: FORM_SUBJECTS.find((known) => known === of('about')) ?? 'contact' };
  if (kind === 'calculator') {
    const { min, max } = MORTGAGE_LIMITS.price;
    const price = wholeNumber(of('price').replaceAll(',', ''), min, max);
    return { kind, ...(price !== undefined && { price }) };
  }
  const place = placeOf(of('place'));
  if (kind === 'map') return { kind, ...(place !== '' && { place }) };
  if (kind !== 'homes') return undefined;
  const type = ALL_UNIT_TYPES.find((known) => known.toLowerCase() === of('type').toLowerCase());
  const bedrooms = wholeNumber(of('bedrooms'), 0, BEDROOMS_OR_MORE);
  return {
    kind,
    purpose: AD_TYPES.find((known) => known === of('purpose')) ?? 'sale',
    ...(place !== '' && { place }),
    ...(type !== undefined && { type }),
    ...(bedrooms !== undefined && { bedrooms }),
    count: count(kind),
    sort: SORTS.find((known) => known === of('sort')) ?? 'newest',
  };
}

/** Returns the attributes of a block in a fixed order; absent values are left out. */
export function liveAttributes(query: LiveQuery): Record<string, string> {
  const attributes: Record<string, string> = { [LIVE_ATTRIBUTE]: query.kind };
  const values: Partial<Record<string, string | number>> = { ...query };
  for (const [part, name] of Object.entries(LIVE_NAMES)) {
    const value = values[part];
    if (value !== undefined) attributes[name] = String(value);
  }
  return attributes;
}

/** Names of places contain letters, digits and a few signs; other characters could be markup. */
const placeOf = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} ,.'’()&/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_PLACE)
    .trim();

function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}
