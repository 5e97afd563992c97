import { categorySlug } from '@manzil/contracts/content/category-slug';
import type { DocumentName } from '@manzil/contracts/content/documents';
import { listPages } from '@manzil/contracts/content/page-rpc';
import { getDocument, listBlogPosts, listTeamMembers } from '@manzil/contracts/content/rpc';
import { listDevelopments, outlineProperties } from '@manzil/contracts/listings/rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from './site-origin.js';
import { sitemap, type SitemapEntry } from './sitemap-xml.js';

const PAGES_AT_ONCE = 200;
const POSTS_AT_ONCE = 100;
/** The protocol's limit of one sitemap. */
const MOST_ENTRIES = 50_000;

const UNDATED = ['/new_development_properties', '/faqs', '/meetmyteam', '/testimonials', '/blog', '/sell'];

/** The sitemaps of what is short enough to be made at once. */
@Injectable()
export class MakeSitemap {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The screens of the site, dated by their stored texts or by the newest listing they show. */
  async ofScreens(): Promise<string> {
    const document = (name: DocumentName) => this.rpc.ask(getDocument, { name });
    const [home, mortgage, privacy, terms, agency, { members }, { slices }] = await Promise.all([
      document('homepagedb'),
      document('mortgageservicespagedb'),
      document('privacypagedb'),
      document('termspagedb'),
      document('commondb'),
      this.rpc.ask(listTeamMembers, {}),
      this.rpc.ask(outlineProperties, {}),
    ]);
    const newest = (adType: AdType): string | undefined =>
      slices
        .filter(({ adTypes }) => adTypes.includes(adType))
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1);
    return this.of([
      { path: '/', updatedAt: home.updatedAt, image: home.fields.sec1image },
      { path: '/buy', updatedAt: newest('sale') },
      { path: '/rent', updatedAt: newest('rent') },
      {
        path: '/mortgageservices',
        updatedAt: mortgage.updatedAt,
        image: mortgage.fields.sec1bgimage,
      },
      { path: '/aboutus', updatedAt: home.updatedAt },
      { path: '/contact', updatedAt: agency.updatedAt },
      { path: '/privacy', updatedAt: privacy.updatedAt },
      { path: '/terms', updatedAt: terms.updatedAt },
      ...UNDATED.map((path) => ({ path })),
      ...members.flatMap(({ slug }) => (slug === '' ? [] : [{ path: `/meetmyteam/${slug}` }])),
    ]);
  }

  async ofDevelopments(): Promise<string> {
    const { developments } = await this.rpc.ask(listDevelopments, { liveOnly: true });
    return this.of(
      developments.map(({ pagelink, bannerImage, updatedAt }) => ({
        path: `/${pagelink}`,
        updatedAt,
        image: bannerImage,
      })),
    );
  }

  async ofPosts(): Promise<string> {
    // By address: a post published meanwhile pushes the rest down, and the last of a part comes again.
    const entries = new Map<string, SitemapEntry>();
    const categories = new Map<string, SitemapEntry>();
    for (let offset = 0; offset < MOST_ENTRIES; offset += POSTS_AT_ONCE) {
      const { posts } = await this.rpc.ask(listBlogPosts, { offset, limit: POSTS_AT_ONCE });
      for (const { slug, date, image, category } of posts) {
        entries.set(slug, { path: `/blog/${slug}`, updatedAt: date, image });
        // Newest first: the first post of a category is its last change.
        const of = categorySlug(category);
        if (of !== '' && !categories.has(of))
          categories.set(of, { path: `/blog/category/${of}`, updatedAt: date });
      }
      if (posts.length < POSTS_AT_ONCE) break;
    }
    return this.of([...entries.values(), ...categories.values()]);
  }

  async ofPages(): Promise<string> {
    const entries: SitemapEntry[] = [];
    for (let total = 1; entries.length < Math.min(total, MOST_ENTRIES);) {
      const part = await this.rpc.ask(listPages, { offset: entries.length, limit: PAGES_AT_ONCE });
      if (part.pages.length === 0) break;
      total = part.total;
      entries.push(
        ...part.pages.map(({ linkAddress, updatedAt }) => ({ path: `/${linkAddress}`, updatedAt })),
      );
    }
    return this.of(entries);
  }

  private of(entries: SitemapEntry[]): string {
    return sitemap(siteOrigin(this.config), entries);
  }
}
