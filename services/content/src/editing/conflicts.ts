import { DomainError } from '@manzil/service-kit/errors';

interface Saved {
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/** CONFLICT that tells who has saved in the meantime and when; `what` begins the sentence. */
export function versionConflict(what: string, saved: Saved | null): DomainError {
  const who = saved === null || saved.updatedBy === '' ? 'somebody else' : saved.updatedBy;
  return new DomainError('CONFLICT', `${what} was changed by ${who} in the meantime`, {
    details: {
      reason: 'version',
      version: saved?.version ?? 0,
      updatedBy: saved?.updatedBy ?? '',
      updatedAt: saved?.updatedAt.toISOString() ?? null,
    },
  });
}

/** Refuses a save that was made on another version than the one there is (0: none). */
export function assertVersion(what: string, saved: Saved | null, expectedVersion: number): void {
  if ((saved?.version ?? 0) !== expectedVersion) throw versionConflict(what, saved);
}
