import { matchSearches } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema, type SearchCriteria, type SearchQuery } from '@manzil/contracts/listings/search';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { writePlannedHomes } from '../import/planned-homes.js';
import { HomeMatcher } from '../search/home-matcher.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';

type Matches = z.input<typeof matchSearches.response>['matches'];

/** Returns which of the given homes each search finds, by the same rules as lists on the site. */
@Injectable()
export class MatchSearches {
  constructor(
    private readonly matcher: HomeMatcher,
    private readonly vocabulary: SearchVocabulary,
  ) {}

  @HandleRpc(matchSearches)
  async match({
    homes,
    searches,
    most,
  }: z.output<typeof matchSearches.request>): Promise<{ matches: Matches }> {
    const queries = await this.understand(searches);
    const wanted =
      'ids' in homes
        ? homes
        : {
            name: homes.runId,
            writeTable: (manager: EntityManager) => writePlannedHomes(manager, homes.runId),
          };
    return { matches: await this.matcher.match(queries, wanted, most) };
  }

  /** Each distinct text is parsed once, by the same rules as searches on the site. */
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
}
