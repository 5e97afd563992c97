import type { Bounds, ListingMap } from '@manzil/contracts/listings/map-area';
import type { Facets, SearchQuery, Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { canBeText } from '../../row-key.js';
import { agentsNamed } from '../count-facets.js';
import type { PostgresIndex } from '../postgres/postgres-index.js';
import { SearchIndex, type Found, type Variant } from '../search-index.js';
import { referenceKey } from '../understand/reference.js';
import { fromTexts, textsOf, typedOf, type Typed } from '../typed-text.js';
import type { CatalogueColumns } from './catalogue-columns.js';
import type { CatalogueCopy } from './catalogue-copy.js';
import { mapColumns } from './map-columns.js';
import { agentsOfList, countMatches, countPlaces, searchColumns } from './search-columns.js';
import { suggestPlaces } from './suggest-places.js';

/**
 * Searches the in-memory copy of the catalogue; `whileStale` answers while the copy is not current, and texts that may
 * be references.
 */
export class MemoryIndex extends SearchIndex {
  constructor(
    private readonly copy: Pick<CatalogueCopy, 'current' | 'built'>,
    private readonly whileStale: PostgresIndex,
  ) {
    super();
  }

  async search(query: SearchQuery): Promise<Found> {
    const current = await this.currentFor(query);
    if (current === undefined) return this.whileStale.search(query);
    return searchColumns(current.columns, query, current.typed);
  }

  async map(query: SearchQuery, bounds: Bounds, across: number): Promise<ListingMap> {
    const current = await this.currentFor(query);
    if (current === undefined) return this.whileStale.map(query, bounds, across);
    return mapColumns(current.columns, query, current.typed, { bounds, across });
  }

  async suggest(query: SuggestQuery): Promise<Suggestion[]> {
    if (!canBeText(query.q)) return [];
    const { columns, lowered } = await this.copy.current([query.q]);
    const [typed = ''] = lowered;
    return columns === undefined ? this.whileStale.suggest(query) : suggestPlaces(columns, query, typed);
  }

  async countVariants(variants: readonly Variant[]): Promise<number[][]> {
    const typed = variants.map(({ query, groups }) => {
      const own = typedOf({ ...query, location: undefined, statedLocation: undefined });
      return { query, groups, own, texts: [...textsOf(own), ...groups.flat()] };
    });
    const texts = typed.flatMap((variant) => variant.texts);
    const current = texts.every(canBeText) && (await this.copy.current(texts));
    if (!current || current.columns === undefined) return this.whileStale.countVariants(variants);
    const { columns, lowered } = current;
    let from = 0;
    const next = (length: number): readonly string[] => lowered.slice(from, (from += length));
    return typed.map(({ query, groups, own }) => {
      const words = fromTexts(own, next(textsOf(own).length));
      return countPlaces(
        columns,
        query,
        words,
        groups.map(({ length }) => next(length)),
      );
    });
  }

  async count(query: SearchQuery): Promise<number> {
    const current = await this.currentFor(query);
    if (current === undefined) return this.whileStale.count(query);
    return countMatches(current.columns, query, current.typed);
  }

  async suggestAgents(query: SuggestQuery & { adType: AdType }): Promise<Facets['agent']> {
    const { columns } = await this.copy.current();
    if (columns === undefined) return this.whileStale.suggestAgents(query);
    return agentsNamed(agentsOfList(columns, query.adType), query.q, query.limit);
  }

  async liveReferences(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const { columns } = await this.copy.current();
    return this.whileStale.liveReferences(
      columns === undefined ? keys : keys.filter((key) => columns.references.mayBegin(key)),
    );
  }

  ready(): Promise<void> {
    return this.copy.built();
  }

  /** The copy and the typed text of a query; undefined when the query must be answered by SQL. */
  private async currentFor(
    query: SearchQuery,
  ): Promise<{ columns: CatalogueColumns; typed: Typed } | undefined> {
    const typed = typedOf(query);
    const texts = textsOf(typed);
    if (!texts.every(canBeText)) return undefined;
    const { columns, lowered } = await this.copy.current(texts);
    if (columns === undefined || (await this.refersToListing(columns, query))) return undefined;
    return { columns, typed: fromTexts(typed, lowered) };
  }

  private async refersToListing({ references }: CatalogueColumns, query: SearchQuery): Promise<boolean> {
    const { q = '' } = query;
    return references.mayBegin(referenceKey(q)) && this.whileStale.refersToListing(query);
  }
}
