import type { LifecycleKind } from './lifecycle.js';

/** Returns the path of a record on the site; null for a kind without pages of its own. */
export function recordPath(kind: LifecycleKind, slug: string): string | null {
  switch (kind) {
    case 'page':
    case 'development':
      return `/${slug}`;
    case 'blog-post':
      return `/blog/${slug}`;
    case 'team-member':
      return `/meetmyteam/${slug}`;
    default:
      return null;
  }
}
