import type { nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from './property.entity.js';

/** References and addresses of listings for staff: also of those that are hidden or withdrawn. */
@Injectable()
export class NameManagedProperties {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ ids }: { ids: number[] }): Promise<z.output<(typeof nameManagedProperties)['response']>> {
    const items = await this.dataSource.getRepository(PropertyEntity).find({
      select: { id: true, sourceReference: true, pagelink: true },
      where: { id: In(ids), presence: Not('retracted') },
    });
    return { items: items.map(({ id, sourceReference, pagelink }) => ({ id, sourceReference, pagelink })) };
  }
}
