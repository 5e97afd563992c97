import { versionConflict, type Saved } from '@manzil/service-kit/version-conflict';

/** Refuses a save that was made on another version than the one there is (0: none). */
export function assertVersion(what: string, saved: Saved | null, expectedVersion: number): void {
  if ((saved?.version ?? 0) !== expectedVersion) throw versionConflict(what, saved);
}
