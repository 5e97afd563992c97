import type { PageRevision } from '@manzil/contracts/content/page';
import { showPageRevision } from '@manzil/contracts/http/page-revisions';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentVersionEntity } from '@manzil/lifecycle/content-version.entity';
import { requireVersion } from '@manzil/lifecycle/version.repository';
import { toRevision } from './page.mapper.js';

/** Returns one revision of a page. NOT_FOUND. */
@Injectable()
export class GetPageRevision {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showPageRevision)
  async get(wanted: { pageId: number; version: number }): Promise<PageRevision> {
    return toRevision(await findRevision(this.dataSource.manager, wanted));
  }
}

export const findRevision = (
  manager: EntityManager,
  { pageId, version }: { pageId: number; version: number },
): Promise<ContentVersionEntity> => requireVersion(manager, { kind: 'page', id: pageId, version });
