import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';

/** A deleted entry can be restored for so many milliseconds. */
const RESTORE_MS = RESTORE_DAYS * 86_400_000;

export const purgeTimeOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_MS);
export const purgeLimitAt = (now: Date): Date => new Date(now.getTime() - RESTORE_MS);
