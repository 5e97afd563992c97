import { purgePage } from '@manzil/contracts/http/recycle-bin';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteLifecycles } from '@manzil/lifecycle/version.repository';
import { AuditLog } from '../change/audit-log.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { deleteTranslations } from '@manzil/lifecycle/translation/translate';
import { auditedPage } from './audited-page.js';
import { noSuchPage } from './page-errors.js';
import { purgedPageUser } from './page-files.js';
import { PageEntity } from './page.entity.js';
import { lockPage } from './page.repository.js';

/** Purges a page in the recycle bin with its revisions and redirects. */
@Injectable()
export class PurgePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(purgePage)
  async purge({ id }: { id: number }): Promise<Record<string, never>> {
    return this.dataSource.transaction(async (manager) => {
      // The lock serialises this with a concurrent restore.
      const page = await lockPage(manager, id);
      if (page === null) throw noSuchPage();
      if (page.deletedAt === null)
        throw new DomainError('CONFLICT', 'This page is in use: move it to the recycle bin first', {
          details: { reason: 'active' },
        });
      await this.claimFiles.claim(manager, [purgedPageUser(page)]);
      await deleteLifecycles(manager, 'page', [id]);
      await deleteTranslations(manager, 'page', [id]);
      await manager.delete(PageEntity, { id });
      const entity = { ...auditedPage(page), link: null };
      await this.auditLog.record(manager, { action: 'page-purged', entity });
      return {};
    });
  }
}
