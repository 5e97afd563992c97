import * as http from '@manzil/contracts/http/content';
import type { Result } from '@manzil/contracts/http/endpoint';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { doNotCacheUnless } from '../http/response-tags.js';
import { ShowAdviser } from './show-adviser.js';
import { ShowHome } from './show-home.js';

/** Texts and collections for the pages of the site, with the field names of the contracts. */
@Controller()
export class ContentController {
  constructor(
    private readonly showHome: ShowHome,
    private readonly showAdviser: ShowAdviser,
  ) {}

  @Endpoint(http.showHome)
  async home(
    { query }: Input<typeof http.showHome>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<http.Home> {
    const { home, complete } = await this.showHome.show(query.lang);
    doNotCacheUnless(complete, response);
    return home;
  }

  /** Returns the member with this path; for a former path `redirectTo`, the member's current path. */
  @Endpoint(http.showAdviser)
  async adviser(
    { params, query }: Input<typeof http.showAdviser>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Result<typeof http.showAdviser>> {
    const shown = await this.showAdviser.show(params.slug, query.lang);
    if ('redirectTo' in shown) return shown;
    doNotCacheUnless(shown.complete, response);
    return shown.adviser;
  }
}
