import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { canBeText } from '../../row-key.js';
import {
  AGENT_LICENCE,
  AGENT_SLUG,
  agentsOf,
  CHOICE_FACETS,
  CHOICE_FIELDS,
  type ChoiceFacet,
  RANGE_FIELDS,
  RANGES,
  type RangeName,
} from '../fields.js';
import { detailPart, type DetailPart, escapeLike, placesOf, wordsOf } from '../typed-text.js';
import { areaFilter } from './area-filter.js';
import { isReferred, mayBeReference } from './reference-filter.js';

/** SQL conditions on `property` with numbered parameters; no value is part of the text. */
export interface SearchFilter {
  parameters: unknown[];
  /** All filters. */
  where: string;
  /** All filters except choice fields, location, developer, agent and price, each of which has its own facet. */
  base: string;
  /** One condition per location; empty when any place matches. */
  locations: string[];
  /** True for any of the locations. */
  there: string;
  /** The filters of choice fields, each and all together. */
  choiceFilters: { facet: ChoiceFacet; sql: string }[];
  choices: string;
  /** The filters of the developer, of the agent and of the price. */
  developer: string;
  agent: string;
  price: string;
}

/** SQL that is true where `column` contains the text; PostgreSQL lower-cases both, because JavaScript has other rules. */
export const containsText = (column: string, text: string, parameters: unknown[]): string =>
  canBeText(text) ? `${column} LIKE lower($${parameters.push(`%${escapeLike(text)}%`)})` : 'false';

/** Quotes a word for a tsquery. */
const lexeme = ({ text, isWhole }: DetailPart): string =>
  `'${text.replace(/['\\]/g, '$&$&')}'${isWhole ? '' : ':*'}`;

const OPERATORS = { 'at-least': '>=', 'at-most': '<=' };

/** Builds the conditions of live listings that match `query`. Every use must bind all `parameters`, also earlier ones. */
export function searchFilter(query: SearchQuery, parameters: unknown[] = []): SearchFilter {
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const contains = (column: string, text: string): string => containsText(column, text, parameters);

  const conditions = ['withdrawn_at IS NULL', `ad_type = ${bind(query.adType)}`];
  const words = wordsOf(query);
  if (words.length > 0) {
    const { q = '' } = query;
    const named = words.map((word) => {
      const parts = [contains('location_text', word), contains('lower(title)', word)];
      const detail = detailPart(word);
      if (detail !== undefined && canBeText(word))
        parts.push(`detail_words @@ lower(${bind(lexeme(detail))})::tsquery`);
      return `(${parts.join(' OR ')})`;
    });
    const all = named.join(' AND ');
    conditions.push(mayBeReference(q) && canBeText(q) ? `(${all} OR ${isReferred(q, bind)})` : `(${all})`);
  }
  const locations = placesOf(query).map((place) => contains('location_text', place));
  for (const place of query.noLocation ?? []) conditions.push(`NOT (${contains('location_text', place)})`);
  const communities = listOf(query.community);
  if (communities !== undefined)
    conditions.push(`community = ANY(${bind(communities.filter(canBeText))}::text[])`);
  const within = (name: RangeName): string[] => {
    const { sql, limits } = RANGE_FIELDS[name];
    const { min, max } = limits(query);
    return [
      ...(min === undefined ? [] : [`${sql} >= ${bind(min)}::float8`]),
      ...(max === undefined ? [] : [`${sql} <= ${bind(max)}::float8`]),
    ];
  };
  for (const name of RANGES) if (name !== 'price') conditions.push(...within(name));
  conditions.push(...areaFilter(query, bind));
  const amenities = listOf(query.amenities);
  if (amenities !== undefined)
    conditions.push(
      amenities.every(canBeText) ? `amenities @> ${bind(JSON.stringify(amenities))}::jsonb` : 'false',
    );
  for (const names of query.anyAmenities ?? [])
    conditions.push(`amenities ?| ${bind(names.filter(canBeText))}::text[]`);
  const { noAmenities = [] } = query;
  if (noAmenities.length > 0)
    conditions.push(`NOT amenities ?| ${bind(noAmenities.filter(canBeText))}::text[]`);
  const agents = agentsOf(query);
  let agent = 'true';
  if (agents !== undefined) {
    const keys = `${bind(agents.keys.filter(canBeText))}::text[]`;
    const without = agents.hasNumber ? ` AND ${AGENT_LICENCE} = ''` : '';
    agent = `(${AGENT_LICENCE} = ANY(${keys}) OR (${AGENT_SLUG} = ANY(${keys})${without}))`;
  }
  const base = conditions.join(' AND ');

  const choiceFilters = CHOICE_FACETS.flatMap((facet) => {
    const { sql, type, test, wanted } = CHOICE_FIELDS[facet];
    const values = wanted(query);
    if (values === undefined) return [];
    const condition =
      test === 'any-of'
        ? `(${sql}) = ANY(${bind(values)}::${type}[])`
        : `(${sql}) ${OPERATORS[test]} ${bind(values[0])}::${type}`;
    return [{ facet, sql: condition }];
  });
  const choices = choiceFilters.map((filter) => filter.sql).join(' AND ') || 'true';
  const developers = listOf(query.developer);
  const developer =
    developers === undefined
      ? 'true'
      : `developer = ANY(${bind(developers.filter((name) => name !== '' && canBeText(name)))}::text[])`;
  const price = within('price').join(' AND ') || 'true';
  const there = locations.length === 0 ? 'true' : `(${locations.join(' OR ')})`;
  const where = `${base} AND ${there} AND ${choices} AND ${developer} AND ${agent} AND ${price}`;
  return { parameters, where, base, locations, there, choiceFilters, choices, developer, agent, price };
}
