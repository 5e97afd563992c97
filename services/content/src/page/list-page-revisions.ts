import type { PageRevisionSummary } from '@manzil/contracts/content/page';
import { listPageRevisions } from '@manzil/contracts/http/page-revisions';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentVersionEntity } from '@manzil/lifecycle/content-version.entity';
import { noSuchPage } from './page-errors.js';
import { PageEntity } from './page.entity.js';
import { toRevisionSummary } from './page.mapper.js';

interface Wanted {
  pageId: number;
  offset: number;
  limit: number;
}

/** Lists the revisions of a page, the last first, also of a page in the recycle bin. NOT_FOUND. */
@Injectable()
export class ListPageRevisions {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listPageRevisions)
  async list({
    pageId,
    offset,
    limit,
  }: Wanted): Promise<{ revisions: PageRevisionSummary[]; total: number }> {
    const { manager } = this.dataSource;
    const [revisions, total] = await manager.findAndCount(ContentVersionEntity, {
      where: { kind: 'page', entryId: pageId },
      order: { version: 'DESC' },
      skip: offset,
      take: limit,
    });
    if (total === 0 && !(await manager.existsBy(PageEntity, { id: pageId }))) throw noSuchPage();
    return { revisions: revisions.map(toRevisionSummary), total };
  }
}
