import { DomainError } from '@manzil/service-kit/errors';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { lockStem } from '../asset/asset.repository.js';

/** Condition for files in the recycle bin, without the ones being removed. */
export const IN_BIN = { deletedAt: Not(IsNull()), deletingAt: IsNull() };

/** Reads a file in the recycle bin under the lock of its stem, so that it is restored or purged once. NOT_FOUND. */
export async function lockDeleted(manager: EntityManager, id: string): Promise<AssetEntity> {
  const seen = await manager.findOneBy(AssetEntity, { id, ...IN_BIN });
  if (seen === null) throw notInBin();
  await lockStem(manager, seen.stem);
  const locked = await manager.findOneBy(AssetEntity, { id, ...IN_BIN });
  if (locked === null) throw notInBin();
  return locked;
}

const notInBin = (): DomainError => new DomainError('NOT_FOUND', 'This file is not in the recycle bin');
