import type { BlogPost } from '@manzil/contracts/content/collections';
import { showBlogPost } from '@manzil/contracts/http/content';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toBlogPost } from './blog-post.mapper.js';
import { findMovedSlug, findPublished } from './blog-post.repository.js';

/** Returns the published post of a slug, or the slug to redirect to. NOT_FOUND for posts that are not public. */
@Injectable()
export class GetBlogPost {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showBlogPost)
  async get({ slug }: { slug: string }): Promise<{ post: BlogPost } | { redirectTo: string }> {
    const { manager } = this.dataSource;
    const post = await findPublished(manager, slug);
    if (post !== null) return { post: toBlogPost(post) };
    const redirectTo = await findMovedSlug(manager, slug);
    if (redirectTo === undefined) throw new DomainError('NOT_FOUND', 'There is no such post');
    return { redirectTo };
  }
}
