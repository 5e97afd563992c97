import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { BLOG_TERMS_ID } from '@manzil/contracts/content/translation';
import { contradictionsBetween } from '@manzil/contracts/translation-check/contradictions';
import type { PublishedRecord } from '@manzil/lifecycle/lifecycle-port';
import { TranslationEntity } from '@manzil/lifecycle/translation/translation.entity';
import { IsNull, type EntityManager } from 'typeorm';
import { BlogPostEntity } from './blog-post.entity.js';

/** Translated names by their English names. */
export type BlogTerms = Record<string, string>;

/** Returns the categories and tags that are ready in a language; undefined where no language is requested. */
export async function translatedTerms(
  manager: EntityManager,
  language: TranslationLanguage | undefined,
): Promise<BlogTerms | undefined> {
  if (language === undefined) return undefined;
  const key = { kind: 'blog-terms', entryId: BLOG_TERMS_ID, language } as const;
  const row = await manager.findOneBy(TranslationEntity, key);
  if (row?.ready !== true) return {};
  const right = Object.values(row.texts).filter(
    ({ of, text }) => contradictionsBetween(of, text).length === 0,
  );
  return Object.fromEntries(right.map(({ of, text }) => [of, text]));
}

/**
 * All categories and tags of posts that are not deleted, in alphabetical order; they are translated as one record.
 */
export async function readBlogTerms(manager: EntityManager): Promise<PublishedRecord> {
  const posts = await manager.find(BlogPostEntity, {
    where: { deletedAt: IsNull() },
    select: { id: true, category: true, tags: true },
  });
  return {
    id: BLOG_TERMS_ID,
    version: 1,
    title: 'Categories and tags',
    live: true,
    publishAt: null,
    updatedAt: new Date(0),
    updatedBy: '',
    fields: {
      categories: sorted(posts.map(({ category }) => category)),
      tags: sorted(posts.flatMap(({ tags }) => tags)),
    },
  };
}

const sorted = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b, 'en'));
