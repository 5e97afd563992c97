import {
  checkPage,
  copyPage,
  createPage,
  deletePage,
  getPage,
  listDeletedPages,
  listPages,
  purgePage,
  restorePage,
  updatePage,
} from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CheckPage } from './check-page.js';
import { CopyContentPage } from './copy-page.js';
import { CreatePage } from './create-page.js';
import { DeletePage } from './delete-page.js';
import { GetPage } from './get-page.js';
import { ListDeletedPages } from './list-deleted-pages.js';
import { ListPages } from './list-pages.js';
import { PurgePage } from './purge-page.js';
import { RestoreContentPage } from './restore-page.js';
import { UpdateContentPage } from './update-page.js';

@Controller()
export class PageController {
  constructor(
    private readonly listPages: ListPages,
    private readonly getPage: GetPage,
    private readonly createPage: CreatePage,
    private readonly updateContentPage: UpdateContentPage,
    private readonly copyContentPage: CopyContentPage,
    private readonly deletePage: DeletePage,
    private readonly listDeletedPages: ListDeletedPages,
    private readonly restoreContentPage: RestoreContentPage,
    private readonly purgePage: PurgePage,
    private readonly checkPage: CheckPage,
  ) {}

  @HandleRpc(listPages)
  list(request: z.output<typeof listPages.request>) {
    return this.listPages.list(request);
  }

  @HandleRpc(getPage)
  get(request: z.output<typeof getPage.request>) {
    return this.getPage.get(request);
  }

  @HandleRpc(createPage)
  create(request: z.output<typeof createPage.request>) {
    return this.createPage.create(request);
  }

  @HandleRpc(updatePage)
  update(request: z.output<typeof updatePage.request>) {
    return this.updateContentPage.update(request);
  }

  @HandleRpc(copyPage)
  copy(request: z.output<typeof copyPage.request>) {
    return this.copyContentPage.copy(request);
  }

  @HandleRpc(deletePage)
  delete(request: z.output<typeof deletePage.request>) {
    return this.deletePage.delete(request);
  }

  @HandleRpc(listDeletedPages)
  listDeleted(request: z.output<typeof listDeletedPages.request>) {
    return this.listDeletedPages.list(request);
  }

  @HandleRpc(restorePage)
  restore(request: z.output<typeof restorePage.request>) {
    return this.restoreContentPage.restore(request);
  }

  @HandleRpc(purgePage)
  purge(request: z.output<typeof purgePage.request>) {
    return this.purgePage.purge(request);
  }

  @HandleRpc(checkPage)
  check(request: z.output<typeof checkPage.request>) {
    return Promise.resolve(this.checkPage.check(request));
  }
}
