import type { BlogPost } from '@manzil/contracts/content/collections';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toBlogPost } from './blog-post.mapper.js';
import { findMovedSlug, findPublished } from './blog-post.repository.js';

/** The published post at an address, or the address it has now. NOT_FOUND for what visitors may not see. */
@Injectable()
export class GetBlogPost {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ slug }: { slug: string }): Promise<{ post: BlogPost } | { redirectTo: string }> {
    const { manager } = this.dataSource;
    const post = await findPublished(manager, slug);
    if (post !== null) return { post: toBlogPost(post) };
    const redirectTo = await findMovedSlug(manager, slug);
    if (redirectTo === undefined) throw new DomainError('NOT_FOUND', 'There is no such post');
    return { redirectTo };
  }
}
