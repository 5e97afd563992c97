import type { Page } from '@manzil/contracts/content/page';
import { copyPage } from '@manzil/contracts/content/page-rpc';
import { gapsOfPage } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ChangeCollection } from '../editing/change-collection.js';
import { RecordPageSave } from './record-page-save.js';
import { Clock } from '../clock.js';
import { noSuchPage, refuseTakenLink } from './page-errors.js';
import { PagePaths } from './page-paths.js';
import { toPage } from './page.mapper.js';
import { findPage, insertPage } from './page.repository.js';

/** Creates a page with the unchanged HTML and CSS of another, which may be in the recycle bin. */
@Injectable()
export class CopyContentPage {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly recordPageSave: RecordPageSave,
    private readonly clock: Clock,
    private readonly paths: PagePaths,
  ) {}

  @HandleRpc(copyPage)
  async copy({ id, by, publish, ...fields }: z.output<typeof copyPage.request>): Promise<Page> {
    await this.paths.assertFree(fields.linkAddress);
    return refuseTakenLink(() =>
      this.changeCollection.change('page', async ({ manager }) => {
        const original = await findPage(manager, id);
        if (original === null) throw noSuchPage();
        const { html, css } = original;
        if (publish) assertComplete('page', gapsOfPage({ html, metaDescription: fields.metaDescription }));
        const page = { ...fields, html, css, updatedAt: this.clock.now(), updatedBy: by, live: publish };
        const copy = await insertPage(manager, page);
        await this.recordPageSave.record(manager, {
          page: copy,
          action: 'page-copied',
          before: null,
          details: { copyOf: original.title },
        });
        return toPage(copy);
      }),
    );
  }
}
