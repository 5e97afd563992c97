import type { DeletedPage } from '@manzil/contracts/content/page';
import { deletePage } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../change/audit-log.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { auditedPage } from './audited-page.js';
import { noSuchPage, pageInBin } from './page-errors.js';
import { PageEntity } from './page.entity.js';
import { toDeletedPage } from './page.mapper.js';
import { lockPage } from './page.repository.js';

/** Moves a page to the recycle bin, with author and time. GONE when it is there already. */
@Injectable()
export class DeletePage {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(deletePage)
  async delete({ id, by }: { id: number; by: string }): Promise<DeletedPage> {
    return this.changeCollection.change('page', async ({ manager, now }) => {
      const page = await lockPage(manager, id);
      if (page === null) throw noSuchPage();
      if (page.deletedAt !== null) throw pageInBin(page);
      const deletion = { deletedAt: now, deletedBy: by };
      await manager.update(PageEntity, { id }, deletion);
      await this.auditLog.record(manager, { action: 'page-deleted', entity: auditedPage(page, true) });
      return toDeletedPage({ ...page, ...deletion });
    });
  }
}
