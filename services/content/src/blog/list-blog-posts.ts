import { authorSlug, categorySlug, tagSlug } from '@manzil/contracts/content/category-slug';
import { listBlogPosts } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { translateRecords } from '@manzil/lifecycle/translation/translate';
import { translatedTerms } from './blog-terms.js';
import { summaryOf, toBlogPost, toSummary } from './blog-post.mapper.js';
import { findPublishedNames, findPublishedSummaries, findPublishedTags } from './blog-post.repository.js';

/** Lists published posts, newest first. */
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
    // Whether a post is shown in Arabic also depends on its content.
    const whole = lang !== undefined;
    const [rows, total] = await findPublishedSummaries(manager, { ...part, ...wanted, whole });
    const posts = whole
      ? (await translateRecords(manager, lang, 'blog-post', rows.map(toBlogPost))).map(summaryOf)
      : rows.map(toSummary);
    const [chosen = null] = wanted.categories ?? wanted.tags ?? wanted.authors ?? [];
    return {
      posts,
      total,
      categories: namedBySlug(all.categories, categorySlug),
      tags: namedBySlug(allTags, tagSlug),
      chosen,
      terms: await translatedTerms(manager, lang),
    };
  }
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
