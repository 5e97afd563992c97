import type { Bounds, ListingMap, MapGroup } from '@manzil/contracts/listings/map-area';
import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { cellSize, toMap, withoutArea } from '../map-cells.js';
import { searchFilter } from './search-filter.js';

/** Groups listings by cells, as defined by the port. */
export async function mapInSql(
  dataSource: DataSource,
  query: SearchQuery,
  bounds: Bounds,
  across: number,
): Promise<ListingMap> {
  const { where, parameters } = searchFilter({ ...query, bounds });
  const size = `$${parameters.push(cellSize(bounds, across))}::float8`;
  const elsewhere = searchFilter(withoutArea(query));
  const [groups, [unplaced]] = await Promise.all([
    dataSource.query<MapGroup[]>(
      `SELECT count(*)::int AS count, min(longitude) AS west, min(latitude) AS south, max(longitude) AS east,
              max(latitude) AS north, min(price)::float8 AS "minPrice"
       FROM property WHERE ${where} GROUP BY floor(longitude / ${size}), floor(latitude / ${size})`,
      parameters,
    ),
    dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM property
       WHERE ${elsewhere.where} AND (latitude IS NULL OR longitude IS NULL)`,
      elsewhere.parameters,
    ),
  ]);
  return toMap(groups, unplaced.count);
}
