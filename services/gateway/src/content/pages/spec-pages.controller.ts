import { staleByContent } from '@manzil/contracts/content/events';
import { deletePage, getPage } from '@manzil/contracts/content/page-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentSession } from '../../accounts/current-session.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { ListEveryPage } from './list-every-page.js';
import { ResponseCache } from '../../response-cache/response-cache.js';
import { idParam, newPageBody, type NewPage } from './page-input.js';
import { toPageRow, toSummary, type Bin, type PageFile, type PageRow, type PageSaved } from './page.wire.js';
import { RestorePage } from './restore-page.js';
import { SavePage } from './save-page.js';

/** The calls of the spec for custom pages, with its paths, names and messages. */
@Controller()
export class SpecPagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listEvery: ListEveryPage,
    private readonly savePage: SavePage,
    private readonly restorePage: RestorePage,
    private readonly cache: ResponseCache,
  ) {}

  @Get('api/pages')
  async list(@CurrentSession() session: ActiveSession | undefined): Promise<PageRow[]> {
    return (await this.listEvery.execute()).map((page) => toPageRow(page, session !== undefined));
  }

  @Get('api/pages/:id')
  async show(
    @Param('id', { schema: idParam }) id: number,
    @CurrentSession() session: ActiveSession | undefined,
  ): Promise<PageFile> {
    const found = await this.rpc.ask(getPage, { id });
    if (!('page' in found)) throw new DomainError('NOT_FOUND', 'There is no such page');
    const { page } = found;
    return { fileContent: page.html, cssfile: page.css, result: toPageRow(page, session !== undefined) };
  }

  @Post('api/save-page')
  @HttpCode(200)
  async save(
    @Body({ schema: newPageBody }) page: NewPage,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const saved = await this.savePage.execute(session.username, page);
    return { message: 'Page saved successfully!', result: toSummary(saved) };
  }

  @Delete('api/pages/:id')
  async delete(
    @Param('id', { schema: idParam }) id: number,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const deleted = await this.rpc.ask(deletePage, { id, by: session.username });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return { message: 'Page deleted successfully!', result: toSummary(deleted) };
  }

  @Put('addpageagain/:id')
  async restore(
    @Param('id', { schema: idParam }) id: number,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const page = await this.restorePage.execute(session.username, id);
    return { message: 'Page is added again!', result: toSummary(page) };
  }

  @Get('fecthoffpage')
  async deleted(): Promise<Bin> {
    return { combinedResults: await this.listEvery.deleted() };
  }
}
