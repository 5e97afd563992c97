import { staleByContent } from '@manzil/contracts/content/events';
import type { PageDiff, PageRevision } from '@manzil/contracts/content/page';
import {
  diffPageRevision,
  getPageRevision,
  listPageRevisions,
  restorePageRevision,
} from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentSession } from '../../accounts/current-session.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { ResponseCache } from '../../response-cache/response-cache.js';
import { diffQuery, idParam, partQuery, revisionRestoreBody, type Part } from './page-input.js';
import { toSummary, type PageSaved } from './page.wire.js';

/** Every save of a page, for looking at and going back to. */
@Controller('api/pages/:id/revisions')
export class PageRevisionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  list(
    @Param('id', { schema: idParam }) pageId: number,
    @Query({ schema: partQuery }) part: Part,
  ): Promise<z.output<typeof listPageRevisions.response>> {
    return this.rpc.ask(listPageRevisions, { pageId, ...part });
  }

  @Get(':version')
  show(
    @Param('id', { schema: idParam }) pageId: number,
    @Param('version', { schema: idParam }) version: number,
  ): Promise<PageRevision> {
    return this.rpc.ask(getPageRevision, { pageId, version });
  }

  @Get(':version/diff')
  diff(
    @Param('id', { schema: idParam }) pageId: number,
    @Param('version', { schema: idParam }) version: number,
    @Query({ schema: diffQuery }) { against }: z.output<typeof diffQuery>,
  ): Promise<PageDiff> {
    return this.rpc.ask(diffPageRevision, { pageId, version, against });
  }

  @Post(':version/restore')
  @HttpCode(200)
  async restore(
    @Param('id', { schema: idParam }) pageId: number,
    @Param('version', { schema: idParam }) version: number,
    @Body({ schema: revisionRestoreBody }) { expectedVersion }: z.output<typeof revisionRestoreBody>,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const wanted = { pageId, version, expectedVersion, by: session.username };
    const page = await this.rpc.ask(restorePageRevision, wanted);
    this.cache.invalidate(staleByContent({ kind: 'page', id: pageId }));
    return { message: 'Page saved successfully!', result: toSummary(page) };
  }
}
