import { placeSlug } from '@manzil/contracts/listings/place-slug';
import type { ListingCard } from '@manzil/contracts/listings/property';
import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { BEDROOMS_OR_MORE, type AdType } from '@manzil/contracts/listings/vocabulary';
import { adviserNames } from '../../lib/adviser-names';
import { valuesOf, type ListFilters } from '../../../shared/lib/url-filters';
import { knownName } from '../../../shared/lib/listing-labels';
import { filterChips } from './filter-chips';
import { statedAsFilters, understoodChips, type UnderstoodChip } from './understood-chips';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import searchTitleTexts from '../../../texts/en/on-demand/search-title';
import type { Texts } from '../../../shared/lib/texts';

type Place = Pick<ListingCard, 'name' | 'community' | 'emirate'>;

/**
 * A search in words: "2-bedroom apartments with pool for rent in Dubai Marina, up to AED 120,000". It is the same for a
 * text and for the filters that say what the text states. It names only the places that are searched for, in the
 * spelling of the homes `found`; text that matches only a part of a name is quoted as typed.
 */
export function searchTitle(
  texts: Texts,
  adType: AdType,
  given: ListFilters,
  found: readonly Place[] = [],
  understood?: Understood,
): string {
  const words = onDemandTexts(searchTitleTexts, texts);
  const { format } = texts;
  const filters = statedAsFilters(given, understood);
  const parts = understood?.parts ?? [];
  const { location, featured } = filters;
  const named = amenitiesOf(filters, parts);
  const amenityName = (name: string): string => small(knownName(texts.words.amenities, name));
  const amenities = named.filter((name) => !isCondition(name)).map(amenityName);
  const plain = homesOf(texts, filters);
  const homes =
    amenities.length === 0 ? plain : words.withAmenities({ homes: plain, amenities: format.and(amenities) });
  const rated = featured === undefined ? homes : (featured ? words.featured : words.notFeatured)({ homes });
  let search = words.forDeal[adType]({ homes: rated });
  const known = [...found, ...parts.flatMap(asPlace)];
  const places = valuesOf(location).map((place) => spelling(texts, place, known));
  if (places.length > 0) search = words.in({ search, place: format.or(shortened(texts, places)) });
  const [adviser] = adviserNames(filters);
  if (adviser !== undefined) search = words.with({ search, adviser });
  const price = priceOf(texts, filters);
  if (price !== undefined) search = words.limited({ search, price });
  for (const condition of named.filter(isCondition))
    search = words.limited({ search, price: amenityName(condition) });
  for (const detail of detailsOf(texts, filters, understoodChips(texts, given, understood)))
    search = words.limited({ search, price: detail });
  const q = understood === undefined || parts.length === 0 ? filters.q : understood.rest;
  if (q !== undefined && q !== '') search = words.matching({ search, words: q });
  return search.charAt(0).toUpperCase() + search.slice(1);
}

const asPlace = (part: UnderstoodPart): Place[] =>
  part.kind === 'place' ? [{ name: part.value, community: '', emirate: '' }] : [];

/** The amenities of the filters, and amenities of the text that have several names in the listings. */
function amenitiesOf({ amenities }: ListFilters, parts: readonly UnderstoodPart[]): string[] {
  const chosen = valuesOf(amenities);
  const inText = parts.flatMap((part) => (part.kind === 'amenity' ? [part.value] : []));
  const names = chosen.length > 0 ? chosen : inText;
  return [...new Set(names)];
}

/** Amenities that a home is, or how it is let, rather than something that it has. */
const CONDITIONS = new Set(['vacant', 'tenanted', 'high-floor', 'chiller-free', 'hotel-apartment']);
const isCondition = (name: string): boolean => CONDITIONS.has(placeSlug(name));

/** Filters named after the price, by the labels of their chips. */
const DETAILS = new Set<string>([
  ...(['minBathrooms', 'minArea', 'maxArea', 'furnishing', 'completion'] as const),
  ...(['tenure', 'handoverYear', 'developer', 'maxCheques', 'near'] as const),
]);

function detailsOf(texts: Texts, filters: ListFilters, stated: readonly UnderstoodChip[]): string[] {
  const chips = filterChips(texts, filters).filter(({ name = '' }) => DETAILS.has(name));
  const others = stated.filter(({ isDetail }) => isDetail);
  return [
    ...chips.map(({ name, label }) => (name === 'developer' ? label : small(label))),
    ...others.map(({ label }) => small(label)),
  ];
}

/** A label within a sentence. */
const small = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

function homesOf(texts: Texts, { type, bedrooms }: ListFilters): string {
  const words = onDemandTexts(searchTitleTexts, texts);
  const types = valuesOf(type).map((each) => words.types[each]);
  const typeNames = types.length === 0 ? undefined : texts.format.and(types);
  // Several numbers of bedrooms are named by the chips alone.
  if (bedrooms === undefined || Array.isArray(bedrooms)) return typeNames ?? words.any;
  if (bedrooms === 0)
    return typeNames === undefined ? words.studios : words.studiosOfType({ type: typeNames });
  return words.withBedrooms({
    count: Math.min(bedrooms, BEDROOMS_OR_MORE),
    homes: typeNames ?? words.anyHomes,
  });
}

/** Of many places only the first two are named. */
function shortened(texts: Texts, places: readonly string[]): readonly string[] {
  if (places.length <= 3) return places;
  return [
    ...places.slice(0, 2),
    onDemandTexts(searchTitleTexts, texts).otherPlaces({ count: places.length - 2 }),
  ];
}

function priceOf(texts: Texts, { minPrice, maxPrice, pricePeriod }: ListFilters): string | undefined {
  const words = onDemandTexts(searchTitleTexts, texts);
  const { format } = texts;
  const min = minPrice === undefined ? undefined : format.limit(minPrice);
  const max = maxPrice === undefined ? undefined : format.limit(maxPrice);
  const price =
    min === undefined
      ? max && words.upTo({ price: max })
      : max === undefined
        ? words.from({ price: min })
        : min === max
          ? words.at({ price: min })
          : words.between({ min, max });
  return price !== undefined && pricePeriod === 'monthly' ? words.aMonth({ price }) : price;
}

function spelling(texts: Texts, location: string, found: readonly Place[]): string {
  const typed = location.toLowerCase();
  const names = found.flatMap(({ community, name, emirate }) => [community, name, emirate]);
  const name = names.find((each) => each.toLowerCase() === typed);
  const known = texts.placeName(name ?? location);
  return name === undefined && known === location ? texts.results.quoted({ text: location }) : known;
}
