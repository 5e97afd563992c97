import type { searchProperties } from '@manzil/contracts/listings/rpc';
import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import type { Understood } from '@manzil/contracts/listings/understood';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';
import { REFERENCE_KEY } from '../search/postgres/reference-filter.js';
import { referenceKey } from '../search/understand/reference.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';
import { SearchProperties } from './search-properties.js';

/** Searches by filters, and by what the text of the search states when the request wants it understood. */
@Injectable()
export class SearchByText {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vocabulary: SearchVocabulary,
    private readonly searchProperties: SearchProperties,
    private readonly mapper: PropertyMapper,
  ) {}

  async search({
    understand,
    ...query
  }: z.output<typeof searchProperties.request>): Promise<z.output<typeof searchProperties.response>> {
    const { q = '' } = query;
    if (!understand || q === '') return this.searchProperties.search(query);
    const understood = await this.vocabulary.understand(q);
    const { references } = understood.filters;
    const result =
      references === undefined
        ? await this.searchProperties.search(applyUnderstood(query, understood))
        : await this.byReference(query, references, understood);
    return { ...result, understood };
  }

  /** A reference names its listing, so other words of the text do not narrow the search. */
  private async byReference(
    query: SearchQuery,
    references: readonly string[],
    { filters }: Understood,
  ): Promise<SearchResult> {
    const { adType, page, pageSize } = query;
    const found = await this.dataSource
      .getRepository(PropertyEntity)
      .createQueryBuilder('p')
      .where('p.withdrawn_at IS NULL AND p.ad_type = :adType', { adType })
      .andWhere(`${REFERENCE_KEY} = ANY(:references)`, {
        references: references.map(referenceKey),
      })
      .orderBy('p.id')
      .getMany();
    const { facets } = await this.searchProperties.search({ ...query, q: filters.references?.[0] });
    const items = found.slice((page - 1) * pageSize, page * pageSize).map((row) => this.mapper.toCard(row));
    const total = found.length;
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize), facets };
  }
}
