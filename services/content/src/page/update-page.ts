import type { Page } from '@manzil/contracts/content/page';
import { updatePage } from '@manzil/contracts/content/page-rpc';
import { gapsOfPage } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ChangeCollection } from '../editing/change-collection.js';
import { RecordPageSave } from './record-page-save.js';
import { Clock } from '../clock.js';
import { refuseTakenLink } from './page-errors.js';
import { PagePaths } from './page-paths.js';
import { toPage } from './page.mapper.js';
import { changePage } from './page.repository.js';
import { sanitisePage } from './sanitise-page.js';

/**
 * Saves a page. CONFLICT if another user has saved since the editor loaded it. Its former path redirects to the new
 * one.
 */
@Injectable()
export class UpdateContentPage {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly recordPageSave: RecordPageSave,
    private readonly clock: Clock,
    private readonly paths: PagePaths,
  ) {}

  @HandleRpc(updatePage)
  async update(request: z.output<typeof updatePage.request>): Promise<Page> {
    const { id, expectedVersion, by, ...fields } = request;
    const change = {
      ...fields,
      ...sanitisePage(fields),
      updatedAt: this.clock.now(),
      updatedBy: by,
      live: true,
    };
    assertComplete('page', gapsOfPage(change));
    await this.paths.assertFree(change.linkAddress, id);
    return refuseTakenLink(() =>
      this.changeCollection.change('page', async ({ manager }) => {
        const saved = await changePage(manager, { id, expectedVersion }, change);
        await this.recordPageSave.record(manager, { ...saved, action: 'page-updated' });
        return toPage(saved.page);
      }),
    );
  }
}
