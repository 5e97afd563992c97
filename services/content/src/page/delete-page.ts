import type { DeletedPage } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedPage } from './audited-page.js';
import { noSuchPage, pageInBin } from './page-errors.js';
import { PageEntity } from './page.entity.js';
import { toDeletedPage } from './page.mapper.js';
import { lockPage } from './page.repository.js';

/** Moves a page to the recycle bin, with author and time. GONE when it is there already. */
@Injectable()
export class DeletePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announceCollection: AnnounceCollection,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  async delete({ id, by }: { id: number; by: string }): Promise<DeletedPage> {
    return this.dataSource.transaction(async (manager) => {
      const page = await lockPage(manager, id);
      if (page === null) throw noSuchPage();
      if (page.deletedAt !== null) throw pageInBin(page);
      const deletion = { deletedAt: this.clock.now(), deletedBy: by };
      await manager.update(PageEntity, { id }, deletion);
      await this.announceCollection.announce(manager, 'page', id);
      await this.auditLog.record(manager, { action: 'page-deleted', entity: auditedPage(page, true) });
      return toDeletedPage({ ...page, ...deletion });
    });
  }
}
