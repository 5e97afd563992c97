import { FEWEST_INDEXED, TYPE_SLUGS } from '@manzil/contracts/listings/place-slug';
import { AD_TYPES } from '@manzil/contracts/listings/vocabulary';
import { LANGUAGES, translatedPaths } from '@manzil/contracts/site-language';
import { MOST_SITEMAP_URLS, type SitemapUrl } from '@manzil/markup/sitemap-xml';
import { Injectable } from '@nestjs/common';
import { PlaceDirectory } from '../place-page/place-directory.js';

const PATHS = { sale: '/buy', rent: '/rent' };

/** Lists the place pages that search engines may index, with the last change of their listings. */
@Injectable()
export class PlaceUrls {
  constructor(private readonly directory: PlaceDirectory) {}

  async list(): Promise<SitemapUrl[]> {
    const { places } = await this.directory.current();
    const urls = places.flatMap(({ slug, lists }) =>
      AD_TYPES.flatMap((adType) => {
        const path = `${PATHS[adType]}/${slug}`;
        const { count, updatedAt, types } = lists[adType];
        const pages = [
          { path, count, updatedAt },
          ...types.map(({ type, ...of }) => ({ path: `${path}/${TYPE_SLUGS[type]}`, ...of })),
        ];
        return pages
          .filter((page) => page.count >= FEWEST_INDEXED)
          .map((page) => ({
            path: page.path,
            updatedAt: page.updatedAt?.toISOString(),
            translations: translatedPaths(page.path),
          }));
      }),
    );
    return urls.slice(0, MOST_SITEMAP_URLS / LANGUAGES.length);
  }
}
