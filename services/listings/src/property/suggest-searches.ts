import { suggestProperties } from '@manzil/contracts/listings/property-rpc';
import {
  searchQuerySchema,
  type SearchQuery,
  type SentenceSuggestion,
  type SuggestQuery,
} from '@manzil/contracts/listings/search';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SearchIndex } from '../search/search-index.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import type { Completion } from '../search/understand/complete-sentence.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';

const MOST_SENTENCES = 4;

/** Suggests places, and whole search texts with the number of listings that each finds. */
@Injectable()
export class SuggestSearches {
  constructor(
    private readonly index: SearchIndex,
    private readonly vocabulary: SearchVocabulary,
  ) {}

  @HandleRpc(suggestProperties)
  async suggest(query: SuggestQuery): Promise<z.output<typeof suggestProperties.response>> {
    const [suggestions, { completions, provisional }] = await Promise.all([
      this.index.suggest(query),
      this.vocabulary.complete(query.q),
    ]);
    return { suggestions, sentences: await this.sentences(completions, query), provisional };
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

/** Searches that differ in their places only are counted together. */
function sameButForPlace(searches: readonly Search[]): Search[][] {
  const groups = new Map<string, Search[]>();
  for (const search of searches) {
    const key = JSON.stringify({ ...search.query, statedLocation: undefined });
    groups.set(key, [...(groups.get(key) ?? []), search]);
  }
  return [...groups.values()];
}
