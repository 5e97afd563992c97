import type { AuditChange, AuditEntity } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import type { Collection } from './collection.js';
import type { EntryEntity } from './stamped.entity.js';

/** Columns that say who saved what when: the audit trail knows that by itself. */
const STAMPS = new Set(['id', 'position', 'version', 'updatedAt', 'updatedBy', 'deletedAt', 'deletedBy']);

/** What a save changed of an entry; of a new one all that it says. */
export const entryChanges = (before: EntryEntity | null, after: EntryEntity): AuditChange[] =>
  changesBetween(
    before,
    after,
    Object.keys(after).filter((field) => !STAMPS.has(field)),
  );

/** An entry as the audit trail names it. */
export const auditedEntry = <E extends EntryEntity>(
  { audited, titleOf }: Pick<Collection<E, never, unknown, unknown>, 'audited' | 'titleOf'>,
  entry: E,
): AuditEntity => ({
  kind: audited.kind,
  id: String(entry.id),
  title: titleOf(entry),
  link: audited.section,
});
