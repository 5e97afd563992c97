import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SearchIndex } from '../search/search-index.js';
import { PropertyEntity } from './property.entity.js';
import { CARD_FIELDS, PropertyMapper, type CardRow } from './property.mapper.js';

/** Returns one page of live listings with the exact total and the facet counts. */
@Injectable()
export class SearchProperties {
  private readonly cardColumns: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly index: SearchIndex,
    private readonly mapper: PropertyMapper,
  ) {
    const { columns } = dataSource.getMetadata(PropertyEntity);
    this.cardColumns = columns
      .filter(({ propertyName }) => CARD_FIELDS.some((field) => field === propertyName))
      .map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`)
      .join();
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const { ids, total, facets } = await this.index.search(query);
    const { page, pageSize } = query;
    const items = await this.cards(ids);
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize), facets };
  }

  private async cards(ids: number[]): Promise<SearchResult['items']> {
    if (ids.length === 0) return [];
    // Making entities would take longer than reading the rows.
    const rows = await this.dataSource.query<CardRow[]>(
      `SELECT ${this.cardColumns} FROM property WHERE id = ANY($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [this.mapper.toCard(row)];
    });
  }
}
