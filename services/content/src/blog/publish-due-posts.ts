import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { RecordAct } from '../change/record-act.js';
import { Clock } from '../clock.js';
import { auditedEntry } from '../editing/entry-changes.js';
import { BLOG_POSTS } from './blog-post.collection.js';
import { BlogPostEntity } from './blog-post.entity.js';

const PUBLISH_LOCK = 0x707562; // "pub"

/**
 * Publishes the scheduled posts whose time has come and tells of it. Being public is a state and not a comparison
 * with the time, so that every replica shows a post from the moment its fact is on the way, and none before.
 */
@Injectable()
export class PublishDuePosts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceCollection,
    private readonly clock: Clock,
    private readonly recordAct: RecordAct,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    if (!(await isAnyDue(this.dataSource.manager, now))) return;
    await this.dataSource.transaction(async (manager) => {
      const [lock] = await manager.query<[{ held: boolean }]>(
        'SELECT pg_try_advisory_xact_lock($1) AS held',
        [PUBLISH_LOCK],
      );
      // Another replica is at it, or has just done it.
      if (!lock.held || !(await isAnyDue(manager, now))) return;
      // First in line with what staff change, as every change is: the other way round both could wait for ever.
      const version = await this.announce.takeTurn(manager, 'blog-post');
      const posts = await manager.findBy(BlogPostEntity, due(now));
      await manager.update(BlogPostEntity, due(now), { state: 'published' });
      for (const post of posts) {
        await this.announce.publish(manager, { kind: 'blog-post', version, id: post.id });
        await this.recordAct.record(manager, {
          action: 'content-published',
          entity: auditedEntry(BLOG_POSTS, post),
        });
      }
    });
  }
}

/** Deleted ones wait: should one come back, it is due then. */
const isAnyDue = (manager: EntityManager, now: Date): Promise<boolean> =>
  manager.existsBy(BlogPostEntity, due(now));

const due = (now: Date) => ({
  state: 'scheduled' as const,
  publishAt: LessThanOrEqual(now),
  deletedAt: IsNull(),
});
