import { getManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { canBeKey } from '../row-key.js';
import { MANAGED_FIELDS, toManagedProperty } from './managed-property.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/**
 * Returns a listing for staff, also a hidden or withdrawn one. Listings of runs that were rolled back are not found.
 */
@Injectable()
export class GetManagedProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(getManagedProperty)
  async get(by: { pagelink: string }): Promise<z.output<(typeof getManagedProperty)['response']>> {
    const entity = canBeKey(by) ? await this.read(by) : null;
    if (entity === null || entity.presence === 'retracted')
      throw new DomainError('NOT_FOUND', 'There is no such property');
    return { property: this.mapper.toProperty(entity), managed: toManagedProperty(entity, this.mapper) };
  }

  private read(by: { pagelink: string }): Promise<PropertyEntity | null> {
    return this.dataSource
      .createQueryBuilder(PropertyEntity, 'p')
      .addSelect([...MANAGED_FIELDS, 'feedValues'].map((field) => `p.${field}`))
      .where(by)
      .getOne();
  }
}
