import type { Page } from '@manzil/contracts/content/page';
import { createPage } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ChangeCollection } from '../editing/change-collection.js';
import { RecordPageSave } from './record-page-save.js';
import { Clock } from '../clock.js';
import { refuseTakenLink } from './page-errors.js';
import { PagePaths } from './page-paths.js';
import { toPage } from './page.mapper.js';
import { insertPage } from './page.repository.js';
import { sanitisePage } from './sanitise-page.js';

/** Creates a page at a path that is not in use; a redirect from that path to another page ends. */
@Injectable()
export class CreatePage {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly recordPageSave: RecordPageSave,
    private readonly clock: Clock,
    private readonly paths: PagePaths,
  ) {}

  @HandleRpc(createPage)
  async create({ by, ...fields }: z.output<typeof createPage.request>): Promise<Page> {
    await this.paths.assertFree(fields.linkAddress);
    const page = {
      ...fields,
      ...sanitisePage(fields),
      updatedAt: this.clock.now(),
      updatedBy: by,
      live: true,
    };
    return refuseTakenLink(() =>
      this.changeCollection.change('page', async ({ manager }) => {
        const created = await insertPage(manager, page);
        await this.recordPageSave.record(manager, { page: created, action: 'page-created', before: null });
        return toPage(created);
      }),
    );
  }
}
