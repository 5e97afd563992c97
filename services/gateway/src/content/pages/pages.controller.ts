import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentSession } from '../../accounts/current-session.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { CopyPage } from './copy-page.js';
import { changedPageBody, copyBody, idParam, type ChangedPage, type Copy } from './page-input.js';
import { toSummary, type PageSaved } from './page.wire.js';
import { UpdatePage } from './update-page.js';

const SAVED = 'Page saved successfully!';

/** What the spec has no call for: changing a page, and copying one without loading it first. */
@Controller('api/pages')
export class PagesController {
  constructor(
    private readonly updatePage: UpdatePage,
    private readonly copyPage: CopyPage,
  ) {}

  @Put(':id')
  async update(
    @Param('id', { schema: idParam }) id: number,
    @Body({ schema: changedPageBody }) change: ChangedPage,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const page = await this.updatePage.execute(session.username, id, change);
    return { message: SAVED, result: toSummary(page) };
  }

  @Post(':id/copy')
  @HttpCode(200)
  async copy(
    @Param('id', { schema: idParam }) id: number,
    @Body({ schema: copyBody }) about: Copy,
    @CurrentSession() session: ActiveSession,
  ): Promise<PageSaved> {
    const page = await this.copyPage.execute(session.username, id, about);
    return { message: SAVED, result: toSummary(page) };
  }
}
