import * as http from '@manzil/contracts/http/pages';
import { toSummary, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CopyPage } from './copy-page.js';
import { UpdatePage } from './update-page.js';

const SAVED = 'Page saved successfully!';

/** Adds the calls that the spec lacks: changing a page, and copying one without loading it first. */
@Controller()
export class PagesController {
  constructor(
    private readonly updatePage: UpdatePage,
    private readonly copyPage: CopyPage,
  ) {}

  @Endpoint(http.updatePage)
  async update({ params, body, session }: Input<typeof http.updatePage>): Promise<PageSaved> {
    const page = await this.updatePage.update(session.username, params.id, body);
    return { message: SAVED, result: toSummary(page) };
  }

  @Endpoint(http.copyPage)
  async copy({ params, body, session }: Input<typeof http.copyPage>): Promise<PageSaved> {
    const page = await this.copyPage.copy(session.username, params.id, body);
    return { message: SAVED, result: toSummary(page) };
  }
}
