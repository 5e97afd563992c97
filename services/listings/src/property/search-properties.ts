import type { Facets, SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import type { Understood, UnderstoodResult } from '@manzil/contracts/listings/understood';
import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { Injectable } from '@nestjs/common';
import { ReadyCards } from './cards/ready-cards.js';
import { SearchIndex } from '../search/search-index.js';

/** One page of live listings with the exact total and the facet counts. */
@Injectable()
export class SearchProperties {
  constructor(
    private readonly index: SearchIndex,
    private readonly cards: ReadyCards,
  ) {}

  async search(query: SearchQuery): Promise<SearchResult> {
    return (await this.encoded(query)).parse();
  }

  /** Like {@link search}, but as encoded JSON, whose outline has the ids of the items. */
  async encoded(query: SearchQuery, understood?: Understood): Promise<EncodedJson<UnderstoodResult>> {
    const { ids, total, facets } = await this.index.search(query);
    return this.pageOf(ids, query, { total, facets, understood });
  }

  /** Returns the result page for the ids that a search has found. */
  async pageOf(
    ids: readonly number[],
    { page, pageSize }: SearchQuery,
    { total, ...found }: { total: number; facets: Facets; understood?: Understood | undefined },
  ): Promise<EncodedJson<UnderstoodResult>> {
    const cards = await this.cards.of(ids);
    const pageCount = Math.ceil(total / pageSize);
    const rest = JSON.stringify({ total, page, pageSize, pageCount, ...found });
    const items = cards.flatMap((card, index) => (index === 0 ? [card] : [COMMA, card]));
    return new EncodedJson([BEFORE, ...items, Buffer.from(`],${rest.slice(1)}`)], {
      items: ids.map((id) => ({ id })),
      ...(found.understood?.provisional && { understood: { provisional: true } }),
    });
  }
}

const BEFORE = Buffer.from('{"items":[');
const COMMA = Buffer.from(',');
