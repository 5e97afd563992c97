import type { PageSummary } from '@manzil/contracts/content/page';
import { listPages } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import { PageEntity } from './page.entity.js';
import { SUMMARY_COLUMNS, toPageSummary } from './page.mapper.js';

interface Part {
  offset: number;
  limit: number;
  /** Includes pages that visitors do not see, and the lifecycle of each. */
  drafts: boolean;
}

/** Lists active pages, the last saved first. */
@Injectable()
export class ListPages {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listPages)
  async list({ offset, limit, drafts }: Part): Promise<{ pages: PageSummary[]; total: number }> {
    const { manager } = this.dataSource;
    const [pages, total] = await manager.findAndCount(PageEntity, {
      select: SUMMARY_COLUMNS,
      where: { deletedAt: IsNull(), ...(!drafts && { live: true }) },
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    const known = drafts ? pages.map((page) => ({ ...page, publishAt: null })) : [];
    const lifecycles = await lifecyclesOf(manager, 'page', known);
    return { pages: pages.map((page) => toPageSummary(page, lifecycles.get(page.id))), total };
  }
}
