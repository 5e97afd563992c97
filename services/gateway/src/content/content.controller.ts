import * as http from '@manzil/contracts/http/content';
import type { Result } from '@manzil/contracts/http/endpoint';
import {
  getBlogPost,
  getDocument,
  getSiteFrame,
  listBlogPosts,
  listFaqs,
  listTeamMembers,
} from '@manzil/contracts/content/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { doNotCacheUnless } from '../http/response-tags.js';
import { ShowAdviser } from './show-adviser.js';
import { ShowHome } from './show-home.js';

/** Texts and collections for the pages of the site, in the contracts' own names. */
@Controller()
export class ContentController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showHome: ShowHome,
    private readonly showAdviser: ShowAdviser,
  ) {}

  @Endpoint(http.showHome)
  async home(
    _input: Input<typeof http.showHome>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<http.Home> {
    const { home, complete } = await this.showHome.show();
    doNotCacheUnless(complete, response);
    return home;
  }

  @Endpoint(http.showSiteFrame)
  siteFrame(): Promise<http.SiteFrame> {
    return this.rpc.request(getSiteFrame, {});
  }

  @Endpoint(http.showDocument)
  document({ params }: Input<typeof http.showDocument>): Promise<Result<typeof http.showDocument>> {
    return this.rpc.request(getDocument, params);
  }

  @Endpoint(http.listBlogPosts)
  posts({ query }: Input<typeof http.listBlogPosts>): Promise<Result<typeof http.listBlogPosts>> {
    return this.rpc.request(listBlogPosts, query);
  }

  /** The post at an address, or for an address that one had before: `redirectTo`, the one it has now. */
  @Endpoint(http.showBlogPost)
  post({ params }: Input<typeof http.showBlogPost>): Promise<Result<typeof http.showBlogPost>> {
    return this.rpc.request(getBlogPost, params);
  }

  @Endpoint(http.listFaqs)
  faqs(): Promise<Result<typeof http.listFaqs>> {
    return this.rpc.request(listFaqs, {});
  }

  @Endpoint(http.listTeam)
  team(): Promise<Result<typeof http.listTeam>> {
    return this.rpc.request(listTeamMembers, {});
  }

  /** The member at a path, or for a path that one had before: `redirectTo`, the one they have now. */
  @Endpoint(http.showAdviser)
  async adviser(
    { params }: Input<typeof http.showAdviser>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Result<typeof http.showAdviser>> {
    const shown = await this.showAdviser.show(params.slug);
    if ('redirectTo' in shown) return shown;
    doNotCacheUnless(shown.complete, response);
    return shown.adviser;
  }
}
