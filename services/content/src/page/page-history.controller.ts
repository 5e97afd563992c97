import {
  createPagePreview,
  diffPageRevision,
  getPagePreview,
  getPageRevision,
  listPageRevisions,
  restorePageRevision,
} from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CreatePagePreview } from './create-page-preview.js';
import { DiffPageRevision } from './diff-page-revision.js';
import { GetPagePreview } from './get-page-preview.js';
import { GetPageRevision } from './get-page-revision.js';
import { ListPageRevisions } from './list-page-revisions.js';
import { RestorePageRevision } from './restore-page-revision.js';

/** What pages were, and what they may become. */
@Controller()
export class PageHistoryController {
  constructor(
    private readonly listRevisionsUseCase: ListPageRevisions,
    private readonly getRevisionUseCase: GetPageRevision,
    private readonly diffRevisionUseCase: DiffPageRevision,
    private readonly restoreRevisionUseCase: RestorePageRevision,
    private readonly createPreviewUseCase: CreatePagePreview,
    private readonly getPreviewUseCase: GetPagePreview,
  ) {}

  @HandleRpc(listPageRevisions)
  listRevisions(request: z.output<typeof listPageRevisions.request>) {
    return this.listRevisionsUseCase.execute(request);
  }

  @HandleRpc(getPageRevision)
  getRevision(request: z.output<typeof getPageRevision.request>) {
    return this.getRevisionUseCase.execute(request);
  }

  @HandleRpc(diffPageRevision)
  diffRevision(request: z.output<typeof diffPageRevision.request>) {
    return this.diffRevisionUseCase.execute(request);
  }

  @HandleRpc(restorePageRevision)
  restoreRevision(request: z.output<typeof restorePageRevision.request>) {
    return this.restoreRevisionUseCase.execute(request);
  }

  @HandleRpc(createPagePreview)
  createPreview(request: z.output<typeof createPagePreview.request>) {
    return this.createPreviewUseCase.execute(request);
  }

  @HandleRpc(getPagePreview)
  getPreview(request: z.output<typeof getPagePreview.request>) {
    return this.getPreviewUseCase.execute(request);
  }
}
