import { DomainError } from '@manzil/service-kit/errors';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { In, IsNull, type EntityManager } from 'typeorm';
import { AssetEntity } from './asset.entity.js';

/**
 * Locks a stem until the transaction ends. Every transaction that stores, replaces or removes files of the stem takes
 * this lock, so that the sweep never removes a file whose row is about to be committed.
 */
export const lockStem = (manager: EntityManager, stem: string): Promise<void> =>
  transactionLock(manager, `asset ${stem}`);

export const noSuchFile = (): DomainError => new DomainError('NOT_FOUND', 'There is no such file');

/** Condition for existing assets: neither in the recycle bin nor being removed. */
export const PRESENT = { deletedAt: IsNull(), deletingAt: IsNull() };

export function findByFilename(manager: EntityManager, filename: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { filename, ...PRESENT });
}

export function findById(manager: EntityManager, id: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { id, ...PRESENT });
}

export function findPresent(manager: EntityManager, stem: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { stem, ...PRESENT });
}

/** Also finds an asset that is in the recycle bin or being removed. */
export function findByStem(manager: EntityManager, stem: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { stem });
}

/** Returns the stems that belong to an asset. */
export async function knownStems(manager: EntityManager, stems: string[]): Promise<Set<string>> {
  const known = await manager.find(AssetEntity, {
    select: { id: true, stem: true },
    where: { stem: In(stems) },
  });
  return new Set(known.map(({ stem }) => stem));
}
