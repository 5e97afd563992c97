import type { ListingCard } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { adviserNames } from '../../lib/adviser-names';
import { formatNumber } from '../../../shared/lib/format';
import { searchTitleTexts as words } from '../../lib/search-title-texts';
import { valuesOf, type ListFilters } from '../../../shared/lib/url-filters';

type Place = Pick<ListingCard, 'name' | 'community' | 'emirate'>;

/**
 * A search in words: "2-bedroom apartments for rent in Dubai Marina, up to AED 120,000". It names no place but those
 * that are searched for, in the spelling of the homes `found`; what is part of a name only is quoted as it was typed.
 */
export function searchTitle(adType: AdType, filters: ListFilters, found: readonly Place[] = []): string {
  const { location, q } = filters;
  const what = [featuredWord(filters), homes(filters), words.for[adType]].filter(Boolean).join(' ');
  const places = valuesOf(location).map((place) => spelling(place, found));
  const where = places.length === 0 ? '' : words.in(words.places(places));
  const limits = priceWords(filters);
  const price = limits !== '' && filters.pricePeriod === 'monthly' ? words.aMonth(limits) : limits;
  const text = q === undefined ? '' : words.matching(q);
  const [adviser] = adviserNames(filters);
  const who = adviser === undefined ? '' : words.with(adviser);
  return capitalised([what + where + who, price, text].filter(Boolean).join(', '));
}

function featuredWord({ featured }: ListFilters): string {
  if (featured === undefined) return '';
  return featured ? words.featured : words.notFeatured;
}

function homes({ type, bedrooms }: ListFilters): string {
  const kinds = valuesOf(type).map((each) => words.types[each]);
  const kind = kinds.length === 0 ? undefined : words.several(kinds);
  // Several numbers of bedrooms are named by the chips alone.
  if (bedrooms === undefined || Array.isArray(bedrooms)) return kind ?? words.any;
  return bedrooms === 0 ? words.studios(kind) : words.withBedrooms(bedrooms, kind ?? words.anyHomes);
}

function priceWords({ minPrice, maxPrice }: ListFilters): string {
  const min = minPrice === undefined ? undefined : formatNumber(minPrice);
  const max = maxPrice === undefined ? undefined : formatNumber(maxPrice);
  if (min !== undefined && max !== undefined) return min === max ? words.at(min) : words.between(min, max);
  if (min !== undefined) return words.from(min);
  return max === undefined ? '' : words.upTo(max);
}

function spelling(location: string, found: readonly Place[]): string {
  const typed = location.toLowerCase();
  const names = found.flatMap(({ community, name, emirate }) => [community, name, emirate]);
  return names.find((each) => each.toLowerCase() === typed) ?? `“${location}”`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
