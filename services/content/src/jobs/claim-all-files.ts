import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { DocumentEntity } from '../document/document.entity.js';
import type { Collection } from '../editing/collection.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import { pageUser } from '../page/page-files.js';
import { PageEntity } from '../page/page.entity.js';
import { SavedBlockEntity } from '../saved-block/saved-block.entity.js';
import { TEAM } from '../team/team.collection.js';
import { entryUser } from '../editing/entry-files.js';
import { savedBlockUser } from '../saved-block/saved-block-files.js';
import { styleUser } from '../site-frame/style-files.js';
import { documentUser } from '../document/document-files.js';
import { ClaimFiles } from '../media-use/claim-files.js';

/** Entries per batch, limited because posts can be long. */
const BATCH = 50;

/**
 * Claims the files of every record at each start, so that media collects none of them after its database was restored
 * from an older backup, or after the first content was written. Claims are idempotent.
 */
@Injectable()
export class ClaimAllFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claimFiles: ClaimFiles,
  ) {}

  async claimAll(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Shared locks, so that no record changes between reading it and publishing its claims.
      const lock = { mode: 'pessimistic_read' } as const;
      const documents = await manager.find(DocumentEntity, { lock });
      const styles = await manager.find(NavigationStyleEntity, { lock });
      for (const document of documents)
        await this.claimFiles.claim(manager, [await documentUser(manager, document)]);
      for (const style of styles) await this.claimFiles.claim(manager, [await styleUser(manager, style)]);
      const pages = await manager.find(PageEntity, {
        select: { id: true, title: true, version: true },
        lock,
      });
      for (const page of pages) await this.claimFiles.claim(manager, [await pageUser(manager, page)]);
      const blocks = await manager.find(SavedBlockEntity, { lock });
      await this.claimFiles.claim(manager, blocks.map(savedBlockUser));
      await this.claimOf(manager, TEAM);
      await this.claimOf(manager, BLOG_POSTS);
    });
  }

  private async claimOf<E extends EntryEntity>(
    manager: EntityManager,
    collection: Collection<E, never, unknown, unknown>,
  ): Promise<void> {
    for (let from = 0; ; from += BATCH) {
      const entries = await manager
        .createQueryBuilder(collection.entity, 'entry')
        .setLock('pessimistic_read')
        .orderBy('entry.id')
        .offset(from)
        .limit(BATCH)
        .getMany();
      for (const entry of entries)
        await this.claimFiles.claim(manager, await entryUser(manager, collection, entry));
      if (entries.length < BATCH) return;
    }
  }
}
