import type { Bounds, ListingMap, MapGroup } from '@manzil/contracts/listings/map-area';
import type { SearchQuery } from '@manzil/contracts/listings/search';
import { areaTest, cellSize, toMap, withoutArea } from '../map-cells.js';
import type { CatalogueColumns } from './catalogue-columns.js';
import type { Typed } from '../typed-text.js';
import { failedFilters } from './failed-filters.js';

/** Groups listings by cells, as defined by the port. */
export function mapColumns(
  columns: CatalogueColumns,
  query: SearchQuery,
  typed: Typed,
  { bounds, across }: { bounds: Bounds; across: number },
): ListingMap {
  const { failed } = failedFilters(columns, withoutArea(query), typed);
  const { longitude, latitude, price } = columns.lists[query.adType];
  const isWithin = areaTest(query);
  const size = cellSize(bounds, across);
  const { west, south, east, north } = bounds;
  const cells = new Map<string, MapGroup>();
  let unplaced = 0;
  for (let at = 0; at < latitude.length; at += 1) {
    if (failed[at] !== 0) continue;
    const [x, y] = [longitude[at] ?? NaN, latitude[at] ?? NaN];
    if (Number.isNaN(x) || Number.isNaN(y)) unplaced += 1;
    else if (x >= west && x <= east && y >= south && y <= north && isWithin(x, y)) {
      const key = `${Math.floor(x / size)},${Math.floor(y / size)}`;
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, groupAt(x, y, price[at] ?? NaN));
      else add(cell, x, y, price[at] ?? NaN);
    }
  }
  return toMap([...cells.values()], unplaced);
}

const groupAt = (x: number, y: number, price: number): MapGroup => ({
  count: 1,
  west: x,
  south: y,
  east: x,
  north: y,
  minPrice: Number.isNaN(price) ? null : price,
});

function add(cell: MapGroup, x: number, y: number, price: number): void {
  cell.count += 1;
  cell.west = Math.min(cell.west, x);
  cell.east = Math.max(cell.east, x);
  cell.south = Math.min(cell.south, y);
  cell.north = Math.max(cell.north, y);
  if (!Number.isNaN(price)) cell.minPrice = Math.min(cell.minPrice ?? price, price);
}
