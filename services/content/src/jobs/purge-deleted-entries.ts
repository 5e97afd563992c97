import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedEntry } from '../editing/entry-changes.js';
import type { Collection } from '../editing/collection.js';
import { purgeLimitAt } from '../editing/restore-time.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { FAQS } from '../faq/faq.collection.js';
import { entryUser } from '../media-use/file-users.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { deleteLifecycles } from '@manzil/service-kit/lifecycle/version.repository';
import { NAVIGATION } from '../site-frame/navigation.collection.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';

/** Purges entries whose time to be restored is over, and releases their files. */
@Injectable()
export class PurgeDeletedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns how many entries were purged */
  async purge(): Promise<number> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      let purged = await this.purgeCollection(manager, FAQS, now);
      purged += await this.purgeCollection(manager, TEAM, now);
      purged += await this.purgeCollection(manager, TESTIMONIALS, now);
      purged += await this.purgeCollection(manager, NAVIGATION, now);
      return purged + (await this.purgeCollection(manager, BLOG_POSTS, now));
    });
  }

  /** The row lock waits for an entry that is being restored, which is then not purged. */
  private async purgeCollection<E extends EntryEntity>(
    manager: EntityManager,
    collection: Collection<E, never, unknown, unknown>,
    now: Date,
  ): Promise<number> {
    const gone = await manager.find(collection.entity, {
      where: { deletedAt: LessThanOrEqual(purgeLimitAt(now)) } as FindOptionsWhere<E>,
      lock: { mode: 'pessimistic_write' },
    });
    if (gone.length === 0) return 0;
    for (const entry of gone) {
      const users = await entryUser(manager, collection, entry);
      const released = users.map((user) => ({ ...user, version: user.version + 1, texts: [] }));
      await this.claimFiles.claim(manager, released);
    }
    const ids = gone.map(({ id }) => id);
    if (collection.publishing !== undefined) await deleteLifecycles(manager, collection.publishing.kind, ids);
    for (const entry of gone)
      await this.auditLog.record(manager, {
        action: 'content-purged',
        entity: { ...auditedEntry(collection, entry), link: null },
      });
    await manager.delete(collection.entity, ids);
    return gone.length;
  }
}
