import type { Development } from '@manzil/contracts/listings/development';
import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param } from '@nestjs/common';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { toDevelopmentRow, type DevelopmentRow, type ShownDevelopment } from './development.wire.js';
import { pagelinkSchema } from './pagelink.js';

/** New developments. Visitors see those that are live, staff all. */
@Controller()
export class DevelopmentController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('api/developments')
  list(): Promise<{ heading: string; developments: Development[] }> {
    return this.rpc.ask(listDevelopments, { liveOnly: true });
  }

  @Get('api/developments/:pagelink')
  async show(@Param('pagelink', { schema: pagelinkSchema }) pagelink: string): Promise<ShownDevelopment> {
    const { development, images } = await this.rpc.ask(getDevelopment, { pagelink });
    if (!development.live) throw new DomainError('NOT_FOUND', 'There is no such development');
    const movedTo = development.pagelink === pagelink ? null : `/${development.pagelink}`;
    return { development, images, movedTo };
  }

  @Get('getnewly')
  async rows(@CurrentSession() session: ActiveSession | undefined): Promise<DevelopmentRow[]> {
    const { developments } = await this.rpc.ask(listDevelopments, { liveOnly: session === undefined });
    return developments.map(toDevelopmentRow);
  }

  @Get('newdevtext')
  async heading(): Promise<{ newtext: string }[]> {
    const { heading } = await this.rpc.ask(listDevelopments, { liveOnly: true });
    return [{ newtext: heading }];
  }
}
