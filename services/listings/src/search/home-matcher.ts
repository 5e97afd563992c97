import type { SearchQuery } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { canBeText } from '../row-key.js';
import { lowerCase } from './catalogue-stamp.js';
import { CatalogueVersion } from './catalogue-version.js';
import { copyRows, type CatalogueColumns } from './memory/catalogue-columns.js';
import { readRows, readSome, type CatalogueRow } from './memory/catalogue-rows.js';
import { failedFilters } from './memory/failed-filters.js';
import { mayBeReference } from './postgres/reference-filter.js';
import { searchFilter } from './postgres/search-filter.js';
import { fromTexts, textsOf, typedOf } from './typed-text.js';

/** Number of searches after which other requests are answered. */
const TURN = 25;

/** Ids of listings in the wanted order, or homes that are not in the catalogue yet, highest id first. */
export type HomesToMatch = { ids: readonly number[] } | HomesInTable;

interface HomesInTable {
  /** Identifies this set of homes. */
  name: string;
  /** Writes them to a table with the columns of `property`, within the given transaction, and returns its name. */
  writeTable: (manager: EntityManager) => Promise<string>;
}

interface Homes {
  /** Version of the catalogue, and the requested ids or the name of the homes. */
  key: string;
  columns: CatalogueColumns;
  rankOf: ReadonlyMap<number, number>;
}

/**
 * Returns which of the given homes each query finds, by the same rules as the search engines. The homes are copied into
 * their own columns, so the cost of a search depends on their number and not on the catalogue.
 */
@Injectable()
export class HomeMatcher {
  /** Cached, because a caller with more searches than fit into one request sends the same homes with each. */
  private latest: Homes | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: CatalogueVersion,
  ) {}

  /** Returns for each query how many of the homes match, and the first `most` of them. */
  async match(
    queries: readonly SearchQuery[],
    wanted: HomesToMatch,
    most: number,
  ): Promise<{ total: number; ids: number[] }[]> {
    const texts = queries.flatMap((query) => textsOf(typedOf(query))).filter(canBeText);
    const unique = [...new Set(texts)];
    const { catalogue } = await this.version.read();
    const lowered = await lowerCase(this.dataSource, unique);
    const lower = new Map(unique.map((text, index) => [text, lowered[index] ?? text]));
    const homes = await this.homesOf(wanted, catalogue);
    const matches: { total: number; ids: number[] }[] = [];
    for (const [index, query] of queries.entries()) {
      if (index % TURN === TURN - 1) await turn();
      // Homes in another table are not in `property`; a reference that begins with the typed text is rare enough to
      // ignore.
      const found =
        'ids' in wanted && needsSql(query)
          ? await this.findInSql(query, wanted.ids)
          : findInColumns(homes.columns, query, lower);
      found.sort((a, b) => (homes.rankOf.get(a) ?? 0) - (homes.rankOf.get(b) ?? 0));
      matches.push({ total: found.length, ids: found.slice(0, most) });
    }
    return matches;
  }

  private async homesOf(wanted: HomesToMatch, stamp: number): Promise<Homes> {
    const key = `${String(stamp)}:${'ids' in wanted ? wanted.ids.join() : wanted.name}`;
    if (this.latest?.key === key) return this.latest;
    const { ids, slices } =
      'ids' in wanted
        ? { ids: wanted.ids, slices: readInSlices(this.dataSource.manager, wanted.ids) }
        : await this.readTable(wanted);
    const columns = await copyRows(slices, () => turn());
    this.latest = { key, columns, rankOf: new Map(ids.map((id, rank) => [id, rank])) };
    return this.latest;
  }

  private async readTable({
    writeTable,
  }: HomesInTable): Promise<{ ids: number[]; slices: AsyncGenerator<CatalogueRow[]> }> {
    const rows = await this.dataSource.transaction(async (manager) =>
      readRows(manager, await writeTable(manager)),
    );
    return { ids: rows.map(({ id }) => id).reverse(), slices: inSlices(rows) };
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

/** Copying continues while other requests are answered. */
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

/** Texts that may be a reference, or that the columns cannot represent, are left to PostgreSQL. */
const needsSql = (query: SearchQuery): boolean => {
  const { q = '' } = query;
  return mayBeReference(q) || !textsOf(typedOf(query)).every(canBeText);
};

function findInColumns(
  columns: CatalogueColumns,
  query: SearchQuery,
  lower: ReadonlyMap<string, string>,
): number[] {
  const typed = typedOf(query);
  const lowered = textsOf(typed).map((text) => lower.get(text) ?? text);
  const { failed } = failedFilters(columns, query, fromTexts(typed, lowered));
  const found: number[] = [];
  for (const [at, id] of columns.lists[query.adType].ids.entries()) if (failed[at] === 0) found.push(id);
  return found;
}
