import { DomainError } from '@manzil/service-kit/errors';
import { ArrayOverlap, In, IsNull, Not, type EntityManager } from 'typeorm';
import { BlogPostEntity } from './blog-post.entity.js';
import { OldSlugEntity } from './old-slug.entity.js';

/** CONFLICT when a post other than `ownId` has the slug. Must be called while the collection is locked. */
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

/**
 * Makes an old slug redirect to the post that had it last. A post that is not public does not take over a redirect.
 */
export async function saveOldSlug(
  manager: EntityManager,
  slug: string,
  { id: postId, state }: Pick<BlogPostEntity, 'id' | 'state'>,
): Promise<void> {
  if (state === 'published') await manager.upsert(OldSlugEntity, { slug, postId }, ['slug']);
  else
    await manager
      .createQueryBuilder()
      .insert()
      .into(OldSlugEntity)
      .values({ slug, postId })
      .orIgnore()
      .execute();
}

const PUBLIC = { state: 'published', deletedAt: IsNull() } as const;

export function findPublished(manager: EntityManager, slug: string): Promise<BlogPostEntity | null> {
  return manager.findOneBy(BlogPostEntity, { slug, ...PUBLIC });
}

export const findAllPublished = (manager: EntityManager): Promise<BlogPostEntity[]> =>
  manager.findBy(BlogPostEntity, PUBLIC);

/** Returns the current slug of the published post that had this one before. */
export async function findMovedSlug(manager: EntityManager, slug: string): Promise<string | undefined> {
  const old = await manager.findOneBy(OldSlugEntity, { slug });
  if (old === null) return undefined;
  const post = await manager.findOneBy(BlogPostEntity, { id: old.postId, ...PUBLIC });
  return post?.slug;
}

/** Returns the categories and authors of published posts, or of some, in the order of their newest posts. */
export function findPublishedNames(
  manager: EntityManager,
  ids?: readonly number[],
): Promise<{ category: string; author: string }[]> {
  return manager
    .createQueryBuilder(BlogPostEntity, 'post')
    .select('post.category', 'category')
    .addSelect('post.author', 'author')
    .where({ ...PUBLIC, ...(ids && { id: In([...ids]) }) })
    .groupBy('post.category')
    .addGroupBy('post.author')
    .orderBy('max(post.publishAt)', 'DESC')
    .getRawMany();
}

/** Returns the tags of published posts, or of some; tags of the newest posts come first. */
export async function findPublishedTags(manager: EntityManager, ids?: readonly number[]): Promise<string[]> {
  const rows = await manager.query<{ tag: string }[]>(
    `SELECT tag FROM blog_post, unnest(tags) AS tag
     WHERE state = 'published' AND deleted_at IS NULL AND ($1::integer[] IS NULL OR id = ANY ($1::integer[]))
     GROUP BY tag ORDER BY max(publish_at) DESC, tag`,
    [ids ?? null],
  );
  return rows.map(({ tag }) => tag);
}

const SUMMARY_COLUMNS = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  image: true,
  author: true,
  category: true,
  tags: true,
  publishAt: true,
} as const;

/** Returns a part of the published posts of the given categories, authors and tags, newest first, and their total. */
export function findPublishedSummaries(
  manager: EntityManager,
  part: {
    limit: number;
    offset: number;
    categories?: string[];
    authors?: string[];
    tags?: string[];
    /** Limits the posts to some. */
    ids?: readonly number[] | undefined;
    /** True to include the content of posts. */
    whole?: boolean;
  },
): Promise<[BlogPostEntity[], number]> {
  const { limit, offset, categories, authors, tags, ids, whole = false } = part;
  return manager.findAndCount(BlogPostEntity, {
    ...(!whole && { select: SUMMARY_COLUMNS }),
    where: {
      ...PUBLIC,
      ...(categories && { category: In(categories) }),
      ...(authors && { author: In(authors) }),
      ...(tags && { tags: ArrayOverlap(tags) }),
      ...(ids && { id: In([...ids]) }),
    },
    order: { publishAt: 'DESC', id: 'DESC' },
    take: limit,
    skip: offset,
  });
}
