import { CONTENT_COLLECTIONS, contentChanged } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import { PLAIN_CONTENT } from './plain-content.js';
import { readDemoContent } from './read-demo-content.js';
import { writeContent } from './write-content.js';

/**
 * Writes the first content of a new site in one transaction: from the demo folder, or plain headings and links. A
 * lock serialises replicas that start together; only the first one writes. Content that staff have since changed or
 * deleted is never written again.
 */
@Injectable()
export class FillEmptySite {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly announceCollection: AnnounceCollection,
  ) {}

  /** @returns true when the site was empty */
  async fill(demoFolder: string | undefined): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'fill-empty-site');
      if (await isFilled(manager)) return false;
      const content = demoFolder === undefined ? PLAIN_CONTENT : await readDemoContent(demoFolder);
      const documents = await writeContent(manager, content);
      await this.outbox.addMany(
        manager,
        contentChanged,
        documents.map((kind) => ({ kind, version: 1 })),
      );
      for (const kind of CONTENT_COLLECTIONS) await this.announceCollection.announce(manager, kind);
      return true;
    });
  }
}

/** Checks the header's style, which is written with the first content and never deleted. */
const isFilled = (manager: EntityManager): Promise<boolean> => manager.exists(NavigationStyleEntity);
