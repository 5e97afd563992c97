import type { BlogPostEntry } from '@manzil/contracts/content/collection-entries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireEntry } from '../editing/entry.repository.js';
import { BLOG_POSTS } from './blog-post.collection.js';
import { toEntry } from './blog-post.mapper.js';

/** Returns a post as staff edit it, public or not. NOT_FOUND, or GONE when it is deleted. */
@Injectable()
export class GetBlogPostEntry {
  constructor(private readonly dataSource: DataSource) {}

  async get({ id }: { id: number }): Promise<BlogPostEntry> {
    return toEntry(await requireEntry(this.dataSource.manager, BLOG_POSTS, id));
  }
}
