import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { RecordAct } from '../change/record-act.js';
import { TellUses } from '../media-use/tell-uses.js';
import { auditedPage, pageChanges } from './audited-page.js';
import { pageUser } from './page-files.js';
import type { PageEntity } from './page.entity.js';

interface PageSave {
  page: PageEntity;
  action: 'page-created' | 'page-updated' | 'page-copied' | 'page-restored' | 'page-revision-restored';
  /** As it was before the save; null for a new one. */
  before: PageEntity | null;
  details?: { version?: number; copyOf?: string };
}

/** Says, in the transaction of a save, that pages have changed, who did what, and which files this one uses. */
@Injectable()
export class AnnouncePage {
  constructor(
    private readonly announce: AnnounceCollection,
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  async execute(manager: EntityManager, { page, action, before, details = {} }: PageSave): Promise<void> {
    await this.announce.execute(manager, 'page', page.id);
    await this.tellUses.execute(manager, [await pageUser(manager, page)]);
    const changes = pageChanges(before, page);
    await this.recordAct.record(manager, { action, entity: auditedPage(page), changes, details });
  }
}
