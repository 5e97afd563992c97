import type { PagePreview } from '@manzil/contracts/content/page';
import { createPagePreview, getPagePreview } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { CurrentSession } from '../../accounts/current-session.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { previewBody, tokenParam, type PreviewWish } from './page-input.js';
import type { PreviewLink } from './page.wire.js';

/** Pages as they would look, for whoever is given the link. */
@Controller('api/page-previews')
export class PagePreviewsController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  async create(
    @Body({ schema: previewBody }) { id, draft }: PreviewWish,
    @CurrentSession() session: ActiveSession,
  ): Promise<PreviewLink> {
    const by = session.username;
    const wish = draft === undefined ? { id: id ?? 0, by } : { draft, by };
    const preview = await this.rpc.ask(createPagePreview, wish);

    return { ...preview, path: `/preview/${preview.token}` };
  }

  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  show(@Param('token', { schema: tokenParam }) token: string): Promise<PagePreview> {
    return this.rpc.ask(getPagePreview, { token });
  }
}
