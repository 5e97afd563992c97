import type { PageSummary } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { PageEntity } from './page.entity.js';
import { SUMMARY_COLUMNS, toPageSummary } from './page.mapper.js';

interface Part {
  offset: number;
  limit: number;
}

/** Lists active pages, the last saved first. */
@Injectable()
export class ListPages {
  constructor(private readonly dataSource: DataSource) {}

  async list({ offset, limit }: Part): Promise<{ pages: PageSummary[]; total: number }> {
    const [pages, total] = await this.dataSource.manager.findAndCount(PageEntity, {
      select: SUMMARY_COLUMNS,
      where: { deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { pages: pages.map(toPageSummary), total };
  }
}
