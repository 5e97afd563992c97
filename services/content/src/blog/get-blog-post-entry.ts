import type { BlogPostEntry } from '@manzil/contracts/content/collection-entries';
import { showBlogPostEntry } from '@manzil/contracts/http/content-editing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditEntries } from '../editing/edit-entries.js';
import { requireEntry } from '../editing/entry.repository.js';
import { BLOG_POSTS } from './blog-post.collection.js';
import { toEntry } from './blog-post.mapper.js';

/** Returns a post as staff edit it, public or not. NOT_FOUND, or GONE when it is deleted. */
@Injectable()
export class GetBlogPostEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edit: EditEntries,
  ) {}

  @HandleRpc(showBlogPostEntry)
  async get({ id }: { id: number }): Promise<BlogPostEntry> {
    const post = await requireEntry(this.dataSource.manager, BLOG_POSTS, id);
    const lifecycles = await this.edit.listEntries.lifecyclesOf(BLOG_POSTS, [post]);
    return { ...toEntry(post), lifecycle: lifecycles.get(id) };
  }
}
