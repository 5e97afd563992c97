import { FILE_RESTORE_DAYS } from '@manzil/contracts/media/library';
import type { AssetEntity } from '../asset/asset.entity.js';
import type { MediaConfig } from '../config.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time between the announcement of a removal and the removal. */
const NOTICE_MS = 14 * DAY_MS;

export type RetentionConfig = Pick<MediaConfig, 'MEDIA_UNCLAIMED_HOURS' | 'MEDIA_UNUSED_DAYS'>;
type Retained = Pick<AssetEntity, 'origin' | 'kept' | 'unclaimedSince' | 'removalAnnouncedAt' | 'deletedAt'>;

/** The time at which a file in the recycle bin is removed. */
export const purgeTime = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + FILE_RESTORE_DAYS * DAY_MS);

/**
 * Returns the time at which an asset is removed unless it is claimed or restored by then; null when it is not removed.
 * A file of staff is never removed before its removal has been announced for two weeks, also when this service was
 * stopped for months.
 */
export function removalTime(asset: Retained, config: RetentionConfig): Date | null {
  const { origin, kept, unclaimedSince, removalAnnouncedAt, deletedAt } = asset;
  if (deletedAt !== null) return purgeTime(deletedAt);
  if (unclaimedSince === null) return null;
  if (origin === 'feed') return new Date(unclaimedSince.getTime() + config.MEDIA_UNCLAIMED_HOURS * HOUR_MS);
  if (kept) return null;
  const due = unclaimedSince.getTime() + config.MEDIA_UNUSED_DAYS * DAY_MS;
  return new Date(
    removalAnnouncedAt === null ? due : Math.max(due, removalAnnouncedAt.getTime() + NOTICE_MS),
  );
}

/**
 * Checks whether the retention time of an asset has passed and, for a file of staff that no member deleted, its removal
 * was announced.
 */
export function isRemovable(asset: Retained, config: RetentionConfig, now: Date): boolean {
  const at = removalTime(asset, config);
  if (at === null || at >= now) return false;
  return asset.deletedAt !== null || asset.origin === 'feed' || asset.removalAnnouncedAt !== null;
}

/** Files of staff that have been unused since before this time are announced for removal. */
export const announcedBefore = (config: RetentionConfig, now: Date): Date =>
  new Date(now.getTime() - config.MEDIA_UNUSED_DAYS * DAY_MS + NOTICE_MS);
