import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';

/** The kinds that are edited in a dialog of their section. */
const IN_DIALOG: readonly LifecycleKind[] = ['faq', 'team-member', 'testimonial', 'navigation-item'];

interface Linked {
  kind: LifecycleKind;
  id: number;
  /** Path of the entry's section or own screen; null if it has none. */
  link: string | null;
}

/** The path of the backend that opens the editor of an entry itself. */
export function editorPathOf({ kind, id, link }: Linked): string {
  if (kind === 'blog-post') return `/backend/blogs/${id}`;
  return IN_DIALOG.includes(kind) ? `${link ?? ''}?entry=${id}` : (link ?? '/backend');
}
