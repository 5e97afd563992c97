import {
  blogPostFieldsSchema,
  faqFieldsSchema,
  hiddenTeamMemberSchema,
  navigationItemFieldsSchema,
  teamMemberFieldsSchema,
  testimonialFieldsSchema,
} from '@manzil/contracts/content/collection-fields';
import {
  CONTENT_KINDS,
  contentKindSchema,
  type ContentKind,
  type LifecycleKind,
} from '@manzil/contracts/content/lifecycle';
import { Injectable } from '@nestjs/common';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { prepareBlogPost } from '../blog/write-blog-post.js';
import { ChangeDocument } from '../document/change-document.js';
import { StoreDocument } from '../document/store-document.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { StoreEntry } from '../editing/store-entry.js';
import { FAQS } from '../faq/faq.collection.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { FOOTER, NAVIGATION_STYLE } from '../site-frame/frame-part.js';
import { NAVIGATION } from '../site-frame/navigation.collection.js';
import { StoreFramePart } from '../site-frame/store-frame-part.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';
import { documentPort } from './document-port.js';
import { entryPort } from './entry-port.js';
import { PagePaths } from '../page/page-paths.js';
import { RecordPageSave } from '../page/record-page-save.js';
import { pagePort } from './page-port.js';
import { framePort } from './frame-port.js';
import type { LifecyclePort } from '@manzil/lifecycle/lifecycle-port';
import * as contentLifecycle from '@manzil/contracts/content/lifecycle-rpc';
import type { LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';

/** The ports of all kinds of content. */
@Injectable()
export class ContentPorts implements LifecyclePorts {
  readonly kinds = CONTENT_KINDS;
  readonly rpcs = contentLifecycle;
  readonly subjects = /./;
  private readonly ports: Readonly<Record<ContentKind, LifecyclePort>>;

  constructor(
    changeCollection: ChangeCollection,
    storeEntry: StoreEntry,
    changeDocument: ChangeDocument,
    storeDocument: StoreDocument,
    storeFramePart: StoreFramePart,
    recordPageSave: RecordPageSave,
    claimFiles: ClaimFiles,
    paths: PagePaths,
  ) {
    const services = { changeCollection, storeEntry, claimFiles };
    const frame = { changeCollection, storeFramePart };
    this.ports = {
      'blog-post': entryPort(services, BLOG_POSTS, {
        schema: blogPostFieldsSchema,
        prepare: prepareBlogPost,
        withState: (fields, live) => ({ ...fields, draft: !live }),
      }),
      faq: entryPort(services, FAQS, { schema: faqFieldsSchema }),
      'team-member': entryPort(services, TEAM, {
        schema: teamMemberFieldsSchema,
        hiddenSchema: hiddenTeamMemberSchema,
      }),
      footer: framePort(frame, FOOTER),
      'navigation-item': entryPort(services, NAVIGATION, { schema: navigationItemFieldsSchema }),
      'navigation-style': framePort(frame, NAVIGATION_STYLE),
      page: pagePort({ changeCollection, recordPageSave, claimFiles, paths }),
      document: documentPort({ changeDocument, storeDocument, claimFiles }),
      testimonial: entryPort(services, TESTIMONIALS, { schema: testimonialFieldsSchema }),
    };
  }

  of(kind: LifecycleKind): LifecyclePort {
    return this.ports[contentKindSchema.parse(kind)];
  }
}
