import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';

export const USE_LABELS: Readonly<Record<LifecycleKind, string>> = {
  page: 'Page',
  'blog-post': 'Post',
  development: 'New development',
  faq: 'Question',
  'team-member': 'Team member',
  testimonial: 'Testimonial',
  'navigation-item': 'Navigation',
  document: 'Texts of a page',
  footer: 'Footer',
  'navigation-style': 'Header',
};

export const USE_TEXTS = {
  draft: 'in a draft',
  loading: 'Looking for links to it…',
  none: (paths: number) => `Nothing on this site links to ${paths === 1 ? 'it' : 'any of them'}.`,
  some: (count: number, paths: number) => {
    const it = paths === 1 ? 'it' : 'them';
    return count === 1
      ? `One place links to ${it} and would lead nowhere:`
      : `${String(count)} places link to ${it} and would lead nowhere:`;
  },
  texts: (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', '),
  in: 'in',
  more: (count: number) => `and ${String(count)} more`,
  unknown: 'It could not be checked whether something links to it.',
  redirect: (paths: number) =>
    paths === 1 ? 'Redirect its address to (optional)' : 'Redirect their addresses to (optional)',
  redirectHint: 'A page of this site. Visitors and old links are sent there.',
  notRedirected: (path: string, reason: string) => `${path} is not redirected: ${reason}`,
  redirected: (paths: readonly string[], to: string) =>
    paths.length === 1
      ? `${paths.join()} redirects to ${to} now.`
      : `${String(paths.length)} addresses redirect to ${to} now.`,
} as const;
