import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SearchIndex } from '../search/search-index.js';
import { PropertyEntity } from './property.entity.js';
import { CARD_FIELDS, PropertyMapper } from './property.mapper.js';

/** Returns one page of live listings with the exact total and the facet counts. */
@Injectable()
export class SearchProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly index: SearchIndex,
    private readonly mapper: PropertyMapper,
  ) {}

  async search(query: SearchQuery): Promise<SearchResult> {
    const { ids, total, facets } = await this.index.search(query);
    const { page, pageSize } = query;
    const items = await this.cards(ids);
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize), facets };
  }

  private async cards(ids: number[]): Promise<SearchResult['items']> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource
      .getRepository(PropertyEntity)
      .createQueryBuilder('p')
      .select(CARD_FIELDS.map((field) => `p.${field}`))
      .whereInIds(ids)
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [this.mapper.toCard(row)];
    });
  }
}
