import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { Clock } from '../clock.js';
import type { Collection } from '../editing/collection.js';
import { PurgeEntries } from '../editing/purge-entries.js';
import { purgeLimitAt } from '../editing/restore-time.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { FAQS } from '../faq/faq.collection.js';
import { NAVIGATION } from '../site-frame/navigation.collection.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';

/** Purges entries that can no longer be restored. */
@Injectable()
export class PurgeDeletedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly purgeEntries: PurgeEntries,
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
    await this.purgeEntries.purge(manager, collection, gone);
    return gone.length;
  }
}
