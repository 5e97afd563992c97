import { NOBODY, type ManagedFilter } from '@manzil/contracts/listings/property-admin-rpc';
import { RESIDENTIAL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PlaceNames } from '../place/place-names.js';
import { readPlaceNames } from '../place/resolve-listings.js';
import { canBeText } from '../row-key.js';
import { escapeLike } from '../search/typed-text.js';

const HIDDEN = "p.overrides->'hidden' = 'true'";
const IN_FEED = "p.presence IN ('listed', 'missing')";

const STATUS: Record<Exclude<ManagedFilter['status'], 'all'>, string> = {
  public: 'p.withdrawn_at IS NULL',
  missing: "p.presence = 'missing' AND p.withdrawn_at IS NULL",
  hidden: `${IN_FEED} AND ${HIDDEN}`,
  withdrawn: "p.presence = 'gone'",
  overridden: "p.overrides <> '{}'",
  draft: `p.is_draft AND p.source = 'by-hand' AND ${IN_FEED}`,
};

/** A filter with the names that nicknames in it resolve to. */
export type NamedFilter<Filter extends ManagedFilter = ManagedFilter> = Filter & { names?: PlaceNames };

/** Adds the known places to a filter with a text or a community, because listings do not contain their nicknames. */
export async function withNames<Filter extends ManagedFilter>(
  manager: EntityManager,
  filter: Filter,
): Promise<NamedFilter<Filter>> {
  if ((filter.q ?? '') === '' && filter.community === undefined) return filter;
  return { ...filter, names: await readPlaceNames(manager) };
}

/** Narrows a query of the listings `p` to the matching ones, without listings of runs that were rolled back. */
export function applyManagedFilter<Query extends SelectQueryBuilder<ObjectLiteral>>(
  query: Query,
  filter: NamedFilter,
): Query {
  const { q = '', adType, type, residential, status, community, adviser, source } = filter;
  const { minPrice, maxPrice, hasPhotos, hasPermit, names } = filter;
  query.andWhere("p.presence <> 'retracted'");
  if (adType !== undefined) query.andWhere('p.ad_type = :adType', { adType });
  if (type !== undefined) query.andWhere('p.unit_type = :type', { type });
  if (residential === true)
    query.andWhere('p.unit_type IN (:...residential)', { residential: RESIDENTIAL_UNIT_TYPES });
  if (status !== 'all') query.andWhere(STATUS[status]);
  if (minPrice !== undefined) query.andWhere('p.price >= :minPrice', { minPrice });
  if (maxPrice !== undefined) query.andWhere('p.price <= :maxPrice', { maxPrice });
  if (hasPhotos !== undefined) query.andWhere(hasPhotos ? "p.images <> '[]'" : "p.images = '[]'");
  if (hasPermit !== undefined)
    query.andWhere(hasPermit ? 'p.permit_number IS NOT NULL' : 'p.permit_number IS NULL');
  const place = community === undefined ? undefined : names?.placeOf(community)?.name;
  if (place === undefined) narrowByText(query, 'p.community', 'community', community);
  else query.andWhere('p.community IN (:...communities)', { communities: [community, place] });
  narrowByText(query, 'p.source', 'source', source);
  narrowByText(query, 'p.agent_name', 'adviser', adviser === NOBODY ? '' : adviser);
  const words = q.split(/\s+/).filter(Boolean);
  if (words.some((word) => !canBeText(word))) return query.andWhere('false');
  const whole = words.length > 1 ? names?.placeOf(q)?.name : undefined;
  const conditions = words.map((word, index) => {
    query.setParameter(`word${index}`, `%${escapeLike(word)}%`);
    const named = names?.placeOf(word)?.name;
    if (named === undefined) return `p.search_text LIKE lower(:word${index})`;
    query.setParameter(`place${index}`, named);
    return `(p.search_text LIKE lower(:word${index}) OR p.community = :place${index})`;
  });
  if (whole === undefined) for (const condition of conditions) query.andWhere(condition);
  else query.andWhere(`((${conditions.join(' AND ')}) OR p.community = :whole)`, { whole });
  return query;
}

function narrowByText(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  name: string,
  value: string | undefined,
): void {
  if (value === undefined) return;
  if (canBeText(value)) query.andWhere(`${column} = :${name}`, { [name]: value });
  else query.andWhere('false');
}
