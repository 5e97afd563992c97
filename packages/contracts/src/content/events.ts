import { z } from 'zod';
import { blogPostTag, documentTag, listTag, pageTag, WHOLE_SITE, type CacheTag } from '../cache-tags.js';
import { defineEvent } from '../messages.js';

/** Names of collections in change events; `site-frame` is navigation, its style and the footer. */
export const CONTENT_COLLECTIONS = [
  'site-frame',
  'faq',
  'blog-post',
  'team-member',
  'testimonial',
  'page',
  'rule',
] as const;
export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

const contentChangeSchema = z.object({
  /** A document name or one of {@link CONTENT_COLLECTIONS}. */
  kind: z.string(),
  version: z.int(),
  /** The changed entry; absent when any entry of the collection may have changed. */
  id: z.int().optional(),
});

/** Returns the tags that a change of content makes stale. */
export function staleByContent({ kind, id }: { kind: string; id?: number | undefined }): CacheTag[] {
  switch (kind) {
    case 'site-frame':
    case 'faq':
      return [kind];
    case 'team-member':
      return ['team'];
    case 'testimonial':
      return ['testimonials'];
    case 'blog-post':
      return id === undefined ? [WHOLE_SITE] : ['blog', blogPostTag(id)];
    case 'rule':
      return ['rules'];
    case 'page':
      return id === undefined ? [WHOLE_SITE] : [listTag('pages'), pageTag(id)];
    default:
      return [documentTag(kind)];
  }
}

/** Published after a change of content that pages show. */
export const contentChanged = defineEvent({
  subject: 'evt.content.content-changed.v1',
  payload: contentChangeSchema,
  key: ({ kind }) => `content:${kind}`,
  tags: staleByContent,
});
