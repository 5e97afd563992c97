/** The whole blog, or the posts of one category, author or tag, whose path is `slug`. */
export type BlogPart = { by: 'all' } | { by: 'category' | 'author' | 'tag'; slug: string };

/** URL of one page of it. */
export function blogHref(part: BlogPart, page = 1): string {
  const path = part.by === 'all' ? '/blog' : `/blog/${part.by}/${part.slug}`;
  return page === 1 ? path : `${path}?page=${String(page)}`;
}
