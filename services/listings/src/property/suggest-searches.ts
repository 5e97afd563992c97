import { suggestProperties } from '@manzil/contracts/listings/property-rpc';
import {
  searchQuerySchema,
  type SearchQuery,
  type SentenceSuggestion,
  type Suggestion,
  type SuggestQuery,
} from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SearchIndex } from '../search/search-index.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import type { Completion } from '../search/understand/complete-sentence.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';
import type { NamedPlace } from '../search/understand/vocabulary.js';
import { SearchByText } from './search-by-text.js';
import { SuggestNamed } from './suggest-named.js';

const MOST_SENTENCES = 4;

/**
 * Suggests for a typed text the search for it, the places, projects, agents and listings that it names, and search texts
 * that it may become, each with the number of listings that it leads to.
 */
@Injectable()
export class SuggestSearches {
  constructor(
    private readonly index: SearchIndex,
    private readonly vocabulary: SearchVocabulary,
    private readonly searchByText: SearchByText,
    private readonly suggestNamed: SuggestNamed,
  ) {}

  @HandleRpc(suggestProperties)
  async suggest(query: SuggestQuery): Promise<z.output<typeof suggestProperties.response>> {
    const { q, adType = 'sale', field } = query;
    const [suggestions, { places, completions, provisional }, count, named] = await Promise.all([
      this.index.suggest(query),
      this.vocabulary.complete(q),
      this.searchByText.count(adType, q, field),
      this.suggestNamed.suggest({ ...query, adType }),
    ]);
    return {
      search: { text: q, count },
      suggestions: [...(await this.known(places, suggestions, adType)), ...suggestions].slice(0, query.limit),
      named,
      sentences: await this.sentences(completions, query),
      provisional,
    };
  }

  /** Places with listings whose name differs from the typed text (nicknames), in the spelling of the listings. */
  private async known(
    places: readonly NamedPlace[],
    found: readonly Suggestion[],
    adType: AdType,
  ): Promise<Suggestion[]> {
    const isFound = new Set(found.map(({ name }) => name.toLowerCase()));
    const wanted = places.flatMap(({ locations, isBuilding = false, within = [] }) =>
      locations
        .filter((name) => !isFound.has(name.toLowerCase()))
        .map((name) => ({ name, isBuilding, community: within[0] ?? '' })),
    );
    if (wanted.length === 0) return [];
    const counts = await this.index.countByPlace(
      searchQuerySchema.parse({ adType }),
      wanted.map(({ name }) => [name]),
    );
    return wanted
      .map(({ name, isBuilding, community }, at): Suggestion => ({
        kind: isBuilding ? 'building' : 'community',
        name,
        community: isBuilding ? community : name,
        emirate: '',
        count: counts[at] ?? 0,
      }))
      .filter(({ count }) => count > 0);
  }

  private async sentences(
    found: readonly Completion[],
    { adType }: SuggestQuery,
  ): Promise<SentenceSuggestion[]> {
    const completions = found.filter(
      ({ understood: { filters } }) => adType === undefined || (filters.adType ?? adType) === adType,
    );
    const searches = completions.map(({ text, understood }) => {
      const stated = adType ?? understood.filters.adType ?? 'sale';
      return { text, query: applyUnderstood(searchQuerySchema.parse({ adType: stated }), understood) };
    });
    const counted = await Promise.all(
      sameButForPlace(searches).map(async (same) => {
        const [first] = same;
        if (first === undefined) return [];
        const groups = same.map(({ query }) => query.statedLocation ?? []);
        const counts = await this.index.countByPlace({ ...first.query, statedLocation: undefined }, groups);
        return same.map(({ text }, at) => ({ text, count: counts[at] ?? 0 }));
      }),
    );
    return counted
      .flat()
      .filter(({ count }) => count > 0)
      .slice(0, MOST_SENTENCES);
  }
}

interface Search {
  text: string;
  query: SearchQuery;
}

/** Groups searches that differ only in their places, which are counted together. */
function sameButForPlace(searches: readonly Search[]): Search[][] {
  const groups = new Map<string, Search[]>();
  for (const search of searches) {
    const key = JSON.stringify({ ...search.query, statedLocation: undefined });
    groups.set(key, [...(groups.get(key) ?? []), search]);
  }
  return [...groups.values()];
}
