import type { UnderstoodFilters, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { HANDOVER_YEARS } from '@manzil/contracts/listings/vocabulary';
import type { Vocabulary } from './vocabulary.js';

type Kind = UnderstoodPart['kind'];
type Value<K extends Kind> = Extract<UnderstoodPart, { kind: K }>['value'];

/** Combines statements of the same kind: lists are joined; otherwise the narrowest limit and the last choice apply. */
export function toFilters(
  parts: readonly UnderstoodPart[],
  {
    places,
    amenities,
    developers,
    agents,
  }: Pick<Vocabulary, 'places' | 'amenities' | 'developers' | 'agents'>,
): UnderstoodFilters {
  const valuesOf = <K extends Kind>(kind: K): Value<K>[] =>
    parts.flatMap((part) => (part.kind === kind ? [part.value as Value<K>] : []));
  const list = <T>(values: readonly T[]): T[] | undefined =>
    values.length === 0 ? undefined : [...new Set(values)];
  const [prices, sizes] = [valuesOf('price'), valuesOf('size')];
  const cheques = valuesOf('cheques');
  const nears = valuesOf('near');
  const pricePeriod = prices.find(({ period }) => period !== undefined)?.period ?? valuesOf('period').at(-1);
  const isRent = pricePeriod !== undefined || cheques.length > 0;

  const unwanted = valuesOf('withoutPlace').flat();
  const named = valuesOf('place').flatMap((name) => places.get(name) ?? []);
  const around = new Set(named.flatMap(({ within = [] }) => within));
  const located = named.filter(({ name }) => !around.has(name));

  return withoutAbsent({
    adType: valuesOf('adType').at(-1) ?? (isRent ? 'rent' : undefined),
    type: list(valuesOf('type').flat()),
    bedrooms: list(valuesOf('bedrooms').flat()),
    minBathrooms: largest(valuesOf('bathrooms')),
    minPrice: largest(prices.flatMap(({ min }) => min ?? [])),
    maxPrice: smallest(prices.flatMap(({ max }) => max ?? [])),
    pricePeriod,
    minArea: largest(sizes.flatMap(({ min }) => min ?? [])),
    maxArea: smallest(sizes.flatMap(({ max }) => max ?? [])),
    furnishing: list(valuesOf('furnishing').flat()),
    completion: valuesOf('completion').at(-1),
    tenure: list(valuesOf('tenure')),
    handoverYear: list(parts.flatMap((part) => (part.kind === 'handover' ? handoverYears(part) : []))),
    maxCheques: smallest(cheques),
    amenities: list(valuesOf('amenity'))?.map((name) => [...(amenities.get(name) ?? [name])]),
    withoutAmenities: list(
      valuesOf('without')
        .flat()
        .flatMap((name) => amenities.get(name) ?? [name]),
    ),
    near: list(nears)?.map(({ minutes: _minutes, ...near }) => near),
    nearMinutes: smallest(nears.flatMap(({ minutes }) => minutes ?? [])),
    location: list(located.flatMap(({ locations }) => locations)),
    withoutLocation: list(unwanted.flatMap((name) => places.get(name)?.locations ?? [])),
    developers: list(valuesOf('developer').flatMap((name) => developers.get(name) ?? [name])),
    agent: list(valuesOf('agent').flatMap((name) => agents.get(name) ?? [])),
    references: list(valuesOf('reference')),
  });
}

const handoverYears = ({ value, orEarlier }: Extract<UnderstoodPart, { kind: 'handover' }>): number[] =>
  orEarlier === true ? HANDOVER_YEARS.filter((year) => year <= value) : [value];

const largest = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);
const smallest = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);

function withoutAbsent<T extends object>(filters: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as T;
}
