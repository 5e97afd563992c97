import {
  LIBRARY_PAGE_SIZE,
  type LibraryPage,
  type libraryQuerySchema,
} from '@manzil/contracts/media/library';
import { Injectable } from '@nestjs/common';
import { Brackets, DataSource } from 'typeorm';
import type { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { toLibraryAssets } from './library-asset.js';

/** Lists uploads, newest first, each with the records that use it. */
@Injectable()
export class ListAssets {
  constructor(private readonly dataSource: DataSource) {}

  async list({ q, kind, page }: z.output<typeof libraryQuerySchema>): Promise<LibraryPage> {
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(AssetEntity, 'asset').where('asset.deletingAt IS NULL');
    if (kind !== undefined) query.andWhere('asset.kind = :kind', { kind });
    if (q !== undefined && q !== '') {
      query.andWhere(
        new Brackets((any) => {
          for (const column of ['originalName', 'alt', 'filename'])
            any.orWhere(`asset.${column} ILIKE :like`);
        }),
        { like: `%${q.replace(/[\\%_]/g, '\\$&')}%` },
      );
    }
    const [assets, total] = await query
      .orderBy('asset.createdAt', 'DESC')
      .addOrderBy('asset.id')
      .offset((page - 1) * LIBRARY_PAGE_SIZE)
      .limit(LIBRARY_PAGE_SIZE)
      .getManyAndCount();
    return { items: await toLibraryAssets(manager, assets), total, page, pageSize: LIBRARY_PAGE_SIZE };
  }
}
