import type { EntityManager } from 'typeorm';

/**
 * Starts the grace period of stems without claims and ends it for stems with claims. An asset that is in the recycle
 * bin or about to be removed is restored when it is claimed again.
 */
export async function updateGracePeriods(manager: EntityManager, stems: string[]): Promise<void> {
  await manager.query(
    `UPDATE asset a SET
       unclaimed_since = CASE WHEN claimed.yes THEN NULL ELSE coalesce(a.unclaimed_since, now()) END,
       removal_announced_at = CASE WHEN claimed.yes THEN NULL ELSE a.removal_announced_at END,
       deleting_at = CASE WHEN claimed.yes THEN NULL ELSE a.deleting_at END,
       deleted_at = CASE WHEN claimed.yes THEN NULL ELSE a.deleted_at END,
       deleted_by = CASE WHEN claimed.yes THEN NULL ELSE a.deleted_by END
     FROM (SELECT stem, EXISTS (SELECT 1 FROM asset_claim c WHERE c.stem = asset.stem) AS yes
           FROM asset WHERE stem = ANY($1)) claimed
     WHERE a.stem = claimed.stem`,
    [stems],
  );
}
