import { listOf, type SearchCriteria } from '@manzil/contracts/listings/search';
import { SEARCH_NAME_TEXTS as words } from './search-name-texts.js';

const aed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Filters that a name states in words; it counts the others. */
const STATED = new Set([
  ...['adType', 'type', 'bedrooms', 'featured', 'location', 'q', 'minPrice', 'maxPrice', 'pricePeriod'],
  ...['bounds', 'polygon', 'circle'],
]);

/** Most places that a name lists. */
const MOST_PLACES = 3;

/**
 * A search in words: "Apartments for rent with 2 bedrooms in Dubai Marina, up to AED 120,000". Without `typed` it has
 * nothing that a visitor wrote, for mail to an address that nobody has proved to be theirs.
 */
export function searchName(criteria: SearchCriteria, { typed }: { typed: boolean }): string {
  const { adType, featured, location, q, bounds, polygon, circle } = criteria;
  const places = listOf(location) ?? [];
  const hasTyped = places.length > 0 || q !== undefined;
  const others = Object.entries<unknown>(criteria).filter(
    ([name, value]) => !STATED.has(name) && value !== undefined,
  ).length;
  const what = [
    featured === true ? words.featured : '',
    homesOf(criteria),
    words.for[adType],
    bedroomsOf(criteria),
    typed && places.length > 0 ? words.in(words.or(places.slice(0, MOST_PLACES))) : '',
  ];
  const name = [
    what.filter(Boolean).join(' '),
    priceOf(criteria),
    hasTyped && !typed ? words.typed : '',
    typed && q !== undefined ? words.matching(q) : '',
    (bounds ?? polygon ?? circle) ? words.onMap : '',
    others > 0 ? words.more(others) : '',
  ];
  const text = name.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function homesOf({ type, bedrooms }: SearchCriteria): string {
  const types = listOf(type)?.map((each) => words.types[each]) ?? [];
  if (types.length > 0) return words.and(types);
  return isStudio(listOf(bedrooms)) ? words.studio : words.any;
}

function bedroomsOf({ type, bedrooms }: SearchCriteria): string {
  const counts = listOf(bedrooms);
  if (counts === undefined || (isStudio(counts) && listOf(type) === undefined)) return '';
  return counts.length === 1 && counts[0] === 1 ? words.oneBedroom : words.bedrooms(counts);
}

const isStudio = (counts: readonly number[] | undefined): boolean => counts?.length === 1 && counts[0] === 0;

function priceOf({ minPrice, maxPrice, pricePeriod }: SearchCriteria): string {
  const [min, max] = [minPrice, maxPrice].map((price) =>
    price === undefined ? undefined : aed.format(price),
  );
  const limits =
    min !== undefined && max !== undefined
      ? words.between(min, max)
      : min !== undefined
        ? words.from(min)
        : max !== undefined
          ? words.upTo(max)
          : '';
  return limits !== '' && pricePeriod === 'monthly' ? words.aMonth(limits) : limits;
}
