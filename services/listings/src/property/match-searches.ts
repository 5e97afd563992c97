import { matchSearches } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema, type SearchCriteria, type SearchQuery } from '@manzil/contracts/listings/search';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { readPlannedHomes } from '../import/planned-homes.js';
import { canBeText } from '../row-key.js';
import { lowerCase } from '../search/catalogue-stamp.js';
import { CatalogueVersion } from '../search/catalogue-version.js';
import { copyRows, type CatalogueColumns } from '../search/memory/catalogue-columns.js';
import { readSome, type CatalogueRow } from '../search/memory/catalogue-rows.js';
import { failedFilters } from '../search/memory/failed-filters.js';
import { mayBeReference } from '../search/postgres/reference-filter.js';
import { searchFilter } from '../search/postgres/search-filter.js';
import { placesOf, wordsOf } from '../search/typed-text.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';

/** So many searches are matched before other requests are answered. */
const TURN = 25;

interface Homes {
  /** The homes in the order of the request, and the writes that they include. */
  key: string;
  columns: CatalogueColumns;
  rankOf: ReadonlyMap<number, number>;
}

type WantedHomes = z.output<typeof matchSearches.request>['homes'];
type Matches = z.input<typeof matchSearches.response>['matches'];

/**
 * Returns which of some homes each search finds, as a list on the site would. The homes are copied into columns of their
 * own, which the engine of lists walks: a search costs the time of these homes and not that of the catalogue.
 */
@Injectable()
export class MatchSearches {
  /** A caller that has more searches than fit into one request sends the same homes with each. */
  private latest: Homes | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: CatalogueVersion,
    private readonly vocabulary: SearchVocabulary,
  ) {}

  @HandleRpc(matchSearches)
  async match({
    homes: wanted,
    searches,
    most,
  }: z.output<typeof matchSearches.request>): Promise<{ matches: Matches }> {
    const queries = await this.understand(searches);
    const texts = queries.flatMap((query) => [...placesOf(query), ...wordsOf(query)]).filter(canBeText);
    const unique = [...new Set(texts)];
    const { catalogue } = await this.version.read();
    const lowered = await lowerCase(this.dataSource, unique);
    const lower = new Map(unique.map((text, index) => [text, lowered[index] ?? text]));
    const homes = await this.homesOf(wanted, catalogue);
    const matches: Matches = [];
    for (const [index, query] of queries.entries()) {
      if (index % TURN === TURN - 1) await turn();
      // Planned listings are in no table, and a reference that begins with the typed text is rare.
      const found =
        'ids' in wanted && needsSql(query)
          ? await this.findInSql(query, wanted.ids)
          : findInColumns(homes.columns, query, lower);
      found.sort((a, b) => (homes.rankOf.get(a) ?? 0) - (homes.rankOf.get(b) ?? 0));
      matches.push({ total: found.length, ids: found.slice(0, most) });
    }
    return { matches };
  }

  /** Each text is understood once, as the lists of the site understand it. */
  private async understand(searches: readonly SearchCriteria[]): Promise<SearchQuery[]> {
    const known = new Map<string, Awaited<ReturnType<SearchVocabulary['understand']>>>();
    const queries: SearchQuery[] = [];
    for (const search of searches) {
      const query = this.vocabulary.withKnownPlacesBeside(searchQuerySchema.parse(search));
      const { q = '' } = query;
      if (q === '') {
        queries.push(query);
        continue;
      }
      const understood = known.get(q) ?? (await this.vocabulary.understand(q));
      known.set(q, understood);
      const [reference] = understood.filters.references ?? [];
      queries.push(
        reference === undefined
          ? applyUnderstood(query, understood)
          : searchQuerySchema.parse({ adType: query.adType, q: reference }),
      );
    }
    return queries;
  }

  private async homesOf(wanted: WantedHomes, stamp: number): Promise<Homes> {
    const key = `${String(stamp)}:${'ids' in wanted ? wanted.ids.join() : wanted.runId}`;
    if (this.latest?.key === key) return this.latest;
    const { manager } = this.dataSource;
    const isPlanned = 'runId' in wanted;
    const planned = isPlanned
      ? await this.dataSource.transaction((inner) => readPlannedHomes(inner, wanted.runId))
      : [];
    const ids = isPlanned ? planned.map(({ id }) => id).reverse() : wanted.ids;
    const slices = isPlanned ? inSlices(planned) : readInSlices(manager, ids);
    const columns = await copyRows(slices, () => turn());
    this.latest = { key, columns, rankOf: new Map(ids.map((id, rank) => [id, rank])) };
    return this.latest;
  }

  private async findInSql(query: SearchQuery, ids: readonly number[]): Promise<number[]> {
    const { where, parameters } = searchFilter(query);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM property WHERE ${where} AND id = ANY($${String(parameters.length + 1)})`,
      [...parameters, ids],
    );
    return rows.map(({ id }) => id);
  }
}

/** Copying goes on while other requests are answered. */
const SLICE = 2_000;

async function* readInSlices(manager: EntityManager, ids: readonly number[]): AsyncGenerator<CatalogueRow[]> {
  const ordered = ids.toSorted((a, b) => a - b);
  for (let from = 0; from < ordered.length; from += SLICE)
    yield await readSome(manager, ordered.slice(from, from + SLICE));
}

async function* inSlices(rows: readonly CatalogueRow[]): AsyncGenerator<CatalogueRow[]> {
  for (let from = 0; from < rows.length; from += SLICE)
    yield await Promise.resolve(rows.slice(from, from + SLICE));
}

/** A text that may refer to a listing, or that columns do not take, is left to PostgreSQL. */
const needsSql = (query: SearchQuery): boolean => {
  const { q = '' } = query;
  return mayBeReference(q) || ![...wordsOf(query), ...placesOf(query)].every(canBeText);
};

function findInColumns(
  columns: CatalogueColumns,
  query: SearchQuery,
  lower: ReadonlyMap<string, string>,
): number[] {
  const lowered = (texts: string[]): string[] => texts.map((text) => lower.get(text) ?? text);
  const typed = { locations: lowered(placesOf(query)), words: lowered(wordsOf(query)) };
  const { failed } = failedFilters(columns, query, typed);
  const found: number[] = [];
  for (const [at, id] of columns.lists[query.adType].ids.entries()) if (failed[at] === 0) found.push(id);
  return found;
}
