import {
  blogPostFieldsSchema,
  faqFieldsSchema,
  teamMemberFieldsSchema,
  testimonialFieldsSchema,
} from '@manzil/contracts/content/collection-fields';
import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Injectable } from '@nestjs/common';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { prepareBlogPost } from '../blog/write-blog-post.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { StoreEntry } from '../editing/store-entry.js';
import { FAQS } from '../faq/faq.collection.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';
import { entryPort } from './entry-port.js';
import type { LifecyclePort } from './lifecycle-port.js';

/** The ports of all kinds that go through the lifecycle. */
@Injectable()
export class LifecyclePorts {
  private readonly ports: Readonly<Record<LifecycleKind, LifecyclePort>>;

  constructor(changeCollection: ChangeCollection, storeEntry: StoreEntry, claimFiles: ClaimFiles) {
    const services = { changeCollection, storeEntry, claimFiles };
    this.ports = {
      'blog-post': entryPort(services, BLOG_POSTS, {
        schema: blogPostFieldsSchema,
        prepare: prepareBlogPost,
        withState: (fields, live) => ({ ...fields, draft: !live }),
      }),
      faq: entryPort(services, FAQS, { schema: faqFieldsSchema }),
      'team-member': entryPort(services, TEAM, { schema: teamMemberFieldsSchema }),
      testimonial: entryPort(services, TESTIMONIALS, { schema: testimonialFieldsSchema }),
    };
  }

  of(kind: LifecycleKind): LifecyclePort {
    return this.ports[kind];
  }
}
