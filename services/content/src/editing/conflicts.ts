import { versionConflict, type Saved } from '@manzil/service-kit/version-conflict';

/** CONFLICT when the stored version (0 without a row) is not the expected one. */
export function assertVersion(what: string, saved: Saved | null, expectedVersion: number): void {
  if ((saved?.version ?? 0) !== expectedVersion) throw versionConflict(what, saved);
}
