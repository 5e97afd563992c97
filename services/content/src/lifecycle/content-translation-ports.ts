import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import {
  BLOG_TERMS_ID,
  CONTENT_TRANSLATED_KINDS,
  type OmissibleKind,
  type TranslatedKind,
} from '@manzil/contracts/content/translation';
import * as rpcs from '@manzil/contracts/content/translation-rpc';
import { LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import type { TranslationPort, TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { assertNoForeignPictures, foreignPicturesIn } from '@manzil/markup/foreign-pictures';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readBlogTerms } from '../blog/blog-terms.js';
import { AnnounceCollection } from '../change/announce-collection.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { sanitisePageHtml } from '../sanitise/sanitise-html.js';
import { sanitisePost } from '../sanitise/sanitise-post.js';

/** The Arabic texts of all kinds of content. */
@Injectable()
export class ContentTranslationPorts implements TranslationPorts {
  readonly kinds = CONTENT_TRANSLATED_KINDS;
  readonly rpcs = rpcs;

  constructor(
    private readonly ports: LifecyclePorts,
    private readonly changeCollection: ChangeCollection,
    private readonly announceCollection: AnnounceCollection,
  ) {}

  of(kind: TranslatedKind): TranslationPort {
    if (kind === 'blog-terms') return this.blogTerms();
    const port = this.ports.of(kind satisfies LifecycleKind);
    return { ...port, sanitise: cleanBy(kind === 'page' ? sanitisePageHtml : sanitisePost) };
  }

  announceAll(manager: EntityManager, kind: Exclude<OmissibleKind, 'development'>): Promise<void> {
    return this.announceCollection.announce(manager, kind);
  }

  private blogTerms(): TranslationPort {
    const change: TranslationPort['changeUnseen'] = (work) =>
      this.changeCollection.changeUnseen('blog-post', work);
    return {
      audited: ({ title }) => ({ kind: 'blog-terms', id: null, title, link: '/backend/blog' }),
      sanitise: cleanBy(sanitisePost),
      require: (manager, id) => {
        if (id === BLOG_TERMS_ID) return readBlogTerms(manager);
        throw new DomainError('NOT_FOUND', 'There is no such text');
      },
      list: async (manager, { after }) => (after < BLOG_TERMS_ID ? [await readBlogTerms(manager)] : []),
      change,
      changeUnseen: change,
      // Every page with posts may show a category or a tag.
      announce: (manager) => this.announceCollection.announce(manager, 'blog-post'),
    };
  }
}

const cleanBy =
  (sanitise: (html: string) => string): TranslationPort['sanitise'] =>
  (html, field) => {
    assertNoForeignPictures(field, foreignPicturesIn(html));
    return sanitise(html);
  };
