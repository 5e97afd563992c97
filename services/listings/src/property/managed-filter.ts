import { NOBODY, type ManagedFilter } from '@manzil/contracts/listings/property-admin-rpc';
import { RESIDENTIAL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { canBeText } from '../row-key.js';
import { escapeLike } from '../search/postgres/search-filter.js';

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

/** Narrows a query of the listings `p` to those that match, without those of runs that were rolled back. */
export function applyManagedFilter<Query extends SelectQueryBuilder<ObjectLiteral>>(
  query: Query,
  filter: ManagedFilter,
): Query {
  const { q = '', adType, type, residential, status, community, adviser, source } = filter;
  const { minPrice, maxPrice, hasPhotos, hasPermit } = filter;
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
  narrowByText(query, 'p.community', 'community', community);
  narrowByText(query, 'p.source', 'source', source);
  narrowByText(query, 'p.agent_name', 'adviser', adviser === NOBODY ? '' : adviser);
  for (const [index, word] of q.split(/\s+/).filter(Boolean).entries()) {
    if (!canBeText(word)) query.andWhere('false');
    else
      query.andWhere(`p.search_text LIKE lower(:word${index})`, {
        [`word${index}`]: `%${escapeLike(word)}%`,
      });
  }
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
