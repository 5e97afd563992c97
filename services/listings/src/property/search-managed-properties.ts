import { searchManagedListings } from '@manzil/contracts/http/managed-listings';
import { type managedSearchSchema } from '@manzil/contracts/listings/property-admin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { MANAGED_FIELDS, toManagedRow } from './managed-property.js';
import { applyManagedFilter, withNames, type NamedFilter } from './managed-filter.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

type Search = NamedFilter<z.output<typeof managedSearchSchema>>;

/** Upper bound of the exact count: counting all of a large catalogue would take longer than the rest of the search. */
const MOST_COUNTED = 10_000;
/**
 * Upper bound of the count with search words: no index contains all words of a listing, so every counted listing is
 * read from the table.
 */
const MOST_READ = 500;
/** A page of common search words is usually found among this many first rows of the sort order. */
const FIRST_OF_ORDER = 1_000;

/** Returns one page of all current and former listings for staff. */
@Injectable()
export class SearchManagedProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(searchManagedListings)
  async search(
    given: z.output<typeof managedSearchSchema>,
  ): Promise<z.output<(typeof searchManagedListings)['response']>> {
    const search = await withNames(this.dataSource.manager, given);
    const { q = '', page, pageSize } = search;
    const most = q === '' ? MOST_COUNTED : MOST_READ;
    const [counted, entities] = await Promise.all([
      this.countUpTo(most + 1, search),
      q === '' ? this.readPage(search) : this.readByWords(search),
    ]);
    const total = Math.min(counted, most);
    return {
      items: entities.map((entity) => toManagedRow(entity, this.mapper)),
      total,
      page,
      pageSize,
      pageCount: Math.ceil(total / pageSize),
      more: counted > most,
    };
  }

  private rows(): SelectQueryBuilder<PropertyEntity> {
    return this.dataSource
      .createQueryBuilder(PropertyEntity, 'p')
      .select(MANAGED_FIELDS.map((field) => `p.${field}`));
  }

  private readPage(search: Search): Promise<PropertyEntity[]> {
    return onPage(inOrder(applyManagedFilter(this.rows(), search), search.sort), search).getMany();
  }

  private async readByWords(search: Search): Promise<PropertyEntity[]> {
    return (await this.readAmongFirst(search)) ?? this.readPage(search);
  }

  /**
   * Returns the page if the first rows of the sort order contain all of it. Avoids a misestimate: PostgreSQL does not
   * know that words correlate, expects few rows for "Dubai Marina", and would read and sort all matches.
   */
  private async readAmongFirst(search: Search): Promise<PropertyEntity[] | undefined> {
    const { sort, pageSize } = search;
    const query = this.dataSource.createQueryBuilder(PropertyEntity, 'p').select('p.*');
    const first = inOrder(query.where("p.presence <> 'retracted'"), sort).limit(FIRST_OF_ORDER);
    const matching = applyManagedFilter(
      this.dataSource.createQueryBuilder().select('p.id', 'id').from(`(${first.getQuery()})`, 'p'),
      search,
    );
    const found = await onPage(matching, search).getRawMany<{ id: number }>();
    if (found.length < pageSize) return undefined;
    const ids = found.map(({ id }) => id);
    return inOrder(this.rows().where('p.id IN (:...ids)', { ids }), sort).getMany();
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

const onPage = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, pageSize }: Search,
): SelectQueryBuilder<Row> => query.offset((page - 1) * pageSize).limit(pageSize);

/** Each order matches an index, which ends with the id, so that no page repeats a listing. */
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
