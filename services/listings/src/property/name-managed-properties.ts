import { nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from './property.entity.js';

/** Returns references and paths of listings for staff, also of hidden or withdrawn ones. */
@Injectable()
export class NameManagedProperties {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(nameManagedProperties)
  async name({ ids }: { ids: number[] }): Promise<z.output<(typeof nameManagedProperties)['response']>> {
    const items = await this.dataSource.getRepository(PropertyEntity).find({
      select: { id: true, sourceReference: true, pagelink: true },
      where: { id: In(ids), presence: Not('retracted') },
    });
    return { items: items.map(({ id, sourceReference, pagelink }) => ({ id, sourceReference, pagelink })) };
  }
}
