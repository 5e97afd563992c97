import { authorSlug, categorySlug } from '@manzil/contracts/content/category-slug';
import type { listBlogPosts } from '@manzil/contracts/content/rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { toSummary } from './blog-post.mapper.js';
import { findPublishedNames, findPublishedSummaries } from './blog-post.repository.js';

/** Lists published posts, newest first. */
@Injectable()
export class ListBlogPosts {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    category,
    author,
    ...part
  }: z.output<typeof listBlogPosts.request>): Promise<z.output<typeof listBlogPosts.response>> {
    const { manager } = this.dataSource;
    const names = await findPublishedNames(manager);
    const all = { categories: names.map((name) => name.category), authors: names.map((name) => name.author) };
    const categories = all.categories.filter((name) => categorySlug(name) === category);
    const authors = all.authors.filter((name) => authorSlug(name) === author);
    const [posts, total] = await findPublishedSummaries(manager, {
      ...part,
      ...(category !== undefined && { categories }),
      ...(author !== undefined && { authors }),
    });
    return {
      posts: posts.map(toSummary),
      total,
      categories: categoriesOf(all.categories),
      chosen: (category === undefined ? authors[0] : categories[0]) ?? null,
    };
  }
}

/** Returns the categories in alphabetical order; of names with the same slug the newest, and none without a slug. */
function categoriesOf(newestFirst: readonly string[]): { slug: string; name: string }[] {
  const named = new Map<string, string>();
  for (const name of newestFirst) {
    const slug = categorySlug(name);
    if (slug !== '' && !named.has(slug)) named.set(slug, name);
  }
  return [...named]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
