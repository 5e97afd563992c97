import { DomainError } from './errors.js';

/** Which save a record is, when and whose; `updatedBy` is empty where nobody is told. */
export interface Saved {
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/** CONFLICT that tells who has saved in the meantime and when; `what` begins the sentence. `saved` null: not saved yet. */
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
