import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { canBeKey } from '../../row-key.js';
import { PropertyEntity } from '../property.entity.js';

const GENERATED = ['searchText', 'detailWords', 'locationText'];

/** Reads a whole listing and locks its row. NOT_FOUND, also for one of a run that was rolled back. */
export async function lockListing(manager: EntityManager, id: number): Promise<PropertyEntity> {
  const columns = manager.dataSource
    .getMetadata(PropertyEntity)
    .columns.map(({ propertyName }) => propertyName)
    .filter((name) => !GENERATED.includes(name));
  const found = canBeKey({ id })
    ? await manager
        .createQueryBuilder(PropertyEntity, 'p')
        .select(columns.map((name) => `p.${name}`))
        .where({ id })
        .setLock('pessimistic_write')
        .getOne()
    : null;
  if (found === null || found.presence === 'retracted')
    throw new DomainError('NOT_FOUND', 'There is no such property');
  return found;
}
