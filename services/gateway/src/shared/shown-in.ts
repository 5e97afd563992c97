import { documentNameOf } from '@manzil/contracts/content/documents';
import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';

/** Returns the public content that a record appears in, as content events name it. */
export function shownIn(kind: LifecycleKind, id: number): { kind: string; id?: number } {
  switch (kind) {
    case 'document':
      return { kind: documentNameOf(id) ?? kind };
    case 'footer':
    case 'navigation-item':
    case 'navigation-style':
      return { kind: 'site-frame' };
    default:
      return { kind, id };
  }
}
