import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { RecordAct } from '../change/record-act.js';
import { Clock } from '../clock.js';
import { auditedEntry } from '../editing/entry-changes.js';
import type { Collection } from '../editing/collection.js';
import { purgeLimitAt } from '../editing/restore-time.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { FAQS } from '../faq/faq.collection.js';
import { entryUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import { NAVIGATION } from '../site-frame/navigation.collection.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';

/** Deletes for good what nobody can bring back any more and lets its files go. No visitor sees a difference. */
@Injectable()
export class PurgeDeletedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  /** @returns how many. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      let purged = await this.purge(manager, FAQS, now);
      purged += await this.purge(manager, TEAM, now);
      purged += await this.purge(manager, TESTIMONIALS, now);
      purged += await this.purge(manager, NAVIGATION, now);
      return purged + (await this.purge(manager, BLOG_POSTS, now));
    });
  }

  /** An entry that is being restored is waited for, and is not among the deleted ones then. */
  private async purge<E extends EntryEntity>(
    manager: EntityManager,
    collection: Collection<E, never, unknown, unknown>,
    now: Date,
  ): Promise<number> {
    const gone = await manager.find(collection.entity, {
      where: { deletedAt: LessThanOrEqual(purgeLimitAt(now)) } as FindOptionsWhere<E>,
      lock: { mode: 'pessimistic_write' },
    });
    if (gone.length === 0) return 0;
    const users = gone.flatMap((entry) => entryUser(collection, entry));
    await this.tellUses.execute(
      manager,
      users.map((user) => ({ ...user, version: user.version + 1, texts: [] })),
    );
    for (const entry of gone)
      await this.recordAct.record(manager, {
        action: 'content-purged',
        entity: { ...auditedEntry(collection, entry), link: null },
      });
    await manager.delete(
      collection.entity,
      gone.map(({ id }) => id),
    );
    return gone.length;
  }
}
