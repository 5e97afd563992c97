import { listListingSitemaps } from '@manzil/contracts/listings/discovery-rpc';
import type { SitemapList } from '@manzil/contracts/text-slices';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaceUrls } from './place-urls.js';
import { IDS_PER_SITEMAP } from './listing-slices.js';

/** Lists the sitemaps that are not empty, each with its last change. */
@Injectable()
export class ListSitemaps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly placeUrls: PlaceUrls,
  ) {}

  @HandleRpc(listListingSitemaps)
  async list(): Promise<SitemapList> {
    const [slices, developments, places] = await Promise.all([
      this.dataSource.query<{ slice: number; updated_at: Date }[]>(
        `SELECT (id - 1) / $1::int AS slice, max(updated_at) AS updated_at
         FROM property WHERE withdrawn_at IS NULL GROUP BY 1 ORDER BY 1`,
        [IDS_PER_SITEMAP],
      ),
      this.dataSource.query<{ updated_at: Date }[]>(
        'SELECT max(updated_at) AS updated_at FROM development WHERE live HAVING count(*) > 0',
      ),
      this.placeUrls.list(),
    ]);
    return {
      sitemaps: [
        { name: 'lists' },
        ...(places.length > 0 ? [{ name: 'places' }] : []),
        ...slices.map(({ slice, updated_at }) => ({
          name: `listings/${slice}`,
          updatedAt: updated_at.toISOString(),
        })),
        ...developments.map(({ updated_at }) => ({
          name: 'developments',
          updatedAt: updated_at.toISOString(),
        })),
      ],
    };
  }
}
