import { isRegistrationNumber } from '@manzil/contracts/listings/agent-keys';
import { listOf, type Facets, type SearchQuery } from '@manzil/contracts/listings/search';
import {
  ALL_UNIT_TYPES,
  BEDROOMS_OR_MORE,
  COMPLETIONS,
  FURNISHINGS,
  HANDOVER_YEARS,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  TENURES,
} from '@manzil/contracts/listings/vocabulary';

export type Value = string | number | boolean;

/** Facets of {@link CHOICE_FIELDS}. */
export type ChoiceFacet = Exclude<
  keyof Facets,
  'community' | 'amenities' | 'developer' | 'agent' | 'place' | 'minPrice' | 'maxPrice'
>;

/**
 * A field with few values, each of which is counted. Both engines build their filter and their facet from it: a new
 * field needs an entry here, its place in the contract, its column in the trigger that records changes, and its value in the
 * profile that the triggers of `search_listing` store.
 */
interface ChoiceField {
  /** SQL of the value of a row of `property`; NULL is not stated. */
  sql: string;
  type: 'text' | 'integer' | 'boolean';
  /** How the value of a listing is compared with the wanted values. */
  test: 'any-of' | 'at-least' | 'at-most';
  /** The values of a query; undefined matches all listings. */
  wanted: (query: SearchQuery) => readonly Value[] | undefined;
  /** The values that the facet counts, in their order. */
  values: readonly Value[];
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const YES_NO = [true, false] as const;

export const CHOICE_FIELDS: Readonly<Record<ChoiceFacet, ChoiceField>> = {
  type: {
    sql: 'unit_type',
    type: 'text',
    test: 'any-of',
    wanted: ({ type }) => listOf(type),
    values: ALL_UNIT_TYPES,
  },
  bedrooms: {
    // The function least() would ignore NULL and count an unstated number as the largest choice.
    sql: `CASE WHEN bedrooms > ${BEDROOMS_OR_MORE} THEN ${BEDROOMS_OR_MORE} ELSE bedrooms END`,
    type: 'integer',
    test: 'any-of',
    wanted: ({ bedrooms }) => listOf(bedrooms),
    values: numbers(0, BEDROOMS_OR_MORE),
  },
  bathrooms: {
    sql: `CASE WHEN bathrooms > ${MOST_BATHROOMS} THEN ${MOST_BATHROOMS} ELSE bathrooms END`,
    type: 'integer',
    test: 'at-least',
    wanted: ({ minBathrooms }) => listOf(minBathrooms),
    values: numbers(1, MOST_BATHROOMS),
  },
  furnishing: {
    sql: 'furnishing',
    type: 'text',
    test: 'any-of',
    wanted: ({ furnishing }) => listOf(furnishing),
    values: FURNISHINGS,
  },
  completion: {
    sql: "CASE completion_status WHEN 'completed' THEN 'ready' WHEN 'off_plan' THEN 'off-plan' END",
    type: 'text',
    test: 'any-of',
    wanted: ({ completion }) => listOf(completion),
    values: COMPLETIONS,
  },
  tenure: {
    sql: 'tenure',
    type: 'text',
    test: 'any-of',
    wanted: ({ tenure }) => listOf(tenure),
    values: TENURES,
  },
  handoverYear: {
    sql: 'handover_year',
    type: 'integer',
    test: 'any-of',
    wanted: ({ handoverYear }) => listOf(handoverYear),
    values: HANDOVER_YEARS,
  },
  cheques: {
    sql: `CASE WHEN cheques BETWEEN 1 AND ${MOST_CHEQUES} THEN cheques END`,
    type: 'integer',
    test: 'at-most',
    wanted: ({ maxCheques }) => listOf(maxCheques),
    values: numbers(1, MOST_CHEQUES),
  },
  hasPermit: {
    sql: "coalesce(permit_number, '') <> ''",
    type: 'boolean',
    test: 'any-of',
    wanted: ({ hasPermit }) => listOf(hasPermit),
    values: YES_NO,
  },
  hasFloorPlan: {
    sql: 'jsonb_array_length(floor_plans) > 0',
    type: 'boolean',
    test: 'any-of',
    wanted: ({ hasFloorPlan }) => listOf(hasFloorPlan),
    values: YES_NO,
  },
  featured: {
    sql: 'featured',
    type: 'boolean',
    test: 'any-of',
    wanted: ({ featured }) => listOf(featured),
    values: YES_NO,
  },
};

export const CHOICE_FACETS = Object.keys(CHOICE_FIELDS) as ChoiceFacet[];

/** Checks whether a listing with this value is counted for `wanted`; null is not stated. */
export const valueFits = (facet: ChoiceFacet, value: Value | null, wanted: readonly Value[]): boolean => {
  const [limit = 0] = wanted;
  if (value === null) return false;
  const { test } = CHOICE_FIELDS[facet];
  return test === 'any-of' ? wanted.includes(value) : test === 'at-least' ? value >= limit : value <= limit;
};

/** Numbers with a lower and an upper limit. */
export type RangeName = 'price' | 'area' | 'plotArea' | 'latitude' | 'longitude';

interface RangeField {
  /** SQL of the value of a row of `property`; NULL is outside all limits. */
  sql: string;
  /** Type of the column, so that its index is used; another type would need a cast of each value. */
  type: 'bigint' | 'float8';
  /** Inclusive; undefined is no limit. */
  limits: (query: Partial<SearchQuery>) => { min: number | undefined; max: number | undefined };
}

const MONTHS = 12;

export const RANGE_FIELDS: Readonly<Record<RangeName, RangeField>> = {
  price: {
    sql: 'price',
    type: 'bigint',
    limits: ({ adType, pricePeriod, minPrice, maxPrice }) => {
      const times = adType === 'rent' && pricePeriod === 'monthly' ? MONTHS : 1;
      return { min: minPrice && minPrice * times, max: maxPrice && maxPrice * times };
    },
  },
  area: { sql: 'built_up_area', type: 'float8', limits: ({ minArea: min, maxArea: max }) => ({ min, max }) },
  plotArea: {
    sql: 'plot_area',
    type: 'float8',
    limits: ({ minPlotArea: min, maxPlotArea: max }) => ({ min, max }),
  },
  latitude: {
    sql: 'latitude',
    type: 'float8',
    limits: ({ bounds }) => ({ min: bounds?.south, max: bounds?.north }),
  },
  longitude: {
    sql: 'longitude',
    type: 'float8',
    limits: ({ bounds }) => ({ min: bounds?.west, max: bounds?.east }),
  },
};

export const RANGES = Object.keys(RANGE_FIELDS) as RangeName[];

/**
 * SQL of the keys that an agent is found by: the registration number, and the name in lower case with hyphens, or as it
 * is when it has no Latin letters.
 */
export const AGENT_LICENCE = "coalesce(agent->>'licence', '')";
const agentSlugOf = (name: string): string => `coalesce(
  nullif(btrim(regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'), '-'), ''), lower(btrim(${name})), '')`;
export const AGENT_SLUG = agentSlugOf("agent->>'name'");

/** SQL of a {@link ListedAgent} as JSON. */
export const AGENT = `jsonb_build_object('licence', ${AGENT_LICENCE}, 'slug', ${AGENT_SLUG}, 'name', coalesce(agent->>'name', ''))`;

/** The agent of a listing; empty where the listing does not state it. */
export interface ListedAgent {
  licence: string;
  slug: string;
  name: string;
}

/** Keys of agents; when they include a number, a name finds only listings without a number. */
export interface AgentKeys {
  keys: string[];
  hasNumber: boolean;
}

/** The keys of a search by agent; undefined for any agent. */
export const agentsOf = ({ agent }: SearchQuery): AgentKeys | undefined => toAgentKeys(listOf(agent) ?? []);

export function toAgentKeys(given: readonly string[]): AgentKeys | undefined {
  const keys = given.filter((key) => key !== '');
  return keys.length === 0 ? undefined : { keys, hasNumber: keys.some(isRegistrationNumber) };
}

export const isAgentOf = ({ keys, hasNumber }: AgentKeys, { licence, slug }: ListedAgent): boolean =>
  keys.includes(licence) || (keys.includes(slug) && (!hasNumber || licence === ''));

/** SQL that normalises a reference for comparison: lower case without separators. */
export const referenceKeyOf = (text: string): string => `translate(lower(${text}), ' -_./#', '')`;

/** SQL of the normalised reference of a listing. */
export const REFERENCE_KEY = referenceKeyOf('reference');

/** SQL that is true for a reference that ends with the whole number of a parameter. */
export const endsWithNumber = (parameter: string): string =>
  `(reverse(${REFERENCE_KEY}) LIKE reverse(${parameter}) || '%' AND reference ~ ('[^0-9]0*' || ${parameter} || '$'))`;

/** SQL of the normalised permit number of a listing; NULL without one. */
export const PERMIT_KEY = referenceKeyOf('permit_number');
