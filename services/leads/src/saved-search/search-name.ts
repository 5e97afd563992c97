import { listOf, type SearchCriteria } from '@manzil/contracts/listings/search';
import type { Language } from '@manzil/contracts/site-language';
import { wordingOf, type Wording } from '../texts/wording.js';

/** Maximum number of filters that a name describes; the others are counted. */
const STATED = new Set([
  ...['adType', 'type', 'bedrooms', 'featured', 'location', 'q', 'minPrice', 'maxPrice', 'pricePeriod'],
  ...['bounds', 'polygon', 'circle', 'nearMinutes'],
]);

/** Maximum number of places that a name lists. */
const MOST_PLACES = 3;

/**
 * Describes a search: "Apartments for rent with 2 bedrooms in Dubai Marina, up to AED 120,000". Without `typed`, the
 * description contains no visitor text, for mail to an unverified address.
 */
export function searchName(
  criteria: SearchCriteria,
  { typed, language }: { typed: boolean; language: Language },
): string {
  const wording = wordingOf(language);
  const { searchName: texts, isolate } = wording;
  const { adType, featured, location, q, bounds, polygon, circle } = criteria;
  const places = listOf(location) ?? [];
  const hasTyped = places.length > 0 || q !== undefined;
  const others = Object.entries<unknown>(criteria).filter(
    ([name, value]) => !STATED.has(name) && value !== undefined,
  ).length;
  let search = texts.forDeal[adType]({ homes: homesOf(wording, criteria) });
  search = withBedrooms(wording, search, criteria);
  if (typed && places.length > 0)
    search = texts.in({ search, places: wording.or(places.slice(0, MOST_PLACES).map(isolate)) });
  if (featured === true) search = texts.featured({ homes: search });
  const price = priceOf(wording, criteria);
  if (price !== undefined) search = texts.limited({ search, price });
  if (hasTyped && !typed) search = texts.typed({ search });
  if (typed && q !== undefined) search = texts.matching({ search, words: isolate(q) });
  if (bounds ?? polygon ?? circle) search = texts.onMap({ search });
  if (others > 0) search = texts.more({ search, count: others });
  return search.charAt(0).toUpperCase() + search.slice(1);
}

function homesOf({ searchName: texts, and }: Wording, { type, bedrooms }: SearchCriteria): string {
  const types = listOf(type)?.map((each) => texts.types[each]) ?? [];
  if (types.length > 0) return and(types);
  return isStudio(listOf(bedrooms)) ? texts.studios : texts.any;
}

function withBedrooms(
  { searchName: texts, or }: Wording,
  homes: string,
  { type, bedrooms }: SearchCriteria,
): string {
  const counts = listOf(bedrooms);
  if (counts === undefined || (isStudio(counts) && listOf(type) === undefined)) return homes;
  const [only, ...others] = counts;
  if (only !== undefined && others.length === 0) return texts.withBedrooms({ homes, count: only });
  const inWords = (count: number): string =>
    count === 0 ? texts.none : count === 6 ? texts.sixOrMore : String(count);
  return texts.withSome({ homes, counts: or(counts.map(inWords)) });
}

const isStudio = (counts: readonly number[] | undefined): boolean => counts?.length === 1 && counts[0] === 0;

function priceOf(
  { searchName: texts, number }: Wording,
  { minPrice, maxPrice, pricePeriod }: SearchCriteria,
): string | undefined {
  const [min, max] = [minPrice, maxPrice].map((price) => (price === undefined ? undefined : number(price)));
  const price =
    min !== undefined && max !== undefined
      ? texts.between({ min, max })
      : min !== undefined
        ? texts.from({ price: min })
        : max !== undefined
          ? texts.upTo({ price: max })
          : undefined;
  return price !== undefined && pricePeriod === 'monthly' ? texts.aMonth({ price }) : price;
}
