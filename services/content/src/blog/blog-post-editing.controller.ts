import { blogPostEditing, getBlogPostEntry } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { editingController } from '../editing/editing-controller.js';
import { BLOG_POSTS } from './blog-post.collection.js';
import { GetBlogPostEntry } from './get-blog-post-entry.js';

/** RPC of staff for posts. */
@Controller()
export class BlogPostEditingController extends editingController(blogPostEditing, BLOG_POSTS) {
  constructor(
    edit: EditEntries,
    private readonly getBlogPostEntry: GetBlogPostEntry,
  ) {
    super(edit);
  }

  @HandleRpc(getBlogPostEntry)
  get(request: z.output<typeof getBlogPostEntry.request>) {
    return this.getBlogPostEntry.get(request);
  }
}
