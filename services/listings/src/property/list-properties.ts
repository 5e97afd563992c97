import type { Property } from '@manzil/contracts/listings/property';
import { listProperties } from '@manzil/contracts/listings/property-rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { LAST_ID } from '../row-key.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/** Returns one slice of all live listings in id order; the next one starts after `nextAfterId`. */
@Injectable()
export class ListProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(listProperties)
  async list({ adType, afterId, limit }: { adType: AdType; afterId: number; limit: number }): Promise<{
    items: Property[];
    nextAfterId: number | null;
  }> {
    const rows = await this.dataSource.getRepository(PropertyEntity).find({
      where: { adType, withdrawnAt: IsNull(), id: MoreThan(Math.min(Math.max(afterId, 0), LAST_ID)) },
      order: { id: 'ASC' },
      take: limit,
    });
    return {
      items: rows.map(this.mapper.toProperty),
      nextAfterId: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
    };
  }
}
