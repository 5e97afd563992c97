import { changesBetween } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import { clearPublishTime, ensureVersion, recordVersion } from '@manzil/lifecycle/version.repository';
import { ClaimFiles } from '../media-use/claim-files.js';
import type { FooterEntity } from './footer.entity.js';
import { FRAME_ID, type FramePart } from './frame-part.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

/** Stores a part of the frame, records its version, writes its audit record, and claims the files that it uses. */
@Injectable()
export class StoreFramePart {
  constructor(
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  /** Replaces the fields of the row as its next public version. */
  async store<E extends FooterEntity | NavigationStyleEntity, Fields extends object>(
    { manager, now }: WriteContext,
    part: FramePart<E, Fields>,
    before: E,
    { fields, by }: { fields: Fields; by: string },
  ): Promise<E> {
    const { kind, audited, fieldsOf, entity } = part;
    const stamp = { onlyRow: true, version: before.version + 1, updatedAt: now, updatedBy: by };
    const versionOf = (row: E) => ({
      kind,
      id: FRAME_ID,
      version: row.version,
      fields: fieldsOf(row),
      published: true,
      savedAt: row.updatedAt,
      savedBy: row.updatedBy,
    });
    if (before.version > 0) await ensureVersion(manager, versionOf(before));
    const saved = await manager.save(Object.assign(new entity(), { ...fields, ...stamp }));
    await recordVersion(manager, versionOf(saved));
    await clearPublishTime(manager, { kind, id: FRAME_ID });
    await this.claim(manager, part, saved);
    const changes = changesBetween(before, saved, Object.keys(fields));
    await this.auditLog.record(manager, { action: 'content-updated', entity: audited, changes });
    return saved;
  }

  /** Claims the files of the row and of its versions. */
  async claim<E extends FooterEntity | NavigationStyleEntity, Fields extends object>(
    manager: EntityManager,
    { userOf }: FramePart<E, Fields>,
    row: E,
  ): Promise<void> {
    if (userOf !== undefined) await this.claimFiles.claim(manager, [await userOf(manager, row)]);
  }
}
