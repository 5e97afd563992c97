import type { DeletedPage } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { RecordAct } from '../change/record-act.js';
import { Clock } from '../clock.js';
import { auditedPage } from './audited-page.js';
import { noSuchPage, pageInBin } from './page-errors.js';
import { PageEntity } from './page.entity.js';
import { toDeletedPage } from './page.mapper.js';
import { lockPage } from './page.repository.js';

/** Puts a page into the recycle bin, with when and by whom. Of two who do, the second is told GONE. */
@Injectable()
export class DeletePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceCollection,
    private readonly clock: Clock,
    private readonly recordAct: RecordAct,
  ) {}

  async execute({ id, by }: { id: number; by: string }): Promise<DeletedPage> {
    return this.dataSource.transaction(async (manager) => {
      const page = await lockPage(manager, id);
      if (page === null) throw noSuchPage();
      if (page.deletedAt !== null) throw pageInBin(page);
      const deletion = { deletedAt: this.clock.now(), deletedBy: by };
      await manager.update(PageEntity, { id }, deletion);
      await this.announce.execute(manager, 'page', id);
      await this.recordAct.record(manager, { action: 'page-deleted', entity: auditedPage(page, true) });
      return toDeletedPage({ ...page, ...deletion });
    });
  }
}
