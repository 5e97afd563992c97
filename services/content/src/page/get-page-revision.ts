import type { PageRevision } from '@manzil/contracts/content/page';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PageRevisionEntity } from './page-revision.entity.js';
import { toRevision } from './page.mapper.js';

/** Returns one revision of a page. NOT_FOUND. */
@Injectable()
export class GetPageRevision {
  constructor(private readonly dataSource: DataSource) {}

  async get(wanted: { pageId: number; version: number }): Promise<PageRevision> {
    return toRevision(await findRevision(this.dataSource.manager, wanted));
  }
}

export async function findRevision(
  manager: EntityManager,
  { pageId, version }: { pageId: number; version: number },
): Promise<PageRevisionEntity> {
  const revision = await manager.findOneBy(PageRevisionEntity, { pageId, version });
  if (revision === null) throw new DomainError('NOT_FOUND', 'There is no such version of this page');
  return revision;
}
