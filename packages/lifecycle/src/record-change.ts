import type { EntryFields, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LifecyclePort, PublishedRecord } from './lifecycle-port.js';
import { LifecycleAudit } from './lifecycle-ports.js';
import { lifecyclesOf } from './lifecycle.mapper.js';
import { deleteApproval, ensureVersion, findDraft } from './version.repository.js';

type Action =
  | 'content-draft-saved'
  | 'content-draft-discarded'
  | 'content-published'
  | 'content-withdrawn'
  | 'content-scheduled'
  | 'content-version-restored'
  | 'content-approval-requested'
  | 'content-approval-taken-back'
  | 'content-approved'
  | 'content-sent-back';

/** Changes that make a pending request obsolete. */
const ANSWERS: readonly Action[] = ['content-withdrawn', 'content-scheduled', 'content-draft-discarded'];

/** Writes the audit record of a lifecycle change, and returns the changed entry. */
@Injectable()
export class RecordChange {
  constructor(private readonly audit: LifecycleAudit) {}

  async record(
    manager: EntityManager,
    port: LifecyclePort,
    { action, id, details }: { action: Action; id: number; details?: Record<string, string | number | null> },
  ): Promise<LifecycleChange> {
    const record = await port.require(manager, id);
    if (ANSWERS.includes(action)) await deleteApproval(manager, { kind: port.kind, id });
    await this.audit.record(manager, {
      action,
      entity: port.audited(record),
      ...(details && { details }),
    });
    const lifecycle = (await lifecyclesOf(manager, port.kind, [record])).get(id);
    if (lifecycle === undefined) throw new Error(`The ${port.noun} ${id} has no lifecycle`);
    return { id, version: record.version, lifecycle };
  }
}

/** Records the live state of an entry that was written without a version; one that was never saved has none. */
export async function ensureLiveVersion(
  manager: EntityManager,
  { kind }: LifecyclePort,
  { id, version, fields, live, updatedAt, updatedBy }: PublishedRecord,
): Promise<void> {
  if (version === 0) return;
  const saved = { savedAt: updatedAt, savedBy: updatedBy };
  await ensureVersion(manager, { kind, id, version, fields, published: live, ...saved });
}

/** Returns the fields of the draft beside a live entry; undefined without one. */
export async function draftOf(
  manager: EntityManager,
  { kind }: LifecyclePort,
  { id, version, live }: PublishedRecord,
): Promise<EntryFields | undefined> {
  return live ? (await findDraft(manager, { kind, id, version }))?.fields : undefined;
}

export const conflict = (message: string, reason: string): DomainError =>
  new DomainError('CONFLICT', message, { details: { reason } });
