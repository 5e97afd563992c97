import { AD_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { Agents } from './agents.js';
import { AmenitySets } from './amenity-sets.js';
import type { CatalogueRow } from './catalogue-rows.js';
import { DetailWords } from './detail-words.js';
import { mergeOrders, orderAll, type ListOrders } from './list-orders.js';
import {
  ColumnsBuilder,
  COUNTED,
  sizesOf,
  type Counted,
  type Counts,
  type Dictionaries,
  type ListingColumns,
} from './listing-columns.js';
import { Places } from './places.js';
import { Positions } from './positions.js';
import { Profiles } from '../profiles.js';
import { References } from './references.js';
import { mergeColumns } from './splice.js';
import { Texts } from './texts.js';

/** The live listings of one list. */
export interface ListColumns extends ListingColumns {
  orders: ListOrders;
  counts: Counts;
}

/**
 * All live listings, with the columns that lists and counts need; sale and rent apart, because no search reads both.
 * `lists` is immutable: a later version has new ones. Versions share the dictionaries, which only grow: positions stay
 * valid in earlier versions.
 */
export interface CatalogueColumns extends Dictionaries {
  lists: Record<AdType, ListColumns>;
}

/** Builds a full copy from rows in the order of their ids. */
export async function copyRows(
  slices: AsyncIterable<CatalogueRow[]>,
  afterSlice: () => Promise<unknown>,
): Promise<CatalogueColumns> {
  const dictionaries: Dictionaries = {
    profiles: new Profiles(),
    places: new Places(),
    amenitySets: new AmenitySets(),
    agents: new Agents(),
    developers: new Positions(),
    references: new References(),
    texts: new Texts(),
    details: new DetailWords(),
  };
  const builders = forEachList(() => new ColumnsBuilder(dictionaries));
  for await (const rows of slices) {
    for (const row of rows) builders[row.adType].add(row);
    await afterSlice();
  }
  dictionaries.places.texts.trim();
  dictionaries.texts.trim();
  dictionaries.details.trim();
  const list = async (adType: AdType): Promise<ListColumns> => {
    const columns = builders[adType].build();
    const counts = countsFor(sizesOf(dictionaries));
    for (const at of columns.ids.keys()) count(counts, columns, at, 1);
    return { ...columns, counts, orders: await orderAll(columns) };
  };
  return { ...dictionaries, lists: { sale: await list('sale'), rent: await list('rent') } };
}

/** Returns true when so much has changed that a full copy costs less than further changes. */
export const needsRebuild = ({ places, texts }: CatalogueColumns): boolean =>
  texts.needsRebuild || places.texts.needsRebuild;

/**
 * Returns the copy after the listings of `ids` have changed; `rows` are the live ones among them, in the order of their
 * ids.
 */
export function applyChanges(
  earlier: CatalogueColumns,
  ids: readonly number[],
  rows: readonly CatalogueRow[],
): CatalogueColumns {
  const builders = forEachList(() => new ColumnsBuilder(earlier));
  for (const row of rows) builders[row.adType].add(row);
  const sizes = sizesOf(earlier);
  return {
    ...earlier,
    lists: forEachList((adType) =>
      listWithChanges(earlier.lists[adType], ids, builders[adType].build(), sizes),
    ),
  };
}

function listWithChanges(
  earlier: ListColumns,
  ids: readonly number[],
  fresh: ListingColumns,
  sizes: Record<Counted, number>,
): ListColumns {
  const merged = mergeColumns(earlier, ids, fresh);
  const counts = countsFor(sizes);
  for (const name of COUNTED) counts[name].set(earlier.counts[name]);
  for (const at of merged.removed) count(counts, earlier, at, -1);
  for (const at of fresh.ids.keys()) count(counts, fresh, at, 1);
  return { ...merged.columns, counts, orders: mergeOrders(earlier, fresh, merged) };
}

const forEachList = <T>(make: (adType: AdType) => T): Record<AdType, T> =>
  Object.fromEntries(AD_TYPES.map((adType) => [adType, make(adType)])) as Record<AdType, T>;

const countsFor = (sizes: Record<Counted, number>): Counts =>
  Object.fromEntries(COUNTED.map((name) => [name, new Int32Array(sizes[name])])) as Counts;

function count(counts: Counts, columns: ListingColumns, at: number, by: number): void {
  for (const name of COUNTED) {
    const position = columns[name][at] ?? 0;
    counts[name][position] = (counts[name][position] ?? 0) + by;
  }
}
