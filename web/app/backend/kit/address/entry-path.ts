import type { Lifecycle, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { recordPath } from '@manzil/contracts/content/record-path';

interface Slugged {
  slug?: string;
  lifecycle?: Lifecycle | undefined;
}

/** The public path of an entry; undefined when it has no page, or when its draft is shown, whose path may differ. */
export function entryPath(kind: LifecycleKind | undefined, { slug, lifecycle }: Slugged): string | undefined {
  if (kind === undefined || slug === undefined || (lifecycle?.draft ?? null) !== null) return undefined;
  return recordPath(kind, slug) ?? undefined;
}
