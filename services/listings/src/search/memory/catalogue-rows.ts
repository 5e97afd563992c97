import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { EntityManager } from 'typeorm';
import type { Profile } from '../count-facets.js';
import {
  AGENT,
  CHOICE_FACETS,
  CHOICE_FIELDS,
  PERMIT_KEY,
  RANGE_FIELDS,
  RANGES,
  REFERENCE_KEY,
  type ListedAgent,
  type RangeName,
} from '../fields.js';

/** The fields of a listing that lists and counts need. */
export interface CatalogueRow extends Profile, Readonly<Record<RangeName, number | null>> {
  id: number;
  adType: AdType;
  name: string;
  /** Empty when it is not stated. */
  subCommunity: string;
  community: string;
  emirate: string;
  /** Lower-cased by PostgreSQL, as in SQL searches. */
  lowerName: string;
  lowerSubCommunity: string;
  lowerCommunity: string;
  locationText: string;
  lowerTitle: string;
  /** The different words of description and amenities, separated by spaces. */
  detailWords: string;
  amenities: readonly string[];
  /** The reference in lower case without separators. */
  referenceKey: string;
  /** The permit number in the same form; null without one. */
  permitKey: string | null;
  /** Empty when it is not stated. */
  developer: string;
  agent: ListedAgent;
  /** Microseconds since 1970. */
  listedAt: number;
}

/** One query reads this many rows: few enough that other requests are answered in between. */
const SLICE = 5_000;

const VALUES = [
  ...CHOICE_FACETS.map((facet) => `(${CHOICE_FIELDS[facet].sql}) AS "${facet}"`),
  ...RANGES.map((name) => `${RANGE_FIELDS[name].sql} AS "${name}"`),
].join(', ');

const selectFrom = (table: string): string => `
  SELECT id, ad_type AS "adType", name, community, emirate, lower(name) AS "lowerName",
         coalesce(sub_community, '') AS "subCommunity", lower(coalesce(sub_community, '')) AS "lowerSubCommunity",
         lower(community) AS "lowerCommunity", location_text AS "locationText",
         lower(title) AS "lowerTitle", array_to_string(tsvector_to_array(detail_words), ' ') AS "detailWords", amenities,
         ${REFERENCE_KEY} AS "referenceKey", ${PERMIT_KEY} AS "permitKey", coalesce(developer, '') AS developer, ${AGENT} AS agent, ${VALUES},
         (extract(epoch FROM listed_at) * 1000000)::float8 AS "listedAt"
  FROM ${table} WHERE withdrawn_at IS NULL`;

const SELECT = selectFrom('property');

/** Reads all live listings in the order of their ids; they are consistent in a REPEATABLE READ transaction. */
export async function* readCatalogue(manager: EntityManager): AsyncGenerator<CatalogueRow[]> {
  for (let after = -1; ;) {
    const rows = await manager.query<CatalogueRow[]>(`${SELECT} AND id > $1 ORDER BY id LIMIT $2`, [
      after,
      SLICE,
    ]);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

/** Reads the live listings among `ids`, in the order of their ids. */
export const readSome = (manager: EntityManager, ids: readonly number[]): Promise<CatalogueRow[]> =>
  manager.query<CatalogueRow[]>(`${SELECT} AND id = ANY($1) ORDER BY id`, [ids]);

/** Reads all rows of a table with the columns of listings, in the order of their ids. */
export const readRows = (manager: EntityManager, table: string): Promise<CatalogueRow[]> =>
  manager.query<CatalogueRow[]>(`${selectFrom(table)} ORDER BY id`);
