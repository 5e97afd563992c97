import { SITEMAP_SLICE } from '@manzil/contracts/listings/sitemap';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Slice {
  slice: number;
  adTypes: AdType[];
  updatedAt: string;
}

/** The slices of ids that hold live listings. Bounds never move, so a slice is named only by its own listings. */
@Injectable()
export class OutlineProperties {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ slices: Slice[] }> {
    const rows = await this.dataSource.query<{ slice: number; ad_types: AdType[]; updated_at: Date }[]>(
      `SELECT (id - 1) / $1::int AS slice, array_agg(DISTINCT ad_type) AS ad_types, max(updated_at) AS updated_at
       FROM property WHERE withdrawn_at IS NULL GROUP BY 1 ORDER BY 1`,
      [SITEMAP_SLICE],
    );
    return {
      slices: rows.map(({ slice, ad_types, updated_at }) => ({
        slice,
        adTypes: ad_types,
        updatedAt: updated_at.toISOString(),
      })),
    };
  }
}
