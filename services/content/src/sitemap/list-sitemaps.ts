import { listContentSitemaps } from '@manzil/contracts/content/discovery-rpc';
import type { SitemapList } from '@manzil/contracts/text-slices';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dubaiDate } from '../blog/blog-post.mapper.js';

/** Lists the sitemaps that are not empty, each with the last change of its entries. */
@Injectable()
export class ListSitemaps {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listContentSitemaps)
  async list(): Promise<SitemapList> {
    const [newest] = await this.dataSource.query<[{ post: Date | null; page: Date | null }]>(
      `SELECT (SELECT max(publish_at) FROM blog_post WHERE state = 'published' AND deleted_at IS NULL) AS post,
              (SELECT max(updated_at) FROM page WHERE live AND deleted_at IS NULL) AS page`,
    );
    return {
      sitemaps: [
        { name: 'static' },
        ...(newest.post === null ? [] : [{ name: 'posts', updatedAt: dubaiDate(newest.post) }]),
        ...(newest.page === null ? [] : [{ name: 'pages', updatedAt: newest.page.toISOString() }]),
      ],
    };
  }
}
