import { staleByContent } from '@manzil/contracts/content/events';
import { createPage, deletePage, getPage } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/pages';
import {
  toPageRow,
  toSummary,
  type PageFile,
  type PageRow,
  type PageSaved,
} from '@manzil/contracts/http/wire/page-rows';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation } from '../../http/ports.js';
import { ListEveryPage } from './list-every-page.js';

/** The calls of the spec for custom pages, with its paths, names and messages. */
@Controller()
export class SpecPagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listEvery: ListEveryPage,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.listPages)
  async list({ session }: Input<typeof http.listPages>): Promise<PageRow[]> {
    const isMember = session !== undefined;
    return (await this.listEvery.list(isMember)).map((page) => toPageRow(page, isMember));
  }

  @Endpoint(http.showPage)
  async show({ params, session }: Input<typeof http.showPage>): Promise<PageFile> {
    // A parameter that is not a number is read as id 0, which no page has.
    if (params.id === 0) throw new DomainError('NOT_FOUND', 'There is no such page');
    const found = await this.rpc.request(getPage, { ...params, drafts: session !== undefined });
    if (!('page' in found)) throw new DomainError('NOT_FOUND', 'There is no such page');
    const { page } = found;
    return { fileContent: page.html, cssfile: page.css, result: toPageRow(page, session !== undefined) };
  }

  @Endpoint(http.savePage)
  async save({ body, session }: Input<typeof http.savePage>): Promise<PageSaved> {
    const saved = await this.rpc.request(createPage, { ...body, by: session.username });
    this.cache.invalidate(staleByContent({ kind: 'page', id: saved.id }));
    return { message: 'Page saved successfully!', result: toSummary(saved) };
  }

  @Endpoint(http.deletePage)
  async delete({ params: { id }, session }: Input<typeof http.deletePage>): Promise<PageSaved> {
    const deleted = await this.rpc.request(deletePage, { id, by: session.username });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return { message: 'Page deleted successfully!', result: toSummary(deleted) };
  }
}
