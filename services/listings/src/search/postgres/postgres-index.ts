import type { Bounds, ListingMap } from '@manzil/contracts/listings/map-area';
import type { Facets, SearchQuery, Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { AdType, Sort } from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';
import { canBeText } from '../../row-key.js';
import { SearchIndex, type Found, type Variant } from '../search-index.js';
import { countMatches } from './count-matches.js';
import { KnownValues } from './known-values.js';
import { mapInSql } from './map-in-sql.js';
import type { ReadReplicas } from './read-replicas.js';
import { isReferred, mayBeReference } from './reference-filter.js';
import { AGENT, PERMIT_KEY, REFERENCE_KEY, type ListedAgent } from '../fields.js';
import { agentsNamed } from '../count-facets.js';
import { containsText, searchFilter } from './search-filter.js';
import { suggestInSql } from './suggest-in-sql.js';

/** Listings without the value come last in either direction; the id makes the order unique. */
const ORDER: Record<Sort, string> = {
  newest: 'listed_at DESC, id DESC',
  'price-asc': 'price ASC NULLS LAST, id ASC',
  'price-desc': 'price DESC NULLS LAST, id DESC',
  'area-desc': 'built_up_area DESC NULLS LAST, id DESC',
  'price-per-area-asc':
    'CASE WHEN built_up_area > 0 THEN price::float8 / built_up_area END ASC NULLS LAST, id ASC',
};

/** Searches the tables directly: without memory or delay, but the time grows with the catalogue. */
export class PostgresIndex extends SearchIndex {
  private readonly known = new KnownValues();

  /** `databases` picks the database that answers a request. */
  constructor(private readonly databases: Pick<ReadReplicas, 'pick'>) {
    super();
  }

  async search(query: SearchQuery): Promise<Found> {
    const dataSource = this.databases.pick();
    const [ids, counts] = await Promise.all([
      page(dataSource, query),
      countMatches(dataSource, query, this.known),
    ]);
    return { ids, ...counts };
  }

  suggest(query: SuggestQuery): Promise<Suggestion[]> {
    return canBeText(query.q) ? suggestInSql(this.databases.pick(), query) : Promise.resolve([]);
  }

  /**
   * Checks whether the whole text is a permit number, a reference or the beginning of a reference of a live listing of
   * the list.
   */
  async refersToListing({ q = '', adType }: SearchQuery): Promise<boolean> {
    if (!mayBeReference(q) || !canBeText(q)) return false;
    const parameters: unknown[] = [adType];
    const referred = isReferred(q, (value) => `$${parameters.push(value)}`);
    const rows = await this.databases
      .pick()
      .query<unknown[]>(
        `SELECT FROM property WHERE withdrawn_at IS NULL AND ad_type = $1 AND ${referred} LIMIT 1`,
        parameters,
      );
    return rows.length > 0;
  }

  async liveReferences(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.databases.pick().query<{ key: string }[]>(
      `SELECT key FROM unnest($1::text[]) AS key WHERE EXISTS (
         SELECT FROM property WHERE withdrawn_at IS NULL AND (${REFERENCE_KEY} = key OR ${PERMIT_KEY} = key))`,
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** One pass for all variants. The index of places finds the listings of a variant whose groups all name places. */
  async countVariants(variants: readonly Variant[]): Promise<number[][]> {
    if (variants.length === 0) return [];
    const parameters: unknown[] = [];
    const conditions: string[] = [];
    const counts = variants.map(({ query, groups }) => {
      const anywhere = { ...query, location: undefined, statedLocation: undefined };
      const { where } = searchFilter(anywhere, parameters);
      const tests = groups.map((locations) => {
        const parts = locations.map((place) => containsText('location_text', place, parameters));
        return parts.length === 0 ? 'true' : `(${parts.join(' OR ')})`;
      });
      const there = tests.length === 0 || tests.includes('true') ? 'true' : `(${tests.join(' OR ')})`;
      conditions.push(`(${where} AND ${there})`);
      return `to_jsonb(ARRAY[${tests.map((test) => `count(*) FILTER (WHERE ${where} AND ${test})`).join(', ')}]::int[])`;
    });
    const [row] = await this.databases
      .pick()
      .query<[{ counts: number[][] }]>(
        `SELECT jsonb_build_array(${counts.join(', ')}) AS counts FROM property WHERE ${conditions.join(' OR ')}`,
        parameters,
      );
    return row.counts;
  }

  async count(query: SearchQuery): Promise<number> {
    const { where, parameters } = searchFilter(query);
    const [row] = await this.databases
      .pick()
      .query<[{ count: number }]>(`SELECT count(*)::int AS count FROM property WHERE ${where}`, parameters);
    return row.count;
  }

  async suggestAgents({ q, adType, limit }: SuggestQuery & { adType: AdType }): Promise<Facets['agent']> {
    const agents = await this.databases.pick().query<{ agent: ListedAgent; count: number }[]>(
      `SELECT ${AGENT} AS agent, count(*)::int AS count FROM property
       WHERE withdrawn_at IS NULL AND ad_type = $1 GROUP BY 1`,
      [adType],
    );
    const counted = agents.map(({ agent, count }) => ({ ...agent, count }));
    return agentsNamed(counted, q, limit);
  }

  map(query: SearchQuery, bounds: Bounds, across: number): Promise<ListingMap> {
    return mapInSql(this.databases.pick(), query, bounds, across);
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }
}

async function page(dataSource: DataSource, query: SearchQuery): Promise<number[]> {
  const { where, parameters } = searchFilter(query);
  const offset = (query.page - 1) * query.pageSize;
  const rows = await dataSource.query<{ id: number }[]>(
    `SELECT id FROM property WHERE ${where} ORDER BY ${ORDER[query.sort]}
     LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
    [...parameters, query.pageSize, offset],
  );
  return rows.map(({ id }) => id);
}
