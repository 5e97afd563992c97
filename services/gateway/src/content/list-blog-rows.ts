import type { BlogPost } from '@manzil/contracts/content/collections';
import { toBlogRow, type BlogRow } from '@manzil/contracts/http/wire/content-rows';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { listBlogPosts, showBlogPost } from '@manzil/contracts/http/content';

const MOST_POSTS = 100;
const AT_ONCE = 10;

/** Posts with their content. Requested one by one, because all together may exceed the message size. */
@Injectable()
export class ListBlogRows {
  constructor(private readonly rpc: RpcClient) {}

  async list(): Promise<BlogRow[]> {
    const { posts } = await this.rpc.request(listBlogPosts, { limit: MOST_POSTS });
    const rows: BlogRow[] = [];
    for (let from = 0; from < posts.length; from += AT_ONCE) {
      const some = await Promise.all(posts.slice(from, from + AT_ONCE).map(({ slug }) => this.find(slug)));
      rows.push(...some.filter((post) => post !== undefined).map(toBlogRow));
    }
    return rows;
  }

  /** Undefined for a post that was deleted or moved since it was listed. */
  private async find(slug: string): Promise<BlogPost | undefined> {
    try {
      const answer = await this.rpc.request(showBlogPost, { slug });
      return 'post' in answer ? answer.post : undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
