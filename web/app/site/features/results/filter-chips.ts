import { BEDROOMS_OR_MORE, HANDOVER_YEARS } from '@manzil/contracts/listings/vocabulary';
import { nearLabel } from './near/near-label';
import { parseCircle } from '../../../shared/lib/map-area';
import { adviserNames } from '../../lib/adviser-names';
import { valuesOf, type ListFilters } from '../../../shared/lib/url-filters';
import { knownName } from '../../../shared/lib/listing-labels';
import type { Texts } from '../../../shared/lib/texts';

export interface FilterChip {
  name?: keyof ListFilters | undefined;
  /** True when it shows a place of the text. */
  isPlace?: boolean;
  label: string;
  /** The filters without this one, on the first page. */
  without: ListFilters;
  /** The name of the list without it, if the label does not contain that. */
  wayOn?: string;
}

type Single<K extends keyof ListFilters> = Exclude<
  Extract<ListFilters[K], unknown[]> extends never ? ListFilters[K] : Exclude<ListFilters[K], unknown[]>,
  undefined
>;

/** One chip for each filter that narrows the list; order and page do not. */
export function filterChips(texts: Texts, filters: ListFilters): FilterChip[] {
  const { results: words } = texts;
  const inPeriod = (price: string) =>
    filters.pricePeriod === 'monthly' ? `${price} ${words.chipPeriods.monthly}` : price;
  const labels: { [K in keyof ListFilters]?: (value: Single<K>) => string } = {
    location: texts.placeName,
    q: (text) => words.quoted({ text }),
    type: (type) => texts.units.types[type],
    minPrice: (price) => inPeriod(words.chipMin({ price: texts.format.number(price) })),
    maxPrice: (price) => inPeriod(words.chipMax({ price: texts.format.number(price) })),
    bedrooms: (count) => words.chipBedrooms({ count: Math.min(count, BEDROOMS_OR_MORE) }),
    featured: (isFeatured) => (isFeatured ? words.featured : words.nonFeatured),
    minBathrooms: (count) => words.chipBathrooms({ count }),
    minArea: (size) => words.chipMinArea({ size: texts.format.number(size) }),
    maxArea: (size) => words.chipMaxArea({ size: texts.format.number(size) }),
    minPlotArea: (size) => words.chipMinPlotArea({ size: texts.format.number(size) }),
    maxPlotArea: (size) => words.chipMaxPlotArea({ size: texts.format.number(size) }),
    furnishing: (kind) => words.furnishings[kind],
    completion: (kind) => words.completions[kind],
    tenure: (kind) => words.tenures[kind],
    handoverYear: (year) => `${words.handoverYear} ${String(year)}`,
    amenities: (name) => knownName(texts.words.amenities, name),
    developer: (name) => name,
    agent: (keys) => words.withAdviser({ name: keys }),
    maxCheques: (count) => words.cheques({ count }),
    hasPermit: () => words.hasPermit,
    hasFloorPlan: () => words.hasFloorPlan,
    near: (near) => nearLabel(texts, near, filters.nearMinutes),
    bounds: () => words.chipBounds,
    polygon: () => words.chipPolygon,
    circle: (text) => words.chipCircle({ km: parseCircle(text)?.km ?? 0 }),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const labelOf = labels[name] as (value: unknown) => string;
    const lastYear = name === 'handoverYear' ? lastHandover(filters) : undefined;
    if (lastYear !== undefined) {
      const { handoverYear: _years, ...without } = filters;
      const label = words.handoverBy({ year: String(lastYear) });
      return [{ name, label, without: { ...without, page: 1 } }];
    }
    // All keys of an adviser are one filter.
    const values: unknown[] =
      name === 'agent' ? adviserNames(filters).slice(0, 1) : valuesOf<unknown>(filters[name]);
    return values.map((value) => {
      const others = values.filter((other) => other !== value);
      const without: ListFilters = { ...filters, page: 1 };
      if (name === 'near' && others.length === 0) delete without.nearMinutes;
      if (others.length === 0) Reflect.deleteProperty(without, name);
      else Object.assign(without, { [name]: others.length === 1 ? others[0] : others });
      return { name, label: labelOf(value), without };
    });
  });
}

/** The last year of a handover when all earlier years are chosen too. */
function lastHandover({ handoverYear }: ListFilters): number | undefined {
  const years = valuesOf(handoverYear);
  const isByYear = years.length > 1 && years.every((year, index) => year === HANDOVER_YEARS[index]);
  return isByYear ? years.at(-1) : undefined;
}

/** Several places as one chip, because a list with one of them left out is only shorter. */
export function placesAsOne(texts: Texts, chips: readonly FilterChip[]): readonly FilterChip[] {
  const places = chips.filter(({ name }) => name === 'location');
  const [first] = places;
  if (first === undefined || places.length === 1) return chips;
  const { location: _places, ...without } = first.without;
  const label = places
    .map((place) => place.label)
    .reduce((first, second) => texts.results.anyOf({ first, second }));
  return [{ ...first, label, without }, ...chips.filter((chip) => !places.includes(chip))];
}
