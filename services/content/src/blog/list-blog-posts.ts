import type { BlogPostSummary } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toSummary } from './blog-post.mapper.js';
import { findPublishedSummaries } from './blog-post.repository.js';

/** What is published, newest first; of the same moment the later written first. */
@Injectable()
export class ListBlogPosts {
  constructor(private readonly dataSource: DataSource) {}

  async execute(part: { limit: number; offset: number }): Promise<{ posts: BlogPostSummary[] }> {
    return { posts: (await findPublishedSummaries(this.dataSource.manager, part)).map(toSummary) };
  }
}
