import type { DeletedPage } from '@manzil/contracts/content/page';
import { listDeletedPages } from '@manzil/contracts/http/recycle-bin';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { PageEntity } from './page.entity.js';
import { SUMMARY_COLUMNS, toDeletedPage } from './page.mapper.js';

interface Part {
  offset: number;
  limit: number;
}

/** Lists the pages in the recycle bin, the last deleted first. */
@Injectable()
export class ListDeletedPages {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listDeletedPages)
  async list({ offset, limit }: Part): Promise<{ pages: DeletedPage[]; total: number }> {
    const [pages, total] = await this.dataSource.manager.findAndCount(PageEntity, {
      select: { ...SUMMARY_COLUMNS, deletedAt: true, deletedBy: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { pages: pages.map(toDeletedPage), total };
  }
}
