import type {
  managedSearchSchema,
  searchManagedProperties,
} from '@manzil/contracts/listings/property-admin-rpc';
import { RESIDENTIAL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { canBeText } from '../row-key.js';
import { MANAGED_FIELDS, toManagedProperty } from './managed-property.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';
import { escapeLike } from '../search/postgres/search-filter.js';

type Search = z.output<typeof managedSearchSchema>;

const HIDDEN = "p.overrides->'hidden' = 'true'::jsonb";
const IN_FEED = "p.presence IN ('listed', 'missing')";

const STATUS: Record<Exclude<Search['status'], 'all'>, string> = {
  public: 'p.withdrawn_at IS NULL',
  missing: "p.presence = 'missing' AND p.withdrawn_at IS NULL",
  hidden: `${IN_FEED} AND ${HIDDEN}`,
  withdrawn: "p.presence = 'gone'",
  overridden: "p.overrides <> '{}'::jsonb",
};

/** Returns one page of all current and former listings for staff, without those of runs that were rolled back. */
@Injectable()
export class SearchManagedProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  async search(search: Search): Promise<z.output<(typeof searchManagedProperties)['response']>> {
    const { page, pageSize } = search;
    const query = this.dataSource
      .getRepository(PropertyEntity)
      .createQueryBuilder('p')
      .select(MANAGED_FIELDS.map((field) => `p.${field}`))
      .where("p.presence <> 'retracted'")
      .orderBy('p.updatedAt', 'DESC')
      .addOrderBy('p.id', 'DESC')
      .skip((page - 1) * pageSize)
      .take(pageSize);
    narrow(query, search);
    const [entities, total] = await query.getManyAndCount();
    const items = entities.map((entity) => toManagedProperty(entity, this.mapper));
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize) };
  }
}

function narrow(query: SelectQueryBuilder<PropertyEntity>, search: Search): void {
  const { q = '', adType, type, residential, status } = search;
  if (adType !== undefined) query.andWhere('p.adType = :adType', { adType });
  if (type !== undefined) query.andWhere('p.unitType = :type', { type });
  if (residential === true)
    query.andWhere('p.unitType IN (:...residential)', { residential: RESIDENTIAL_UNIT_TYPES });
  if (status !== 'all') query.andWhere(STATUS[status]);
  for (const [index, word] of q.split(/\s+/).filter(Boolean).entries()) {
    if (!canBeText(word)) query.andWhere('false');
    else
      query.andWhere(`p.search_text LIKE lower(:word${index})`, {
        [`word${index}`]: `%${escapeLike(word)}%`,
      });
  }
}
