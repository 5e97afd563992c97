import { writeListingSitemap } from '@manzil/contracts/listings/discovery-rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { translatedPaths } from '@manzil/contracts/site-language';
import type { TextSlice } from '@manzil/contracts/text-slices';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import {
  MOST_SITEMAP_URLS,
  SITEMAP_END,
  SITEMAP_START,
  sitemapUrls,
  type SitemapUrl,
} from '@manzil/markup/sitemap-xml';
import { Injectable } from '@nestjs/common';
import { Between, DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { DevelopmentEntity } from '../development/development.entity.js';
import { PropertyEntity } from '../property/property.entity.js';
import { PropertyMapper } from '../property/property.mapper.js';
import { LAST_ID } from '../row-key.js';
import { PlaceUrls } from './place-urls.js';
import { IDS_PER_SITEMAP } from './listing-slices.js';

/** Listings per response, far below the size limit of a message. */
const SLICE_LISTINGS = 500;

@Injectable()
export class WriteSitemap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
    private readonly placeUrls: PlaceUrls,
  ) {}

  @HandleRpc(writeListingSitemap)
  async write({ name, origin, cursor }: z.output<typeof writeListingSitemap.request>): Promise<TextSlice> {
    const whole = (urls: SitemapUrl[]): TextSlice => ({
      text: SITEMAP_START + sitemapUrls(origin, urls) + SITEMAP_END,
      next: null,
    });
    if (name === 'lists') return whole(await this.lists());
    if (name === 'places') return whole(await this.placeUrls.list());
    if (name === 'developments') return whole(await this.developments());
    return this.listings(Number(name.slice('listings/'.length)), Number(cursor ?? 0), origin);
  }

  /** The date of a list is the date of its newest listing. */
  private async lists(): Promise<SitemapUrl[]> {
    const [newest, developments] = await Promise.all([
      this.dataSource.query<{ ad_type: AdType; updated_at: Date }[]>(
        'SELECT ad_type, max(updated_at) AS updated_at FROM property WHERE withdrawn_at IS NULL GROUP BY 1',
      ),
      this.developments(),
    ]);
    const updatedAt = (adType: AdType): string | undefined =>
      newest.find(({ ad_type }) => ad_type === adType)?.updated_at.toISOString();
    const changes = developments.flatMap((each) => each.updatedAt ?? []);
    return [
      { path: '/buy', updatedAt: updatedAt('sale'), translations: translatedPaths('/buy') },
      { path: '/rent', updatedAt: updatedAt('rent'), translations: translatedPaths('/rent') },
      { path: '/new_development_properties', updatedAt: changes.sort().at(-1) },
    ];
  }

  private async developments(): Promise<SitemapUrl[]> {
    const developments = await this.dataSource.getRepository(DevelopmentEntity).find({
      where: { live: true },
      order: { position: 'ASC', id: 'ASC' },
      take: MOST_SITEMAP_URLS,
    });
    return developments.map(({ pagelink, bannerImage, updatedAt }) => ({
      path: `/${pagelink}`,
      updatedAt: updatedAt.toISOString(),
      image: bannerImage,
    }));
  }

  private async listings(slice: number, afterId: number, origin: string): Promise<TextSlice> {
    const first = Math.max(slice * IDS_PER_SITEMAP, afterId) + 1;
    const last = Math.min((slice + 1) * IDS_PER_SITEMAP, LAST_ID);
    const rows =
      first > last
        ? []
        : await this.dataSource.getRepository(PropertyEntity).find({
            select: { id: true, pagelink: true, updatedAt: true, images: true, resolvedImages: true },
            where: { id: Between(first, last), withdrawnAt: IsNull() },
            order: { id: 'ASC' },
            take: SLICE_LISTINGS,
          });
    if (rows.length === 0 && afterId === 0) throw new DomainError('NOT_FOUND', 'There is no such sitemap');
    const urls = sitemapUrls(
      origin,
      rows.map(({ pagelink, updatedAt, ...pictures }) => ({
        path: `/${pagelink}`,
        updatedAt: updatedAt.toISOString(),
        image: this.mapper.coverOf(pictures),
        translations: translatedPaths(`/${pagelink}`),
      })),
    );
    const next = rows.length === SLICE_LISTINGS ? rows.at(-1) : undefined;
    const text = (afterId === 0 ? SITEMAP_START : '') + urls;
    return next === undefined ? { text: text + SITEMAP_END, next: null } : { text, next: String(next.id) };
  }
}
