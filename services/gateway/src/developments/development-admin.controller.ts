import { catalogueTag, listTag } from '@manzil/contracts/cache-tags';
import * as editing from '@manzil/contracts/http/development-editing';
import { showDevelopmentRow } from '@manzil/contracts/http/developments';
import type { Result } from '@manzil/contracts/http/endpoint';
import { toDevelopmentRow, type DevelopmentRow } from '@manzil/contracts/http/wire/development-rows';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import {
  getDevelopment,
  reorderDevelopmentImages,
  reorderDevelopments,
} from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';

/** A project for who edits it, and the order of projects and galleries. */
@Controller()
export class DevelopmentAdminController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  /** Visitors find live projects only. */
  @Endpoint(showDevelopmentRow)
  async row({ params: { id }, session }: Input<typeof showDevelopmentRow>): Promise<DevelopmentRow[]> {
    const { development } = await this.rpc.request(getDevelopment, { id });
    if (!development.live && session === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such project');
    return [toDevelopmentRow(development)];
  }

  @Endpoint(editing.orderDevelopments)
  async reorder({
    body: { ids },
    actor,
  }: Input<typeof editing.orderDevelopments>): Promise<Result<typeof editing.orderDevelopments>> {
    const ordered = await this.rpc.request(reorderDevelopments, { ids, by: actor.username });
    this.cache.invalidate([listTag('developments'), catalogueTag('developments')]);
    return ordered;
  }

  @Endpoint(editing.orderGallery)
  async reorderImages({
    params: { id: developmentId },
    body: { ids },
    actor,
  }: Input<typeof editing.orderGallery>): Promise<Result<typeof editing.orderGallery>> {
    const order = { developmentId, ids, by: actor.username };
    const ordered = await this.rpc.request(reorderDevelopmentImages, order);
    this.cache.invalidate(staleByDevelopment({ id: developmentId }));
    return ordered;
  }
}
