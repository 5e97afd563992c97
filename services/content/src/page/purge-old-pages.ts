import { tryTransactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { deleteLifecycles } from '@manzil/lifecycle/version.repository';
import { ClaimFiles } from '../media-use/claim-files.js';
import { Clock } from '../clock.js';
import { deleteTranslations } from '@manzil/lifecycle/translation/translate';
import { auditedPage } from './audited-page.js';
import { purgedPageUser } from './page-files.js';
import { PagePreviewEntity } from './page-preview.entity.js';
import { PageEntity } from './page.entity.js';
import { purgedUntil } from './page.mapper.js';

const HOUR_MS = 3_600_000;

export interface Purged {
  pages: number;
  previews: number;
}

/**
 * Purges every hour the pages that have been in the recycle bin for 90 days, and expired previews. One replica runs at
 * a time, under an advisory lock; the others skip their turn.
 */
@Injectable()
export class PurgeOldPages implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
    private readonly jobs: JobSchedule,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(HOUR_MS, 'purge-old-pages', () => this.purge());
  }

  async purge(): Promise<Purged> {
    const now = this.clock.now();
    const purged = await this.dataSource.transaction(async (manager): Promise<Purged> => {
      if (!(await tryTransactionLock(manager, 'purge-old-pages'))) return { pages: 0, previews: 0 };
      // The row lock waits for a page that is being restored, which is then not purged.
      const gone = await manager.find(PageEntity, {
        where: { deletedAt: LessThanOrEqual(purgedUntil(now)) },
        select: { id: true, title: true, version: true },
        lock: { mode: 'pessimistic_write' },
      });
      await this.claimFiles.claim(manager, gone.map(purgedPageUser));
      for (const page of gone)
        await this.auditLog.record(manager, {
          action: 'page-purged',
          entity: { ...auditedPage(page), link: null },
        });
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) {
        await deleteLifecycles(manager, 'page', ids);
        await deleteTranslations(manager, 'page', ids);
        await manager.delete(PageEntity, ids);
      }
      const previews = await manager.delete(PagePreviewEntity, { expiresAt: LessThanOrEqual(now) });
      return { pages: gone.length, previews: previews.affected ?? 0 };
    });
    if (purged.pages > 0) this.logger.info(purged, 'old pages purged from the recycle bin');
    return purged;
  }
}
