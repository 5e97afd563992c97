import { staleByContent } from '@manzil/contracts/content/events';
import { listDeletedPages, purgePage } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentSession } from '../../accounts/current-session.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { ResponseCache } from '../../response-cache/response-cache.js';
import { binRestoreBody, idParam, partQuery, type Part } from './page-input.js';
import { toSummary, type PageSaved } from './page.wire.js';
import { RestorePage } from './restore-page.js';

/** Deleted pages, until they are restored or purged. */
@Controller('api/recycle-bin')
export class RecycleBinController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly restorePage: RestorePage,
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  list(@Query({ schema: partQuery }) part: Part): Promise<z.output<typeof listDeletedPages.response>> {
    return this.rpc.ask(listDeletedPages, part);
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(
    @Param('id', { schema: idParam }) id: number,
    @Body({ schema: binRestoreBody }) { linkAddress }: z.output<typeof binRestoreBody>,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const page = await this.restorePage.execute(session.username, id, linkAddress);
    return { message: 'Page is added again!', result: toSummary(page) };
  }

  @Delete(':id')
  @HttpCode(204)
  async purge(@Param('id', { schema: idParam }) id: number): Promise<void> {
    await this.rpc.ask(purgePage, { id });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
  }
}
