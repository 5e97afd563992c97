import { SITEMAP_SLICE } from '@manzil/contracts/listings/sitemap';
import { Injectable } from '@nestjs/common';
import { Between, DataSource, IsNull } from 'typeorm';
import { LAST_ID } from '../row-key.js';
import { browsableImages } from '../photo/browsable-images.js';
import { PropertyEntity } from './property.entity.js';

export interface Address {
  id: number;
  pagelink: string;
  updatedAt: string;
  image: string | null;
}

/** Addresses of the live listings of one slice of ids, a part at a time; the next one starts after `nextAfterId`. */
@Injectable()
export class ListPropertyAddresses {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ slice, afterId, limit }: { slice: number; afterId: number; limit: number }): Promise<{
    items: Address[];
    nextAfterId: number | null;
  }> {
    const first = Math.max(slice * SITEMAP_SLICE, afterId) + 1;
    const last = Math.min((slice + 1) * SITEMAP_SLICE, LAST_ID);
    if (first > last) return { items: [], nextAfterId: null };
    const rows = await this.dataSource.getRepository(PropertyEntity).find({
      select: { id: true, pagelink: true, updatedAt: true, images: true },
      where: { id: Between(first, last), withdrawnAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
    return {
      items: rows.map(({ id, pagelink, updatedAt, images }) => ({
        id,
        pagelink,
        updatedAt: updatedAt.toISOString(),
        image: browsableImages(images)[0] ?? null,
      })),
      nextAfterId: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
    };
  }
}
