import type { Property } from '@manzil/contracts/listings/property';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/**
 * One listing by its link or id, withdrawn or not. NOT_FOUND when there never was one, or none that the public
 * knows of: the run that added it was rolled back. One that staff hide is withdrawn as long as they do.
 */
@Injectable()
export class GetProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  async execute(by: { pagelink: string } | { id: number }): Promise<Property> {
    const entity = canBeKey(by) ? await this.dataSource.getRepository(PropertyEntity).findOneBy(by) : null;
    if (entity === null || entity.presence === 'retracted')
      throw new DomainError('NOT_FOUND', 'There is no such property');
    return this.mapper.toProperty(entity);
  }
}
