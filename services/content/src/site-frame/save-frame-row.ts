import { changesBetween } from '@manzil/service-kit/audit-record';
import type { AuditLog } from '../change/audit-log.js';
import type { WriteContext } from '../editing/collection.js';
import { assertVersion } from '../editing/conflicts.js';
import type { FooterEntity } from './footer.entity.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

export interface FrameSave<Fields> {
  fields: Fields;
  expectedVersion: number;
  by: string;
}

interface FramePart {
  /** Name in error messages. */
  what: string;
  audited: { kind: string; title: string; link: string };
}

/** Saves the single row of a table, which may not exist yet. CONFLICT when it is not at the expected version. */
export async function saveFrameRow<E extends NavigationStyleEntity | FooterEntity>(
  { manager, now }: WriteContext,
  { what, audited }: FramePart,
  auditLog: AuditLog,
  row: { saved: E | null; entity: new () => E },
  { fields, expectedVersion, by }: FrameSave<object>,
): Promise<E> {
  const before = row.saved && { ...row.saved };
  assertVersion(what, row.saved, expectedVersion);
  const stamp = { version: expectedVersion + 1, updatedAt: now, updatedBy: by };
  const saved = await manager.save(
    Object.assign(row.saved ?? new row.entity(), { onlyRow: true, ...fields, ...stamp }),
  );
  const changes = changesBetween(before, saved, Object.keys(fields));
  await auditLog.record(manager, { action: 'content-updated', entity: { id: null, ...audited }, changes });
  return saved;
}
