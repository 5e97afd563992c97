import type { Lock } from '@manzil/contracts/gateway/managed-listing';
import { overridesSchema, type Overrides } from '@manzil/contracts/listings/overrides';
import type { AuditEntry } from '../accounts/audit-entry.entity.js';

type Entry = Pick<AuditEntry, 'at' | 'username' | 'details'>;

/**
 * Who set each of the locks that a listing has now. `entries` are the acts on it, newest first: the one that set a
 * lock is the last of those in a row which left it as it is.
 */
export function readLocks(overrides: Overrides, entries: readonly Entry[]): Lock[] {
  return overridesSchema.keyof().options.flatMap((field) => {
    if (overrides[field] === undefined) return [];
    const setBy = lastThatAgrees(entries, field, overrides[field]);
    return setBy === undefined ? [] : [{ field, by: setBy.username, at: setBy.at.toISOString() }];
  });
}

function lastThatAgrees(
  entries: readonly Entry[],
  field: keyof Overrides,
  value: Overrides[keyof Overrides],
): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of entries) {
    const left = overridesSchema.safeParse(entry.details.overrides);
    if (!left.success || left.data[field] !== value) break;
    found = entry;
  }
  return found;
}
