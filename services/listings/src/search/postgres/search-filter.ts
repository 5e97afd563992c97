import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { canBeText } from '../../row-key.js';
import {
  AGENT_LICENCE,
  AGENT_SLUG,
  agentsOf,
  CHOICE_FACETS,
  CHOICE_FIELDS,
  RANGE_FIELDS,
  RANGES,
} from '../fields.js';
import { detailPart, type DetailPart, escapeLike, placesOf, wordsOf } from '../typed-text.js';
import { areaFilter } from './area-filter.js';
import { isReferred, mayBeReference } from './reference-filter.js';

/** SQL conditions on `property` with numbered parameters; no value is part of the text. */
export interface SearchFilter {
  parameters: unknown[];
  where: string;
  /** True when the query finds every live listing of the list. */
  isOpen: boolean;
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
  for (const name of RANGES) {
    const { sql, type, limits } = RANGE_FIELDS[name];
    const { min, max } = limits(query);
    if (min !== undefined) conditions.push(`${sql} >= ${bind(min)}::${type}`);
    if (max !== undefined) conditions.push(`${sql} <= ${bind(max)}::${type}`);
  }
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
  for (const facet of CHOICE_FACETS) {
    const { sql, type, test, wanted } = CHOICE_FIELDS[facet];
    const values = wanted(query);
    if (values === undefined) continue;
    conditions.push(
      test === 'any-of'
        ? `(${sql}) = ANY(${bind(values)}::${type}[])`
        : `(${sql}) ${OPERATORS[test]} ${bind(values[0])}::${type}`,
    );
  }
  if (locations.length > 0) conditions.push(`(${locations.join(' OR ')})`);
  const developers = listOf(query.developer);
  if (developers !== undefined)
    conditions.push(
      `developer = ANY(${bind(developers.filter((name) => name !== '' && canBeText(name)))}::text[])`,
    );
  const agents = agentsOf(query);
  if (agents !== undefined) {
    const keys = `${bind(agents.keys.filter(canBeText))}::text[]`;
    const without = agents.hasNumber ? ` AND ${AGENT_LICENCE} = ''` : '';
    conditions.push(`(${AGENT_LICENCE} = ANY(${keys}) OR (${AGENT_SLUG} = ANY(${keys})${without}))`);
  }
  return { parameters, where: conditions.join(' AND '), isOpen: conditions.length === 2 };
}
