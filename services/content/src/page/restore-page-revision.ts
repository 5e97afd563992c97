import type { Page, PageFields } from '@manzil/contracts/content/page';
import { restorePageRevision } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ChangeCollection } from '../editing/change-collection.js';
import { RecordPageSave } from './record-page-save.js';
import { Clock } from '../clock.js';
import { findRevision } from './get-page-revision.js';
import { toPage } from './page.mapper.js';
import { changePage } from './page.repository.js';

/** Restores a revision of a page unchanged. The path is kept, because another page may use the old one by now. */
@Injectable()
export class RestorePageRevision {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly recordPageSave: RecordPageSave,
    private readonly clock: Clock,
  ) {}

  @HandleRpc(restorePageRevision)
  async restore(request: z.output<typeof restorePageRevision.request>): Promise<Page> {
    const { pageId, version, expectedVersion, by } = request;
    return this.changeCollection.change('page', async ({ manager }) => {
      const { linkAddress: _former, ...fields } = (await findRevision(manager, { pageId, version }))
        .fields as PageFields;
      const change = { ...fields, updatedAt: this.clock.now(), updatedBy: by };
      const saved = await changePage(manager, { id: pageId, expectedVersion }, change);
      await this.recordPageSave.record(manager, {
        ...saved,
        action: 'page-revision-restored',
        details: { version },
      });
      return toPage(saved.page);
    });
  }
}
