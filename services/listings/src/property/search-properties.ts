import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import type { Sort } from '@manzil/contracts/listings/vocabulary';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueCopy } from '../catalogue/catalogue-copy.js';
import { searchColumns } from '../catalogue/search-columns.js';
import { MOST_PARTS } from '../catalogue/texts.js';
import { canBeText } from '../row-key.js';
import { countMatches } from './count-matches.js';
import { PropertyEntity } from './property.entity.js';
import { CARD_FIELDS, PropertyMapper } from './property.mapper.js';
import { searchFilter, wordsOf } from './search-filter.js';

/** Listings without a price or an area come last in either direction; the id makes the order unique. */
const ORDER: Record<Sort, string> = {
  newest: 'p.listed_at DESC, p.id DESC',
  'price-asc': 'p.price ASC NULLS LAST, p.id ASC',
  'price-desc': 'p.price DESC NULLS LAST, p.id DESC',
  'area-desc': 'p.built_up_area DESC NULLS LAST, p.id DESC',
};

type Page = Pick<SearchResult, 'items' | 'total' | 'facets'>;

/**
 * Returns one page of live listings with the exact total and the facet counts: from the copy in memory, or by SQL
 * while the copy is stale.
 */
@Injectable()
export class SearchProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copy: CatalogueCopy,
    private readonly mapper: PropertyMapper,
  ) {}

  async search(query: SearchQuery): Promise<SearchResult> {
    const { items, total, facets } = (await this.fromCopy(query)) ?? (await this.fromDatabase(query));
    const { page, pageSize } = query;
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize), facets };
  }

  private async fromCopy(query: SearchQuery): Promise<Page | undefined> {
    const words = wordsOf(query);
    const texts = [query.location ?? '', ...words];
    if (words.length > MOST_PARTS || !texts.every(canBeText)) return undefined;
    const { columns, lowered } = await this.copy.current(texts);
    if (columns === undefined) return undefined;
    const [location = '', ...lowerWords] = lowered;
    const { ids, total, facets } = searchColumns(columns, query, { location, words: lowerWords });
    return { items: await this.cards(ids), total, facets };
  }

  private async fromDatabase(query: SearchQuery): Promise<Page> {
    const [items, counts] = await Promise.all([this.page(query), countMatches(this.dataSource, query)]);
    return { items, ...counts };
  }

  private async page(query: SearchQuery): Promise<SearchResult['items']> {
    const { where, parameters } = searchFilter(query);
    const offset = (query.page - 1) * query.pageSize;
    // The ids of the page are found on an index before the wide rows are read.
    const ids = await this.dataSource.query<{ id: number }[]>(
      `SELECT p.id FROM property p WHERE ${where} ORDER BY ${ORDER[query.sort]}
       LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, query.pageSize, offset],
    );
    return this.cards(ids.map(({ id }) => id));
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
