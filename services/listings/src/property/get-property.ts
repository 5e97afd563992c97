import type { Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/**
 * Returns one listing by its link or id, withdrawn or not. NOT_FOUND for an unknown listing, for one whose run was
 * rolled back, and for a draft. A listing hidden by staff is returned as withdrawn.
 */
@Injectable()
export class GetProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(getProperty)
  async get(by: { pagelink: string } | { id: number }): Promise<Property> {
    const entity = canBeKey(by) ? await this.dataSource.getRepository(PropertyEntity).findOneBy(by) : null;
    if (entity === null || entity.presence === 'retracted' || entity.isDraft)
      throw new DomainError('NOT_FOUND', 'There is no such property');
    return this.mapper.toProperty(entity);
  }
}
