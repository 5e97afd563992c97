import { DomainError } from '@manzil/service-kit/errors';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { BlogPostEntity } from './blog-post.entity.js';
import { OldSlugEntity } from './old-slug.entity.js';

/** CONFLICT when a post other than `ownId` has the address. Called while changes to posts take turns. */
export async function assertSlugFree(
  manager: EntityManager,
  slug: string,
  ownId: number | undefined,
): Promise<void> {
  const others = { slug, deletedAt: IsNull(), ...(ownId !== undefined && { id: Not(ownId) }) };
  if (!(await manager.existsBy(BlogPostEntity, others))) return;
  throw new DomainError('CONFLICT', 'Another post has this address', {
    issues: [{ field: 'slug', message: 'Another post has this address' }],
    details: { reason: 'slug-taken' },
  });
}

/** The post that had an address last is the one it leads to. */
export async function rememberOldSlug(manager: EntityManager, slug: string, postId: number): Promise<void> {
  await manager.upsert(OldSlugEntity, { slug, postId }, ['slug']);
}

const PUBLIC = { state: 'published', deletedAt: IsNull() } as const;

export function findPublished(manager: EntityManager, slug: string): Promise<BlogPostEntity | null> {
  return manager.findOneBy(BlogPostEntity, { slug, ...PUBLIC });
}

/** The address that the post which had this one before has now, when it is published. */
export async function findMovedSlug(manager: EntityManager, slug: string): Promise<string | undefined> {
  const old = await manager.findOneBy(OldSlugEntity, { slug });
  if (old === null) return undefined;
  const post = await manager.findOneBy(BlogPostEntity, { id: old.postId, ...PUBLIC });
  return post?.slug;
}

/** Newest first, without content. */
export function findPublishedSummaries(
  manager: EntityManager,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogPostEntity[]> {
  return manager.find(BlogPostEntity, {
    select: {
      id: true,
      title: true,
      slug: true,
      excerpt: true,
      image: true,
      author: true,
      category: true,
      publishAt: true,
    },
    where: PUBLIC,
    order: { publishAt: 'DESC', id: 'DESC' },
    take: limit,
    skip: offset,
  });
}
