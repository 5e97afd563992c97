import { blogPostEditing, getBlogPostEntry } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { GetBlogPostEntry } from './get-blog-post-entry.js';
import { BLOG_POSTS } from './blog-post.collection.js';

/** What staff do with posts. */
@Controller()
export class BlogPostEditingController {
  constructor(
    private readonly edit: EditEntries,
    private readonly getUseCase: GetBlogPostEntry,
  ) {}

  @HandleRpc(blogPostEditing.list)
  list(request: z.output<typeof blogPostEditing.list.request>) {
    return this.edit.list.execute(BLOG_POSTS, request);
  }

  @HandleRpc(blogPostEditing.create)
  create(request: z.output<typeof blogPostEditing.create.request>) {
    return this.edit.create.execute(BLOG_POSTS, request);
  }

  @HandleRpc(blogPostEditing.update)
  update(request: z.output<typeof blogPostEditing.update.request>) {
    return this.edit.update.execute(BLOG_POSTS, request);
  }

  @HandleRpc(blogPostEditing.remove)
  remove(request: z.output<typeof blogPostEditing.remove.request>) {
    return this.edit.remove.execute(BLOG_POSTS, request);
  }

  @HandleRpc(blogPostEditing.restore)
  restore(request: z.output<typeof blogPostEditing.restore.request>) {
    return this.edit.restore.execute(BLOG_POSTS, request);
  }

  @HandleRpc(getBlogPostEntry)
  get(request: z.output<typeof getBlogPostEntry.request>) {
    return this.getUseCase.execute(request);
  }
}
