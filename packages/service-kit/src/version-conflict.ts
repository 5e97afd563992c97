import { DomainError } from './errors.js';

/** Version, time and author of a record's last save; `updatedBy` is empty where the author is not shown. */
export interface Saved {
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * Returns a CONFLICT with the user who saved meanwhile and the time.
 * @param what the subject of the message's sentence
 * @param saved null when the record was never saved
 */
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

/** CONFLICT when the stored version (0 without a record) is not the expected one. */
export function assertVersion(what: string, saved: Saved | null, expectedVersion: number): void {
  if ((saved?.version ?? 0) !== expectedVersion) throw versionConflict(what, saved);
}
