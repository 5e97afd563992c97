import type { ListingCard } from '@manzil/contracts/listings/property';
import type { listAgentProperties } from '@manzil/contracts/listings/rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/** Both conditions have an index (property_agent_brn, property_agent_name). */
const IS_OF_AGENT = `(
  (:brn <> '' AND property.agent->>'licence' = :brn)
  OR (lower(property.agent->>'name') = lower(:name)
      AND (:brn = '' OR coalesce(property.agent->>'licence', '') = ''))
)`;

/** Lists live listings of an agent, by their registration number or, for listings without one, by their name. */
@Injectable()
export class ListAgentProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  async list({ name, brn, adType, count }: z.output<typeof listAgentProperties.request>): Promise<{
    items: ListingCard[];
    total: number;
  }> {
    const [rows, total] = await this.dataSource
      .createQueryBuilder(PropertyEntity, 'property')
      .where('property.withdrawnAt IS NULL AND property.adType = :adType', { adType })
      .andWhere(IS_OF_AGENT, { name, brn })
      .orderBy('property.listedAt', 'DESC')
      .addOrderBy('property.id', 'DESC')
      .limit(count)
      .getManyAndCount();
    return { items: rows.map(this.mapper.toCard), total };
  }
}
