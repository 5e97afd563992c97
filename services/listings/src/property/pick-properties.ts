import { pickListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/** Returns the live listings among `ids`, in that order; others are left out. */
@Injectable()
export class PickProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(pickListings)
  async pick({ ids }: { ids: number[] }): Promise<{ items: ListingCard[] }> {
    const rows = await this.dataSource
      .getRepository(PropertyEntity)
      .findBy({ id: In(ids), withdrawnAt: IsNull() });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { items: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(this.mapper.toCard) };
  }
}
