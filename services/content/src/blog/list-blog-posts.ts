import { authorSlug, categorySlug, tagSlug } from '@manzil/contracts/content/category-slug';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { listBlogPosts } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { isOmitted, notTranslated, translateRecords } from '@manzil/lifecycle/translation/translate';
import { translatedTerms } from './blog-terms.js';
import { summaryOf, toBlogPost, toSummary } from './blog-post.mapper.js';
import {
  findAllPublished,
  findPublishedNames,
  findPublishedSummaries,
  findPublishedTags,
} from './blog-post.repository.js';

/** Lists published posts, newest first. NOT_FOUND for a choice of which the requested language has no post. */
@Injectable()
export class ListBlogPosts {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listBlogPosts)
  async list({
    category,
    author,
    tag,
    lang,
    ...part
  }: z.output<typeof listBlogPosts.request>): Promise<z.output<typeof listBlogPosts.response>> {
    const { manager } = this.dataSource;
    const [names, allTags] = await Promise.all([findPublishedNames(manager), findPublishedTags(manager)]);
    const all = { categories: names.map((name) => name.category), authors: names.map((name) => name.author) };
    const wanted = {
      ...(category !== undefined && {
        categories: all.categories.filter((name) => categorySlug(name) === category),
      }),
      ...(author !== undefined && { authors: all.authors.filter((name) => authorSlug(name) === author) }),
      ...(tag !== undefined && { tags: allTags.filter((name) => tagSlug(name) === tag) }),
    };
    const [chosen = null] = wanted.categories ?? wanted.tags ?? wanted.authors ?? [];
    const ids = await translatedIds(manager, lang);
    // Whether a post is translated also depends on its content.
    const whole = lang !== undefined;
    const [rows, total] = await findPublishedSummaries(manager, { ...part, ...wanted, ids, whole });
    if (ids !== undefined && chosen !== null && total === 0) throw notTranslated();
    const posts = whole
      ? (await translateRecords(manager, lang, 'blog-post', rows.map(toBlogPost))).map(summaryOf)
      : rows.map(toSummary);
    const [shownNames, shownTags] =
      ids === undefined
        ? [names, allTags]
        : await Promise.all([findPublishedNames(manager, ids), findPublishedTags(manager, ids)]);
    return {
      posts,
      total,
      categories: namedBySlug(
        shownNames.map((name) => name.category),
        categorySlug,
      ),
      tags: namedBySlug(shownTags, tagSlug),
      chosen,
      terms: await translatedTerms(manager, lang),
    };
  }
}

/** Ids of the published posts that a language has, if the others are left out of it; otherwise undefined. */
async function translatedIds(
  manager: EntityManager,
  lang: TranslationLanguage | undefined,
): Promise<number[] | undefined> {
  if (!(await isOmitted(manager, lang, 'blog-post'))) return undefined;
  const posts = (await findAllPublished(manager)).map(toBlogPost);
  return (await translateRecords(manager, lang, 'blog-post', posts)).map(({ id }) => id);
}

/**
 * Returns names in alphabetical order. Of names with the same slug the newest is used; names without a slug are
 * omitted.
 */
function namedBySlug(
  newestFirst: readonly string[],
  slugOf: (name: string) => string,
): { slug: string; name: string }[] {
  const named = new Map<string, string>();
  for (const name of newestFirst) {
    const slug = slugOf(name);
    if (slug !== '' && !named.has(slug)) named.set(slug, name);
  }
  return [...named]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
