import { overridesSchema, type Overrides } from '@manzil/contracts/listings/overrides';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { PastAct } from '../http/ports.js';

/** Finds who set each lock that a listing has now. `entries` are its audit entries, newest first. */
export function readLocks(overrides: Overrides, entries: readonly PastAct[]): Lock[] {
  return overridesSchema.keyof().options.flatMap((field) => {
    if (overrides[field] === undefined) return [];
    const setBy = lastChange(entries, field) ?? lastThatAgrees(entries, field, overrides[field]);
    return setBy === undefined ? [] : [{ field, by: setBy.username, at: setBy.at.toISOString(), reason: '' }];
  });
}

const lastChange = (entries: readonly PastAct[], field: string): PastAct | undefined =>
  entries.find(({ changes }) => changes.some((change) => change.field === field));

/**
 * Entries of earlier releases contain all locks after the action. Of the latest entries with the current value, the
 * oldest one has set the lock.
 */
function lastThatAgrees(
  entries: readonly PastAct[],
  field: keyof Overrides,
  value: Overrides[keyof Overrides],
): PastAct | undefined {
  let found: PastAct | undefined;
  for (const entry of entries.filter(({ details }) => 'overrides' in details)) {
    const left = overridesSchema.safeParse(entry.details.overrides);
    if (!left.success || left.data[field] !== value) break;
    found = entry;
  }
  return found;
}
