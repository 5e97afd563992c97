import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';

/** Time in which a deleted entry can be restored. */
const RESTORE_MS = RESTORE_DAYS * 86_400_000;

export const purgeTimeOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_MS);
export const purgeLimitAt = (now: Date): Date => new Date(now.getTime() - RESTORE_MS);
