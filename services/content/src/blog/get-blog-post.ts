import type { BlogPost } from '@manzil/contracts/content/collections';
import { showBlogPost } from '@manzil/contracts/http/content';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { translateRecord } from '@manzil/lifecycle/translation/translate';
import { toBlogPost } from './blog-post.mapper.js';
import { translatedTerms, type BlogTerms } from './blog-terms.js';
import { findMovedSlug, findPublished } from './blog-post.repository.js';

/** Returns the published post of a slug, or the slug to redirect to. NOT_FOUND for posts that are not public. */
@Injectable()
export class GetBlogPost {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showBlogPost)
  async get({
    slug,
    lang,
  }: z.output<typeof showBlogPost.request>): Promise<
    { post: BlogPost; terms?: BlogTerms | undefined } | { redirectTo: string }
  > {
    const { manager } = this.dataSource;
    const post = await findPublished(manager, slug);
    if (post !== null) {
      const key = { kind: 'blog-post', id: post.id } as const;
      const { record, language } = await translateRecord(manager, lang, key, toBlogPost(post));
      return { post: { ...record, language }, terms: await translatedTerms(manager, lang) };
    }
    const redirectTo = await findMovedSlug(manager, slug);
    if (redirectTo === undefined) throw new DomainError('NOT_FOUND', 'There is no such post');
    return { redirectTo };
  }
}
