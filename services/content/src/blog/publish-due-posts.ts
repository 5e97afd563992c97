import { tryTransactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedEntry } from '../editing/entry-changes.js';
import type { DatedEntries, DatedEntry } from '@manzil/lifecycle/upcoming-changes';
import { markPublished } from '@manzil/lifecycle/version.repository';
import { BLOG_POSTS } from './blog-post.collection.js';
import { BlogPostEntity } from './blog-post.entity.js';

/**
 * Publishes the scheduled posts that are due, with their events. The public state is stored instead of compared with
 * the clock, so that all replicas show a post from the same commit on, together with its event.
 */
@Injectable()
export class PublishDuePosts implements DatedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announceCollection: AnnounceCollection,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  async list(): Promise<DatedEntry[]> {
    const posts = await this.dataSource.manager.find(BlogPostEntity, {
      select: { id: true, publishAt: true },
      where: { state: 'scheduled', publishAt: Not(IsNull()), deletedAt: IsNull() },
    });
    return posts.flatMap(({ id, publishAt: at }) => (at === null ? [] : [{ kind: 'blog-post', id, at }]));
  }

  async publishDue(): Promise<void> {
    const now = this.clock.now();
    if (!(await isAnyDue(this.dataSource.manager, now))) return;
    await this.dataSource.transaction(async (manager) => {
      // Another replica is publishing, or has just published.
      if (!(await tryTransactionLock(manager, 'publish-due-posts')) || !(await isAnyDue(manager, now)))
        return;
      // Locks the collection before the posts, in the same order as changes by staff, which prevents deadlocks.
      const version = await this.announceCollection.nextVersion(manager, 'blog-post');
      const posts = await manager.findBy(BlogPostEntity, due(now));
      await manager.update(BlogPostEntity, due(now), { state: 'published' });
      for (const post of posts) {
        await markPublished(manager, { kind: 'blog-post', id: post.id, version: post.version });
        await this.announceCollection.publish(manager, { kind: 'blog-post', version, id: post.id });
        await this.auditLog.record(manager, {
          action: 'content-published',
          entity: auditedEntry(BLOG_POSTS, post),
        });
      }
    });
  }
}

/** A deleted post is not due until it is restored. */
const isAnyDue = (manager: EntityManager, now: Date): Promise<boolean> =>
  manager.existsBy(BlogPostEntity, due(now));

const due = (now: Date) => ({
  state: 'scheduled' as const,
  publishAt: LessThanOrEqual(now),
  deletedAt: IsNull(),
});
