import { isCommercial } from '@manzil/contracts/listings/commercial-types';
import type { Facets } from '@manzil/contracts/listings/search';
import {
  BEDROOMS_OR_MORE,
  COMMERCIAL_UNIT_TYPES,
  COMPLETIONS,
  FURNISHINGS,
  priceSteps,
  TENURES,
  UNIT_TYPES,
  type AdType,
  type UnitType,
} from '@manzil/contracts/listings/vocabulary';
import type { Option } from '../../components/filter-select';
import { adviserNames } from '../../lib/adviser-names';
import { BEDROOM_STEPS } from '../../lib/filter-choices';
import {
  FEATURED_VALUE,
  KEY_SEPARATOR,
  MOST_VALUES,
  NON_FEATURED_VALUE,
  placeInBox,
  valuesOf,
  type ListFilters,
} from '../../../shared/lib/url-filters';
import { knownName } from '../../../shared/lib/listing-labels';
import { nearOptions, type NearOptions } from './near/near-options.server';
import type { Texts } from '../../../shared/lib/texts';

/** An option with the number of homes that choosing it would give; one that gives none cannot be chosen. */
export interface CountedOption extends Option {
  disabled: boolean;
}

export interface FilterOptions {
  type: Option[];
  minPrice: CountedOption[];
  maxPrice: CountedOption[];
  bedrooms: Option[];
  /** Commercial types that listings have, and all other types once one is chosen; without the one chosen first. */
  otherTypes: CountedOption[];
  /** False when only commercial types are chosen. */
  hasBedrooms: boolean;
  /** Options other than the bedrooms that are chosen first. */
  otherBedrooms: CountedOption[];
  /** Places that can be added to the one in the search box, and places that were added. */
  places: CountedOption[];
  bathrooms: CountedOption[];
  furnishing: CountedOption[];
  completion: CountedOption[];
  /** Values that homes have, or that are chosen. */
  tenure: CountedOption[];
  handoverYear: CountedOption[];
  amenities: CountedOption[];
  developer: CountedOption[];
  /** One option per adviser, with all keys of the adviser as its value. */
  agent: CountedOption[];
  cheques: CountedOption[];
  near: NearOptions;
  hasPermit: CountedOption;
  hasFloorPlan: CountedOption;
  /** True when a home of the chosen types can have a plot. */
  hasPlots: boolean;
}
const BATHROOM_STEPS = [1, 2, 3, 4, 5, 6];
const CHEQUE_STEPS = [1, 2, 4, 6, 12];
/** Further amenities are rare. */
const MOST_AMENITIES = 24;
const TYPES_WITH_PLOT: readonly UnitType[] = ['Villa', 'Townhouse', 'Plot', 'Land'];

export function filterOptions(
  texts: Texts,
  adType: AdType,
  filters: ListFilters,
  facets: Facets,
  /** Places that are offered even without listings. */
  allPlaces: readonly string[] = [],
): FilterOptions {
  const steps = priceSteps(adType, filters.pricePeriod);
  const typesOf = (types: readonly UnitType[]): CountedOption[] =>
    options(texts, facets.type, types, valuesOf(filters.type), (type) => texts.units.types[type]);
  const commercial = typesOf(COMMERCIAL_UNIT_TYPES).filter(({ disabled }) => !disabled);
  const usual = typesOf(UNIT_TYPES);
  const chosenFirst = commercial.filter(({ value }) => value === valuesOf(filters.type)[0]);
  const types = [...usual, ...chosenFirst];
  const bedrooms = options(texts, facets.bedrooms, BEDROOM_STEPS, valuesOf(filters.bedrooms), (beds) =>
    bedroomLabel(texts, beds),
  );
  const featured = [
    { value: FEATURED_VALUE, label: texts.results.featured },
    { value: NON_FEATURED_VALUE, label: texts.results.nonFeatured },
  ];
  const [firstType] = valuesOf(filters.type);
  const [firstBedrooms] = valuesOf(filters.bedrooms);
  const amenities = valuesOf(filters.amenities);
  const developers = valuesOf(filters.developer);
  const named = [...new Set([...amenities, ...facets.amenities.map(({ value }) => value)])];
  const yes = (facet: Facets['hasPermit'], label: string, chosen: boolean | undefined): CountedOption =>
    option(texts, true, label, facet, chosen === true);
  return {
    type: adType === 'rent' ? [...types, ...featured] : types,
    minPrice: prices(texts, facets.minPrice, steps, filters.minPrice),
    maxPrice: prices(texts, facets.maxPrice, steps, filters.maxPrice),
    bedrooms,
    otherTypes: [...(firstType === undefined ? [] : usual), ...commercial].filter(
      ({ value }) => value !== firstType,
    ),
    hasBedrooms:
      filters.bedrooms !== undefined ||
      firstType === undefined ||
      !valuesOf(filters.type).every(isCommercial),
    otherBedrooms: bedrooms.filter(({ value }) => value !== String(firstBedrooms)),
    places: places(texts, filters, facets, allPlaces),
    bathrooms: options(
      texts,
      facets.bathrooms,
      withChosen(BATHROOM_STEPS, filters.minBathrooms),
      valuesOf(filters.minBathrooms),
      (count) => texts.results.atLeast({ count }),
    ),
    furnishing: options(
      texts,
      facets.furnishing,
      FURNISHINGS,
      valuesOf(filters.furnishing),
      (kind) => texts.results.furnishings[kind],
    ),
    completion: options(
      texts,
      facets.completion,
      COMPLETIONS,
      valuesOf(filters.completion),
      (kind) => texts.results.completions[kind],
    ),
    tenure: options(
      texts,
      facets.tenure,
      TENURES,
      valuesOf(filters.tenure),
      (tenure) => texts.results.tenures[tenure],
    ).filter(({ disabled }) => !disabled),
    handoverYear: options(
      texts,
      facets.handoverYear,
      withChosen(
        facets.handoverYear.map(({ value }) => value),
        ...valuesOf(filters.handoverYear),
      ),
      valuesOf(filters.handoverYear),
      String,
    ),
    amenities: options(texts, facets.amenities, named.slice(0, MOST_AMENITIES), amenities, (name) =>
      knownName(texts.words.amenities, name),
    ),
    developer: options(
      texts,
      facets.developer,
      [...new Set([...developers, ...facets.developer.map(({ value }) => value)])].slice(0, MOST_AMENITIES),
      developers,
      (name) => name,
    ),
    agent: advisers(texts, filters, facets),
    cheques:
      adType === 'rent'
        ? options(
            texts,
            facets.cheques,
            withChosen(CHEQUE_STEPS, filters.maxCheques),
            valuesOf(filters.maxCheques),
            (count) => texts.results.cheques({ count }),
          )
        : [],
    near: nearOptions(texts, filters),
    hasPermit: yes(facets.hasPermit, texts.results.hasPermit, filters.hasPermit),
    hasFloorPlan: yes(facets.hasFloorPlan, texts.results.hasFloorPlan, filters.hasFloorPlan),
    hasPlots: showsPlots(filters, facets),
  };
}

