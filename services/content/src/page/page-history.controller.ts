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

/** RPC of revisions and previews. */
@Controller()
export class PageHistoryController {
  constructor(
    private readonly listPageRevisions: ListPageRevisions,
    private readonly getPageRevision: GetPageRevision,
    private readonly diffPageRevision: DiffPageRevision,
    private readonly restorePageRevision: RestorePageRevision,
    private readonly createPagePreview: CreatePagePreview,
    private readonly getPagePreview: GetPagePreview,
  ) {}

  @HandleRpc(listPageRevisions)
  listRevisions(request: z.output<typeof listPageRevisions.request>) {
    return this.listPageRevisions.list(request);
  }

  @HandleRpc(getPageRevision)
  getRevision(request: z.output<typeof getPageRevision.request>) {
    return this.getPageRevision.get(request);
  }

  @HandleRpc(diffPageRevision)
  diffRevision(request: z.output<typeof diffPageRevision.request>) {
    return this.diffPageRevision.diff(request);
  }

  @HandleRpc(restorePageRevision)
  restoreRevision(request: z.output<typeof restorePageRevision.request>) {
    return this.restorePageRevision.restore(request);
  }

  @HandleRpc(createPagePreview)
  createPreview(request: z.output<typeof createPagePreview.request>) {
    return this.createPagePreview.create(request);
  }

  @HandleRpc(getPagePreview)
  getPreview(request: z.output<typeof getPagePreview.request>) {
    return this.getPagePreview.get(request);
  }
}
