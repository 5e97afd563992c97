import type {
  managedSearchSchema,
  searchManagedProperties,
} from '@manzil/contracts/listings/property-admin-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { MANAGED_FIELDS, toManagedRow } from './managed-property.js';
import { applyManagedFilter } from './managed-filter.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

type Search = z.output<typeof managedSearchSchema>;

/** Counting all of a large catalogue would take longer than everything else of a search. */
const MOST_COUNTED = 10_000;
/** No index alone holds the words of a listing, so each listing that is counted is read from the table. */
const MOST_READ = 1_000;

/** Returns one page of all current and former listings for staff. */
@Injectable()
export class SearchManagedProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  async search(search: Search): Promise<z.output<(typeof searchManagedProperties)['response']>> {
    const { page, pageSize, sort } = search;
    const query = applyManagedFilter(
      this.dataSource
        .createQueryBuilder(PropertyEntity, 'p')
        .select(MANAGED_FIELDS.map((field) => `p.${field}`)),
      search,
    );
    const most = search.q ? MOST_READ : MOST_COUNTED;
    const [entities, counted] = await Promise.all([
      inOrder(query, sort)
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany(),
      this.countUpTo(most + 1, search),
    ]);
    const total = Math.min(counted, most);
    return {
      items: entities.map((entity) => toManagedRow(entity, this.mapper)),
      ...{ total, page, pageSize, pageCount: Math.ceil(total / pageSize) },
      more: counted > most,
    };
  }

  private async countUpTo(limit: number, search: Search): Promise<number> {
    const some = applyManagedFilter(
      this.dataSource.createQueryBuilder().select('1').from('property', 'p'),
      search,
    ).limit(limit);
    const [sql, parameters] = some.getQueryAndParameters();
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${sql}) AS counted`,
      parameters,
    );
    return row.count;
  }
}

/** Each order is that of an index, which ends with the id, so that no page repeats a listing. */
function inOrder(
  query: SelectQueryBuilder<PropertyEntity>,
  sort: Search['sort'],
): SelectQueryBuilder<PropertyEntity> {
  const lastChangedFirst = (ordered: SelectQueryBuilder<PropertyEntity>) =>
    ordered.addOrderBy('p.updatedAt', 'DESC').addOrderBy('p.id', 'DESC');
  switch (sort) {
    case 'updated':
      return lastChangedFirst(query);
    case 'price-asc':
      return query.orderBy('p.price', 'ASC', 'NULLS FIRST').addOrderBy('p.id', 'ASC');
    case 'price-desc':
      return query.orderBy('p.price', 'DESC', 'NULLS LAST').addOrderBy('p.id', 'DESC');
    case 'community':
      return lastChangedFirst(query.orderBy('p.community', 'ASC'));
    case 'adviser':
      return lastChangedFirst(query.orderBy('p.agentName', 'ASC'));
  }
}
