import { countSearchVariants } from '@manzil/contracts/http/listings';
import { searchQuerySchema, type SearchQuery } from '@manzil/contracts/listings/search';
import type { CountVariants, VariantCounts } from '@manzil/contracts/listings/search-variants';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { SearchIndex } from '../search/search-index.js';
import { placesOf } from '../search/typed-text.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';

type Given = CountVariants['variants'][number];
type Limit = NonNullable<Given['relax']>;

/** A variant resolved to a query; undefined when no offered price has matches. */
interface Meant {
  query: SearchQuery | undefined;
  limit?: number | undefined;
  provisional?: true | undefined;
}

/** Counts what variants of a search find: the suggestions of an empty list. */
@Injectable()
export class SearchVariants {
  constructor(
    private readonly index: SearchIndex,
    private readonly vocabulary: SearchVocabulary,
  ) {}

  @HandleRpc(countSearchVariants)
  async count({ variants, places }: CountVariants): Promise<VariantCounts> {
    const meant = await Promise.all(variants.map((variant) => this.meant(variant)));
    const others = places.map((place) => [place]);
    const wanted = meant.flatMap(({ query }) =>
      query === undefined ? [] : [{ query, groups: [placesOf(query), ...others] }],
    );
    const counted = await this.index.countVariants(wanted);
    const counts = meant.map(({ query, limit }) => {
      const [total = 0, ...inPlaces] = query === undefined ? [] : (counted.shift() ?? []);
      return { total, limit, places: query === undefined ? places.map(() => 0) : inPlaces };
    });
    return { variants: counts, provisional: meant.some(({ provisional }) => provisional) || undefined };
  }

  private async meant({ relax, ...given }: Given): Promise<Meant> {
    const query = await this.vocabulary.withKnownPlaces(searchQuerySchema.parse(given));
    const { q = '' } = query;
    const understood = q === '' ? undefined : await this.vocabulary.understand(q);
    const [reference] = understood?.filters.references ?? [];
    const read =
      understood === undefined
        ? query
        : reference === undefined
          ? applyUnderstood(query, understood)
          : { ...query, q: reference };
    const { provisional } = understood ?? {};
    if (relax === undefined || read[relax] === undefined) return { query: read, provisional };
    const limit = await this.nearest(read, relax, read[relax]);
    return { query: limit === undefined ? undefined : { ...read, [relax]: limit }, limit, provisional };
  }

  /** The nearest price beyond a limit with matches, by the counts of the price facet. */
  private async nearest(query: SearchQuery, relax: Limit, limit: number): Promise<number | undefined> {
    const { facets } = await this.index.search({ ...query, pageSize: 1 });
    const prices = facets[relax].map(({ value }) => value);
    const beyond = prices.filter((price) => (relax === 'maxPrice' ? price > limit : price < limit));
    if (beyond.length === 0) return undefined;
    return relax === 'maxPrice' ? Math.min(...beyond) : Math.max(...beyond);
  }
}
