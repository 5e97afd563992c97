import { findCataloguePath, findPagePath } from '@manzil/contracts/path-rpc';
import { pathInUse } from '@manzil/lifecycle/path-in-use';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { PageEntity } from './page.entity.js';

/** Paths of pages, which they share with listings and developments. */
@Injectable()
export class PagePaths {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Checks a new path before the page is saved; among pages the unique index decides. The page `id` may keep the path
   * that it has. CONFLICT for the path of a listing or a development, UNAVAILABLE while listings does not reply.
   */
  async assertFree(linkAddress: string, id?: number): Promise<void> {
    const { manager } = this.dataSource;
    if (id !== undefined && (await manager.existsBy(PageEntity, { id, linkAddress }))) return;
    const { usedBy } = await this.rpc.request(findCataloguePath, { path: linkAddress });
    if (usedBy !== null) throw pathInUse('linkAddress', usedBy);
  }

  @HandleRpc(findPagePath)
  async find({ path }: { path: string }): Promise<z.output<typeof findPagePath.response>> {
    const active = { linkAddress: path.toLowerCase(), deletedAt: IsNull() };
    const isUsed = await this.dataSource.manager.existsBy(PageEntity, active);
    return { usedBy: isUsed ? 'page' : null };
  }
}
