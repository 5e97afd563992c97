import { getBlogPost, listBlogPosts } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetBlogPost } from './get-blog-post.js';
import { ListBlogPosts } from './list-blog-posts.js';

@Controller()
export class BlogPostController {
  constructor(
    private readonly listUseCase: ListBlogPosts,
    private readonly getUseCase: GetBlogPost,
  ) {}

  @HandleRpc(listBlogPosts)
  list(request: z.output<typeof listBlogPosts.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleRpc(getBlogPost)
  get(request: z.output<typeof getBlogPost.request>) {
    return this.getUseCase.execute(request);
  }
}
