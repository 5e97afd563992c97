import { tagSlug } from '@manzil/contracts/content/category-slug';
import type { BlogPostFields } from '@manzil/contracts/content/collection-fields';
import { gapsOfPost } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { assertNoForeignPictures, foreignPicturesIn } from '@manzil/markup/foreign-pictures';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import type { BlogPostEntity } from './blog-post.entity.js';
import { sanitisePost } from '../sanitise/sanitise-post.js';
import { assertSlugFree, saveOldSlug } from './blog-post.repository.js';

/** Prepares fields for storage: sanitised, with the time in UTC. VALIDATION_FAILED for external pictures. */
export function prepareBlogPost(fields: BlogPostFields): BlogPostFields {
  const { content, publishAt } = fields;
  assertNoForeignPictures('fields.content', foreignPicturesIn(content));
  return {
    ...fields,
    content: sanitisePost(content),
    tags: distinctTags(fields.tags),
    publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
  };
}

/** Writes the fields of staff to a post: sanitised, under a unique slug, with a redirect from the former one. */
export async function writeBlogPost(
  post: BlogPostEntity,
  { slug, content, draft, publishAt, tags, ...texts }: BlogPostFields,
  { manager, now }: WriteContext,
): Promise<void> {
  assertNoForeignPictures('fields.content', foreignPicturesIn(content));
  const before: Partial<Pick<BlogPostEntity, 'id' | 'slug'>> = post;
  if (before.slug !== slug) {
    await assertSlugFree(manager, slug, before.id);
    if (before.slug !== undefined && before.id !== undefined) await saveOldSlug(manager, before.slug, post);
  }
  const time = publishAt === null ? undefined : new Date(publishAt);
  Object.assign(post, texts, { slug, tags: distinctTags(tags) });
  post.content = sanitisePost(content);
  if (!draft) assertComplete('post', gapsOfPost(post));
  Object.assign(post, draft ? { state: 'draft', publishAt: time ?? null } : published(post, time, now));
}

/** A published post keeps its date when it is edited; any other post without a time is published now. */
function published(post: BlogPostEntity, time: Date | undefined, now: Date) {
  const publishAt = time ?? (post.state === 'published' ? (post.publishAt ?? now) : now);
  return { state: publishAt > now ? ('scheduled' as const) : ('published' as const), publishAt };
}

/** Keeps the first of several tags with the same list, which differ only in case or punctuation. */
const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => keyOf(other) === keyOf(tag)) === index);

const keyOf = (tag: string): string => tagSlug(tag) || tag.toLowerCase();
