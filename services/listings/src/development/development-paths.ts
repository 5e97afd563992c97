import { findCataloguePath, findPagePath } from '@manzil/contracts/path-rpc';
import { pathInUse } from '@manzil/lifecycle/path-in-use';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from '../property/property.entity.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { DevelopmentEntity } from './development.entity.js';

/** Paths of developments, which they share with listings and pages. */
@Injectable()
export class DevelopmentPaths {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Checks a new link of a project before it is saved; among projects, and against reserved paths, `claimNames`
   * decides. The project `id` may keep the link that it has. CONFLICT for the path of a listing or a page, UNAVAILABLE
   * while content does not reply.
   */
  async assertFree(pagelink: string, id?: number): Promise<void> {
    const { manager } = this.dataSource;
    if (id !== undefined && (await manager.existsBy(DevelopmentEntity, { id, pagelink }))) return;
    if (await manager.existsBy(PropertyEntity, { pagelink })) throw pathInUse('pagelink', 'listing');
    const { usedBy } = await this.rpc.request(findPagePath, { path: pagelink });
    if (usedBy !== null) throw pathInUse('pagelink', usedBy);
  }

  @HandleRpc(findCataloguePath)
  async find({ path: pagelink }: { path: string }): Promise<z.output<typeof findCataloguePath.response>> {
    const { manager } = this.dataSource;
    // A listing of an import that was undone, and a draft, have no page.
    const shown = { pagelink, isDraft: false, presence: Not<PropertyEntity['presence']>('retracted') };
    if (await manager.existsBy(PropertyEntity, shown)) return { usedBy: 'listing' };
    for (const entity of [DevelopmentEntity, DevelopmentFormerLinkEntity])
      if (await manager.existsBy(entity, { pagelink })) return { usedBy: 'development' };
    return { usedBy: null };
  }
}
