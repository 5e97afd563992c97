import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { ContentDocument } from '@manzil/contracts/content/documents';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { type Home, showDocument, listBlogPosts } from '@manzil/contracts/http/content';
import { listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { valueOf } from '../http/value-of.js';
const FEATURED = 12;
const POSTS = 3;

export interface ShownHome {
  home: Home;
  /** False when a part could not be loaded and is empty: the response must not be cached. */
  complete: boolean;
}

const NO_TEXTS: ContentDocument = {
  name: 'homepagedb',
  fields: {},
  version: 0,
  updatedAt: new Date(0).toISOString(),
};

/**
 * Returns the content of the home page, requested in parallel. A part that fails is empty; an error is thrown only if
 * all parts fail.
 */
@Injectable()
export class ShowHome {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async show(lang?: TranslationLanguage): Promise<ShownHome> {
    const parts = await Promise.allSettled([
      this.rpc.request(showDocument, { name: 'homepagedb', lang }),
      this.rpc.request(listTestimonials, { lang }),
      this.rpc.request(listBlogPosts, { limit: POSTS, lang }),
      this.rpc.request(searchProperties, { adType: 'sale', featured: true, pageSize: FEATURED }),
      this.rpc.request(listDevelopments, { liveOnly: true, lang }),
    ]);
    const failures = parts.filter((part) => part.status === 'rejected');
    if (failures.length === parts.length) throw failures[0]?.reason;
    for (const { reason } of failures)
      this.logger.warn({ err: reason as unknown }, 'the home page lacks a part');

    const [document, testimonials, posts, featured, developments] = parts;
    return {
      home: {
        document: valueOf(document) ?? NO_TEXTS,
        testimonials: valueOf(testimonials)?.testimonials ?? [],
        posts: valueOf(posts)?.posts ?? [],
        featured: valueOf(featured)?.items ?? [],
        developments: valueOf(developments)?.developments ?? [],
      },
      complete: failures.length === 0,
    };
  }
}
