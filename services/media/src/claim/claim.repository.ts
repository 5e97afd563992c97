import type { assetReferences } from '@manzil/contracts/media/references';
import type { AssetUse } from '@manzil/contracts/media/library';
import { In, LessThan, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { lockStem } from '../asset/asset.repository.js';
import { AssetClaimEntity } from './asset-claim.entity.js';

export const isClaimed = (manager: EntityManager, stem: string): Promise<boolean> =>
  manager.existsBy(AssetClaimEntity, { stem });

/** Returns the records that use each of the stems; unused stems are left out. */
export async function usesOf(manager: EntityManager, stems: string[]): Promise<Map<string, AssetUse[]>> {
  const rows = await manager.query<({ stem: string } & AssetUse)[]>(
    `SELECT c.stem, o.owner, o.label FROM asset_claim c JOIN asset_owner o USING (owner)
     WHERE c.stem = ANY($1) ORDER BY o.label, o.owner`,
    [stems],
  );
  const uses = new Map<string, AssetUse[]>();
  for (const { stem, ...use } of rows) uses.set(stem, [...(uses.get(stem) ?? []), use]);
  return uses;
}

/**
 * Locks the stems in one order, which prevents deadlocks between transactions that claim the same ones, and keeps them
 * from being deleted between the check of their claims and the end of the transaction.
 */
export async function lockStems(manager: EntityManager, stems: Iterable<string>): Promise<void> {
  for (const stem of [...new Set(stems)].sort()) await lockStem(manager, stem);
}

/** Stores the version of a record's last message; returns false when it is not newer. Locks the owner's row. */
export async function isNewerVersion(
  manager: EntityManager,
  { owner, label, version }: { owner: string; label: string; version: number },
): Promise<boolean> {
  const newer = await manager.query<unknown[]>(
    `WITH followed AS (
       INSERT INTO asset_owner AS known (owner, label, version) VALUES ($1, $2, $3)
       ON CONFLICT (owner) DO UPDATE SET label = excluded.label, version = excluded.version
         WHERE known.version < excluded.version
       RETURNING owner)
     SELECT owner FROM followed`,
    [owner, label, version],
  );
  return newer.length > 0;
}

/**
 * Records that a part of a record's references has arrived, and returns whether its version is complete; undefined for
 * a repeated part or an earlier version. Locks the owner's row, so that messages of one record are applied in turn.
 */
export async function recordPart(
  manager: EntityManager,
  { owner, label, version, part, parts }: z.output<typeof assetReferences>,
): Promise<{ isComplete: boolean } | undefined> {
  const [recorded] = await manager.query<{ isComplete: boolean }[]>(
    `WITH recorded AS (
       INSERT INTO asset_owner AS known (owner, label, version, parts_followed) VALUES ($1, $2, $3, ARRAY[$4::int])
       ON CONFLICT (owner) DO UPDATE SET label = excluded.label, version = excluded.version,
         parts_followed = CASE WHEN known.version < excluded.version THEN excluded.parts_followed
                               ELSE known.parts_followed || excluded.parts_followed END
         WHERE known.version < excluded.version
            OR known.version = excluded.version AND NOT known.parts_followed @> excluded.parts_followed
       RETURNING cardinality(parts_followed) >= $5 AS "isComplete")
     SELECT "isComplete" FROM recorded`,
    [owner, label, version, part, parts],
  );
  return recorded;
}

/** Returns the stems that the record named at earlier versions only. */
export async function stemsBefore(manager: EntityManager, owner: string, version: number): Promise<string[]> {
  const claims = await manager.findBy(AssetClaimEntity, { owner, version: LessThan(String(version)) });
  return claims.map(({ stem }) => stem);
}

export async function claimAt(
  manager: EntityManager,
  owner: string,
  version: number,
  stems: string[],
): Promise<void> {
  if (stems.length === 0) return;
  const rows = stems.map((stem) => ({ owner, stem, version: String(version) }));
  await manager.upsert(AssetClaimEntity, rows, ['stem', 'owner']);
}

export async function stemsOf(manager: EntityManager, owner: string): Promise<string[]> {
  return (await manager.findBy(AssetClaimEntity, { owner })).map(({ stem }) => stem);
}

export async function addClaims(manager: EntityManager, owner: string, stems: string[]): Promise<void> {
  const rows = stems.map((stem) => ({ owner, stem }));
  await manager.createQueryBuilder().insert().into(AssetClaimEntity).values(rows).orIgnore().execute();
}

export async function removeClaims(manager: EntityManager, owner: string, stems: string[]): Promise<void> {
  await manager.delete(AssetClaimEntity, { owner, stem: In(stems) });
}
