import type { AuditChange, AuditEntity } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import type { Collection } from './collection.js';
import type { EntryEntity } from './stamped.entity.js';

/** Columns that an audit record contains in other fields. */
const STAMPS = new Set([
  'id',
  'position',
  'live',
  'version',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'deletedBy',
]);

/** Returns the fields that a save changed; for a new entry all fields with a value. */
export const entryChanges = (before: EntryEntity | null, after: EntryEntity): AuditChange[] =>
  changesBetween(
    before,
    after,
    Object.keys(after).filter((field) => !STAMPS.has(field)),
  );

/** Returns the entity of an entry in audit records. */
export const auditedEntry = <E extends EntryEntity>(
  { audited, titleOf }: Pick<Collection<E, never, unknown, unknown>, 'audited' | 'titleOf'>,
  entry: E,
): AuditEntity => ({
  kind: audited.kind,
  id: String(entry.id),
  title: titleOf(entry),
  link: audited.section,
});
