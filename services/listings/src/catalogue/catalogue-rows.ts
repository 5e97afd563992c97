import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';

/** What lists and counts look at. */
export interface CatalogueRow {
  id: number;
  adType: AdType;
  name: string;
  community: string;
  emirate: string;
  /** In the database's lower case, as its own searches are. */
  lowerName: string;
  lowerCommunity: string;
  locationText: string;
  unitType: UnitType | null;
  bedrooms: number | null;
  price: number | null;
  area: number | null;
  featured: boolean;
  /** Microseconds since 1970. */
  listedAt: number;
}

/** Rows in one answer of the database: few enough that other requests are answered in between. */
const SLICE = 5_000;

/** All live listings in the order of their ids. Not of one moment: who needs that compares stamps around it. */
export async function* readCatalogue(dataSource: DataSource): AsyncGenerator<CatalogueRow[]> {
  for (let after = -1; ;) {
    const rows = await dataSource.query<CatalogueRow[]>(
      `SELECT id, ad_type AS "adType", name, community, emirate, lower(name) AS "lowerName",
              lower(community) AS "lowerCommunity", location_text AS "locationText", unit_type AS "unitType",
              bedrooms, price, built_up_area AS area, featured,
              (extract(epoch FROM listed_at) * 1000000)::float8 AS "listedAt"
       FROM property WHERE withdrawn_at IS NULL AND id > $1 ORDER BY id LIMIT $2`,
      [after, SLICE],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
