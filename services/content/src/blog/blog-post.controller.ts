import { getBlogPost, listBlogPosts } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetBlogPost } from './get-blog-post.js';
import { ListBlogPosts } from './list-blog-posts.js';

@Controller()
export class BlogPostController {
  constructor(
    private readonly listBlogPosts: ListBlogPosts,
    private readonly getBlogPost: GetBlogPost,
  ) {}

  @HandleRpc(listBlogPosts)
  list(request: z.output<typeof listBlogPosts.request>) {
    return this.listBlogPosts.list(request);
  }

  @HandleRpc(getBlogPost)
  get(request: z.output<typeof getBlogPost.request>) {
    return this.getBlogPost.get(request);
  }
}
