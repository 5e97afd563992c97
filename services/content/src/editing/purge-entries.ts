import { deleteLifecycles } from '@manzil/lifecycle/version.repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { deleteTranslations } from '@manzil/lifecycle/translation/translate';
import { entryUser } from './entry-files.js';
import type { Collection } from './collection.js';
import { auditedEntry } from './entry-changes.js';
import type { EntryEntity } from './stamped.entity.js';

/** Permanently removes deleted entries with their versions, and releases their files. The entries must be locked. */
@Injectable()
export class PurgeEntries {
  constructor(
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  async purge<E extends EntryEntity>(
    manager: EntityManager,
    collection: Collection<E, never, unknown, unknown>,
    gone: readonly E[],
  ): Promise<void> {
    if (gone.length === 0) return;
    for (const entry of gone) {
      const users = await entryUser(manager, collection, entry);
      const released = users.map((user) => ({ ...user, version: user.version + 1, texts: [] }));
      await this.claimFiles.claim(manager, released);
      await this.auditLog.record(manager, {
        action: 'content-purged',
        entity: { ...auditedEntry(collection, entry), link: null },
      });
    }
    const ids = gone.map(({ id }) => id);
    const kind = collection.publishing?.kind;
    if (kind !== undefined) {
      await deleteLifecycles(manager, kind, ids);
      await deleteTranslations(manager, kind, ids);
    }
    await manager.delete(collection.entity, ids);
  }
}
