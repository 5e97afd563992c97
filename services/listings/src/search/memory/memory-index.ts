import type { SearchQuery, Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import { canBeText } from '../../row-key.js';
import type { PostgresIndex } from '../postgres/postgres-index.js';
import { SearchIndex, type Found } from '../search-index.js';
import { placesOf, wordsOf } from '../typed-text.js';
import type { CatalogueCopy } from './catalogue-copy.js';
import { countPlaces, searchColumns } from './search-columns.js';
import { suggestPlaces } from './suggest-places.js';
import { MOST_PARTS } from './texts.js';

/** Searches in a copy of the catalogue in memory; `whileStale` answers until that is current, and texts that refer to listings. */
export class MemoryIndex extends SearchIndex {
  constructor(
    private readonly copy: Pick<CatalogueCopy, 'current' | 'built'>,
    private readonly whileStale: PostgresIndex,
  ) {
    super();
  }

  async search(query: SearchQuery): Promise<Found> {
    const [words, places] = [wordsOf(query), placesOf(query)];
    const texts = [...places, ...words];
    if (words.length > MOST_PARTS || !texts.every(canBeText)) return this.whileStale.search(query);
    const [{ columns, lowered }, isReference] = await Promise.all([
      this.copy.current(texts),
      this.whileStale.refersToListing(query),
    ]);
    if (columns === undefined || isReference) return this.whileStale.search(query);
    const typed = { locations: lowered.slice(0, places.length), words: lowered.slice(places.length) };
    return searchColumns(columns, query, typed);
  }

  async suggest(query: SuggestQuery): Promise<Suggestion[]> {
    if (!canBeText(query.q)) return [];
    const { columns, lowered } = await this.copy.current([query.q]);
    const [typed = ''] = lowered;
    return columns === undefined ? this.whileStale.suggest(query) : suggestPlaces(columns, query, typed);
  }

  async countByPlace(query: SearchQuery, groups: readonly (readonly string[])[]): Promise<number[]> {
    const [words, places] = [wordsOf(query), groups.flat()];
    const texts = [...words, ...places];
    const current = texts.every(canBeText) && words.length <= MOST_PARTS && (await this.copy.current(texts));
    if (!current || current.columns === undefined) return this.whileStale.countByPlace(query, groups);
    const { columns, lowered } = current;
    let from = words.length;
    const typed = groups.map(({ length }) => lowered.slice(from, (from += length)));
    return countPlaces(columns, query, lowered.slice(0, words.length), typed);
  }

  ready(): Promise<void> {
    return this.copy.built();
  }
}
