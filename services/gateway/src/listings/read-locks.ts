import { overridesSchema, type Overrides } from '@manzil/contracts/listings/overrides';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { AuditEntry } from '../accounts/audit-entry.entity.js';

type Entry = Pick<AuditEntry, 'at' | 'username' | 'changes' | 'details'>;

/** Who set each of the locks that a listing has now. `entries` are the acts on it, newest first. */
export function readLocks(overrides: Overrides, entries: readonly Entry[]): Lock[] {
  return overridesSchema.keyof().options.flatMap((field) => {
    if (overrides[field] === undefined) return [];
    const setBy = lastChange(entries, field) ?? lastThatAgrees(entries, field, overrides[field]);
    return setBy === undefined ? [] : [{ field, by: setBy.username, at: setBy.at.toISOString() }];
  });
}

const lastChange = (entries: readonly Entry[], field: string): Entry | undefined =>
  entries.find(({ changes }) => changes.some((change) => change.field === field));

/** Acts of earlier releases hold all locks as they were left: the last of those in a row that agree set it. */
function lastThatAgrees(
  entries: readonly Entry[],
  field: keyof Overrides,
  value: Overrides[keyof Overrides],
): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of entries.filter(({ details }) => 'overrides' in details)) {
    const left = overridesSchema.safeParse(entry.details.overrides);
    if (!left.success || left.data[field] !== value) break;
    found = entry;
  }
  return found;
}
