import { catalogueTag, listTag } from '@manzil/contracts/cache-tags';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import {
  getDevelopment,
  reorderDevelopmentImages,
  reorderDevelopments,
} from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentActor, type Actor } from '../accounts/actor.js';
import { CurrentSession } from '../accounts/current-session.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { toDevelopmentRow, type DevelopmentRow } from '../listings/development.wire.js';
import { idsBodySchema, wireIdSchema, type IdsBody } from './wire-id.js';

/** A project for who edits it, and the order of projects and galleries. */
@Controller()
export class DevelopmentAdminController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: ResponseCache,
  ) {}

  /** Visitors find live projects only. */
  @Get('newlyedit/:id')
  async row(
    @CurrentSession() session: ActiveSession | undefined,
    @Param('id', { schema: wireIdSchema }) id: number,
  ): Promise<DevelopmentRow[]> {
    const { development } = await this.rpc.ask(getDevelopment, { id });
    if (!development.live && session === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such project');
    return [toDevelopmentRow(development)];
  }

  @Get('api/admin/developments/:id')
  show(@Param('id', { schema: wireIdSchema }) id: number): Promise<z.output<typeof getDevelopment.response>> {
    return this.rpc.ask(getDevelopment, { id });
  }

  @Put('api/developments/order')
  async reorder(
    @CurrentActor() actor: Actor,
    @Body({ schema: idsBodySchema }) { ids }: IdsBody,
  ): Promise<IdsBody> {
    const ordered = await this.rpc.ask(reorderDevelopments, { ids, by: actor.username });
    this.cache.invalidate([listTag('developments'), catalogueTag('developments')]);
    return ordered;
  }

  @Put('api/developments/:id/images/order')
  async reorderImages(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: wireIdSchema }) developmentId: number,
    @Body({ schema: idsBodySchema }) { ids }: IdsBody,
  ): Promise<{ images: DevelopmentImage[] }> {
    const order = { developmentId, ids, by: actor.username };
    const ordered = await this.rpc.ask(reorderDevelopmentImages, order);
    this.cache.invalidate(staleByDevelopment({ id: developmentId }));
    return ordered;
  }
}
