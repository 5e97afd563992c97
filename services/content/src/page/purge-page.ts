import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecordAct } from '../change/record-act.js';
import { TellUses } from '../media-use/tell-uses.js';
import { auditedPage } from './audited-page.js';
import { noSuchPage } from './page-errors.js';
import { purgedPageUser } from './page-files.js';
import { PageEntity } from './page.entity.js';
import { lockPage } from './page.repository.js';

/** Deletes a page of the recycle bin for good; its revisions and old addresses go with it. */
@Injectable()
export class PurgePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  async execute({ id }: { id: number }): Promise<Record<string, never>> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever restores it at the same moment comes before or after, never in between.
      const page = await lockPage(manager, id);
      if (page === null) throw noSuchPage();
      if (page.deletedAt === null)
        throw new DomainError('CONFLICT', 'This page is in use: move it to the recycle bin first', {
          details: { reason: 'active' },
        });
      await this.tellUses.execute(manager, [purgedPageUser(page)]);
      await manager.delete(PageEntity, { id });
      const entity = { ...auditedPage(page), link: null };
      await this.recordAct.record(manager, { action: 'page-purged', entity });
      return {};
    });
  }
}
