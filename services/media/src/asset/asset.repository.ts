import { In, type EntityManager } from 'typeorm';
import { AssetEntity } from './asset.entity.js';

/**
 * Held until the transaction ends: whoever stores, replaces or removes the files of a stem holds it, so that
 * the sweep of leftovers never takes a file whose row is about to be committed.
 */
export async function lockStem(manager: EntityManager, stem: string): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('asset ' || $1, 0))", [stem]);
}

export function findByFilename(manager: EntityManager, filename: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { filename });
}

export function findByStem(manager: EntityManager, stem: string): Promise<AssetEntity | null> {
  return manager.findOneBy(AssetEntity, { stem });
}

/** Those of the stems that belong to an asset. */
export async function knownStems(manager: EntityManager, stems: string[]): Promise<Set<string>> {
  const known = await manager.find(AssetEntity, {
    select: { id: true, stem: true },
    where: { stem: In(stems) },
  });
  return new Set(known.map(({ stem }) => stem));
}
