import type { Sort } from '@manzil/contracts/listings/search';
import { UNIT_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueRow } from './catalogue-rows.js';
import { ascendingOrder } from './sort-order.js';

/** Stands for an unstated type, price or number of bedrooms. */
export const UNSTATED = -1;

export interface Place {
  name: string;
  community: string;
  emirate: string;
  lowerName: string;
  lowerCommunity: string;
  locationText: string;
  /** Live listings there. */
  count: Record<AdType, number>;
  /** Position in `communities`. */
  communityIndex: number;
}

/** All live listings as numbers, one array a column; a listing is its position, and positions ascend with ids. */
export interface CatalogueColumns {
  ids: Int32Array;
  isSale: Uint8Array;
  isFeatured: Uint8Array;
  /** Position in `places`. */
  place: Int32Array;
  /** Position in UNIT_TYPES. */
  type: Int8Array;
  bedrooms: Int16Array;
  price: Int32Array;
  /** Positions in the order of each list; `backwards` ones are to be walked from their end. */
  orders: Record<Sort, { positions: Int32Array; backwards: boolean }>;
  places: readonly Place[];
  communities: readonly string[];
}

/** Takes rows in the order of their ids. */
export class ColumnsBuilder {
  private readonly rows: Pick<
    CatalogueRow,
    'id' | 'adType' | 'featured' | 'unitType' | 'bedrooms' | 'price' | 'area' | 'listedAt'
  >[] = [];
  private readonly placeOfRow: number[] = [];
  private readonly places: Place[] = [];
  private readonly placeByKey = new Map<string, number>();
  private readonly communities: string[] = [];
  private readonly communityByName = new Map<string, number>();

  add(row: CatalogueRow): void {
    const { id, adType, featured, unitType, bedrooms, price, area, listedAt } = row;
    this.rows.push({ id, adType, featured, unitType, bedrooms, price, area, listedAt });
    const place = this.placeOf(row);
    this.placeOfRow.push(place);
    const known = this.places[place];
    if (known !== undefined) known.count[adType] += 1;
  }

  build(): CatalogueColumns {
    const { rows } = this;
    const prices = (unstated: number): Float64Array =>
      Float64Array.from(rows, ({ price }) => price ?? unstated);
    const areas = Float64Array.from(rows, ({ area }) => area ?? -Infinity);
    const listed = Float64Array.from(rows, ({ listedAt }) => listedAt);
    return {
      ids: Int32Array.from(rows, ({ id }) => id),
      isSale: Uint8Array.from(rows, ({ adType }) => Number(adType === 'sale')),
      isFeatured: Uint8Array.from(rows, ({ featured }) => Number(featured)),
      place: Int32Array.from(this.placeOfRow),
      type: Int8Array.from(rows, ({ unitType }) =>
        unitType === null ? UNSTATED : UNIT_TYPES.indexOf(unitType),
      ),
      bedrooms: Int16Array.from(rows, ({ bedrooms }) => bedrooms ?? UNSTATED),
      price: Int32Array.from(rows, ({ price }) => price ?? UNSTATED),
      // What states no price or area comes last in either direction.
      orders: {
        newest: { positions: ascendingOrder(listed), backwards: true },
        'price-asc': { positions: ascendingOrder(prices(Infinity)), backwards: false },
        'price-desc': { positions: ascendingOrder(prices(-Infinity)), backwards: true },
        'area-desc': { positions: ascendingOrder(areas), backwards: true },
      },
      places: this.places,
      communities: this.communities,
    };
  }

  private placeOf(row: CatalogueRow): number {
    const { name, community, emirate, lowerName, lowerCommunity, locationText } = row;
    const key = JSON.stringify([name, community, emirate]);
    const known = this.placeByKey.get(key);
    if (known !== undefined) return known;
    const communityIndex = indexIn(this.communities, this.communityByName, community);
    const texts = { name, community, emirate, lowerName, lowerCommunity, locationText };
    this.placeByKey.set(key, this.places.length);
    return this.places.push({ ...texts, communityIndex, count: { sale: 0, rent: 0 } }) - 1;
  }
}

function indexIn(list: string[], positions: Map<string, number>, value: string): number {
  const known = positions.get(value);
  if (known !== undefined) return known;
  positions.set(value, list.length);
  return list.push(value) - 1;
}
