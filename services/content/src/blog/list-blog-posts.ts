import type { BlogPost } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlogPostEntity } from './blog-post.entity.js';

/** Posts, newest first; of the same day the later written first. */
@Injectable()
export class ListBlogPosts {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ limit }: { limit: number }): Promise<{ posts: BlogPost[] }> {
    return {
      posts: await this.dataSource.manager.find(BlogPostEntity, {
        order: { date: 'DESC', id: 'DESC' },
        take: limit,
      }),
    };
  }
}
