import { listAssets } from '@manzil/contracts/http/media';
import {
  LIBRARY_PAGE_SIZE,
  type LibraryPage,
  type libraryQuerySchema,
} from '@manzil/contracts/media/library';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { PRESENT } from '../asset/asset.repository.js';
import type { RetentionConfig } from '../collect/retention.js';
import { toLibraryAssets } from './library-asset.js';

type Filters = Omit<z.output<typeof libraryQuerySchema>, 'page'>;

/** Lists uploads, newest first, each with the records that use it. */
@Injectable()
export class ListAssets {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: RetentionConfig,
  ) {}

  @HandleRpc(listAssets)
  async list({ page, ...filters }: z.output<typeof libraryQuerySchema>): Promise<LibraryPage> {
    const { manager } = this.dataSource;
    const [[assets, total], tags, leaving] = await Promise.all([
      matching(manager, filters)
        .orderBy('asset.createdAt', 'DESC')
        .addOrderBy('asset.id')
        .offset((page - 1) * LIBRARY_PAGE_SIZE)
        .limit(LIBRARY_PAGE_SIZE)
        .getManyAndCount(),
      countTags(manager),
      matching(manager, { use: 'leaving' }).getCount(),
    ]);
    const items = await toLibraryAssets(manager, assets, this.config);
    return { items, total, page, pageSize: LIBRARY_PAGE_SIZE, tags, leaving };
  }
}

const USES = {
  used: 'asset.unclaimedSince IS NULL',
  unused: 'asset.unclaimedSince IS NOT NULL',
  leaving: 'asset.unclaimedSince IS NOT NULL AND asset.removalAnnouncedAt IS NOT NULL AND NOT asset.kept',
} as const;

/** The typed text is searched as a whole in name, description, file name and tags. */
const SEARCHED = ['asset.originalName', 'asset.alt', 'asset.filename', "array_to_string(asset.tags, ', ')"];

function matching(
  manager: EntityManager,
  { q, kind, tag, use, alt }: Filters,
): SelectQueryBuilder<AssetEntity> {
  const query = manager.createQueryBuilder(AssetEntity, 'asset').where(PRESENT);
  if (kind !== undefined) query.andWhere('asset.kind = :kind', { kind });
  if (tag !== undefined) query.andWhere('asset.tags @> ARRAY[:tag]', { tag });
  if (use !== undefined) query.andWhere(USES[use]);
  if (alt !== undefined) query.andWhere("asset.kind = 'image' AND asset.alt = ''");
  if (q !== undefined && q !== '') {
    query.andWhere(`(${SEARCHED.map((words) => `${words} ILIKE :like`).join(' OR ')})`, {
      like: `%${q.replace(/[\\%_]/g, '\\$&')}%`,
    });
  }
  return query;
}

const countTags = (manager: EntityManager): Promise<LibraryPage['tags']> =>
  manager.query<LibraryPage['tags']>(
    `SELECT tag AS name, count(*)::int AS count FROM asset, unnest(tags) tag
     WHERE deleted_at IS NULL AND deleting_at IS NULL GROUP BY tag ORDER BY tag`,
  );
