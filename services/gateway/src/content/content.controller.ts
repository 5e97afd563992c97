import type { BlogPost, BlogPostSummary, Faq, TeamMember } from '@manzil/contracts/content/collections';
import {
  documentNameSchema,
  type ContentDocument,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import {
  getBlogPost,
  getDocument,
  getSiteFrame,
  listBlogPosts,
  listFaqs,
  listTeamMembers,
} from '@manzil/contracts/content/rpc';
import { slugText } from '@manzil/contracts/content/text';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { doNotCacheUnless } from '../response-cache/do-not-cache.js';
import { ShowAdviser, type Adviser } from './show-adviser.js';
import { ShowHome, type Home } from './show-home.js';

const postsParamsSchema = z
  .object({
    limit: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number')
      .transform(Number)
      .optional(),
  })
  .pipe(listBlogPosts.request);

type SiteFrame = z.output<(typeof getSiteFrame)['response']>;

/** Texts and collections for the pages of the site, in the contracts' own names. */
@Controller('api')
export class ContentController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showHome: ShowHome,
    private readonly showAdviser: ShowAdviser,
  ) {}

  @Get('home')
  async home(@Res({ passthrough: true }) response: Response): Promise<Home> {
    const { home, complete } = await this.showHome.execute();
    doNotCacheUnless(complete, response);
    return home;
  }

  @Get('site-frame')
  siteFrame(): Promise<SiteFrame> {
    return this.rpc.ask(getSiteFrame, {});
  }

  @Get('documents/:name')
  document(@Param('name', { schema: documentNameSchema }) name: DocumentName): Promise<ContentDocument> {
    return this.rpc.ask(getDocument, { name });
  }

  @Get('blog-posts')
  posts(
    @Query({ schema: postsParamsSchema }) query: { limit: number },
  ): Promise<{ posts: BlogPostSummary[] }> {
    return this.rpc.ask(listBlogPosts, query);
  }

  /** The post at an address, or for an address that one had before: `redirectTo`, the one it has now. */
  @Get('blog-posts/:slug')
  post(
    @Param('slug', { schema: slugText }) slug: string,
  ): Promise<{ post: BlogPost } | { redirectTo: string }> {
    return this.rpc.ask(getBlogPost, { slug });
  }

  @Get('faqs')
  faqs(): Promise<{ faqs: Faq[] }> {
    return this.rpc.ask(listFaqs, {});
  }

  @Get('team')
  team(): Promise<{ members: TeamMember[] }> {
    return this.rpc.ask(listTeamMembers, {});
  }

  @Get('team/:slug')
  async adviser(
    @Param('slug', { schema: slugText }) slug: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Adviser> {
    const { adviser, complete } = await this.showAdviser.show(slug);
    doNotCacheUnless(complete, response);
    return adviser;
  }
}