function places(
  texts: Texts,
  filters: ListFilters,
  { place }: Facets,
  all: readonly string[],
): CountedOption[] {
  const chosen = valuesOf(filters.location);
  const isFull = chosen.length >= MOST_VALUES;
  const names = [...new Set([...chosen, ...place.map(({ value }) => value), ...all])];
  return options(texts, place, names, chosen, texts.placeName)
    .filter(({ value }) => value !== placeInBox(filters))
    .map((each) => ({ ...each, disabled: isFull && !chosen.includes(each.value) }));
}

/** The chosen adviser is always included, also on an empty list, because the choice would be invisible otherwise. */
function advisers(texts: Texts, filters: ListFilters, { agent }: Facets): CountedOption[] {
  const chosen = valuesOf(filters.agent);
  const names = adviserNames(filters);
  const hasChosen = agent.some(({ keys }) => keys.join() === chosen.join());
  const offered = chosen.length === 0 || hasChosen ? agent : [{ keys: chosen, name: '', count: 0 }, ...agent];
  return offered.flatMap(({ keys, name, count }) => {
    const isChosen = keys.join() === chosen.join();
    const label = name === '' ? (isChosen ? names[0] : keys[0]) : name;
    if (label === undefined) return [];
    return {
      value: keys.join(KEY_SEPARATOR),
      label: `${label} (${texts.format.number(count)})`,
      disabled: count === 0 && !isChosen,
    };
  });
}

/** A limit that is set is always shown, because it could not be changed otherwise. */
function showsPlots({ type, minPlotArea, maxPlotArea }: ListFilters, facets: Facets): boolean {
  if (minPlotArea !== undefined || maxPlotArea !== undefined) return true;
  const chosen = valuesOf(type);
  // Chosen types decide even if the list is empty.
  const types = chosen.length > 0 ? chosen : facets.type.map(({ value }) => value);
  return types.some((each) => TYPES_WITH_PLOT.includes(each));
}

type Counts<T> = readonly { value: T; count: number }[];

const options = <T extends string | number>(
  texts: Texts,
  facet: Counts<T>,
  values: readonly T[],
  chosen: readonly T[],
  labelOf: (value: T) => string,
): CountedOption[] =>
  values.map((value) => option(texts, value, labelOf(value), facet, chosen.includes(value)));

function option<T>(texts: Texts, value: T, label: string, facet: Counts<T>, chosen: boolean): CountedOption {
  const count = facet.find((each) => each.value === value)?.count ?? 0;
  return {
    value: String(value),
    label: `${label} (${texts.format.number(count)})`,
    disabled: count === 0 && !chosen,
  };
}

/** The steps, including the values of the URL if they are other ones. */
const withChosen = (steps: readonly number[], ...chosen: (number | undefined)[]): readonly number[] =>
  [...new Set([...steps, ...chosen.filter((each) => each !== undefined)])].sort((a, b) => a - b);

const prices = (
  texts: Texts,
  facet: Counts<number>,
  steps: readonly number[],
  chosen: number | undefined,
): CountedOption[] =>
  options(texts, facet, withChosen(steps, chosen), valuesOf(chosen), (price) => texts.format.aed(price));

function bedroomLabel(texts: Texts, beds: number): string {
  if (beds === 0) return texts.units.studio;
  return beds >= BEDROOMS_OR_MORE ? texts.results.sixOrMore : String(beds);
}
