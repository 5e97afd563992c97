import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { DocumentEntity } from '../document/document.entity.js';
import type { Collection } from '../editing/collection.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import { pageUser } from '../page/page-files.js';
import { PageEntity } from '../page/page.entity.js';
import { TEAM } from '../team/team.collection.js';
import { documentUser, entryUser, styleUser } from './file-users.js';
import { TellUses, type FileUser } from './tell-uses.js';

/** Entries read at once: the content of posts can be long. */
const AT_ONCE = 50;

/**
 * Says of every record which files it uses, at each start: a media database that was restored from an older copy,
 * or the first content of a site, is known of before anything is collected. Said again it changes nothing.
 */
@Injectable()
export class TellAllUses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tellUses: TellUses,
  ) {}

  async execute(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Shared locks, so that no change slips in between what is read and what is said of it.
      const lock = { mode: 'pessimistic_read' } as const;
      const documents = await manager.find(DocumentEntity, { lock });
      const styles = await manager.find(NavigationStyleEntity, { lock });
      await this.tellUses.execute(manager, [...documents.map(documentUser), ...styles.map(styleUser)]);
      const pages = await manager.find(PageEntity, {
        select: { id: true, title: true, version: true },
        lock,
      });
      for (const page of pages) await this.tellUses.execute(manager, [await pageUser(manager, page)]);
      await this.tellOf(manager, TEAM);
      await this.tellOf(manager, BLOG_POSTS);
    });
  }

  private async tellOf<E extends EntryEntity>(
    manager: EntityManager,
    collection: Collection<E, never, unknown, unknown>,
  ): Promise<void> {
    for (let from = 0; ; from += AT_ONCE) {
      const entries = await manager
        .createQueryBuilder(collection.entity, 'entry')
        .setLock('pessimistic_read')
        .orderBy('entry.id')
        .offset(from)
        .limit(AT_ONCE)
        .getMany();
      const users: FileUser[] = entries.flatMap((entry) => entryUser(collection, entry));
      await this.tellUses.execute(manager, users);
      if (entries.length < AT_ONCE) return;
    }
  }
}
