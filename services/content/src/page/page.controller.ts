import {
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
import { CopyPage } from './copy-page.js';
import { CreatePage } from './create-page.js';
import { DeletePage } from './delete-page.js';
import { GetPage } from './get-page.js';
import { ListDeletedPages } from './list-deleted-pages.js';
import { ListPages } from './list-pages.js';
import { PurgePage } from './purge-page.js';
import { RestorePage } from './restore-page.js';
import { UpdatePage } from './update-page.js';

@Controller()
export class PageController {
  constructor(
    private readonly listUseCase: ListPages,
    private readonly getUseCase: GetPage,
    private readonly createUseCase: CreatePage,
    private readonly updateUseCase: UpdatePage,
    private readonly copyUseCase: CopyPage,
    private readonly deleteUseCase: DeletePage,
    private readonly listDeletedUseCase: ListDeletedPages,
    private readonly restoreUseCase: RestorePage,
    private readonly purgeUseCase: PurgePage,
  ) {}

  @HandleRpc(listPages)
  list(request: z.output<typeof listPages.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleRpc(getPage)
  get(request: z.output<typeof getPage.request>) {
    return this.getUseCase.execute(request);
  }

  @HandleRpc(createPage)
  create(request: z.output<typeof createPage.request>) {
    return this.createUseCase.execute(request);
  }

  @HandleRpc(updatePage)
  update(request: z.output<typeof updatePage.request>) {
    return this.updateUseCase.execute(request);
  }

  @HandleRpc(copyPage)
  copy(request: z.output<typeof copyPage.request>) {
    return this.copyUseCase.execute(request);
  }

  @HandleRpc(deletePage)
  delete(request: z.output<typeof deletePage.request>) {
    return this.deleteUseCase.execute(request);
  }

  @HandleRpc(listDeletedPages)
  listDeleted(request: z.output<typeof listDeletedPages.request>) {
    return this.listDeletedUseCase.execute(request);
  }

  @HandleRpc(restorePage)
  restore(request: z.output<typeof restorePage.request>) {
    return this.restoreUseCase.execute(request);
  }

  @HandleRpc(purgePage)
  purge(request: z.output<typeof purgePage.request>) {
    return this.purgeUseCase.execute(request);
  }
}
