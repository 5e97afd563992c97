import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { TellUses } from '../media-use/tell-uses.js';
import { pageUser } from './page-files.js';
import type { PageEntity } from './page.entity.js';

/** Says, in the transaction of a save, that pages have changed and which files this one uses. */
@Injectable()
export class AnnouncePage {
  constructor(
    private readonly announce: AnnounceCollection,
    private readonly tellUses: TellUses,
  ) {}

  async execute(manager: EntityManager, page: PageEntity): Promise<void> {
    await this.announce.execute(manager, 'page');
    await this.tellUses.execute(manager, [await pageUser(manager, page)]);
  }
}
