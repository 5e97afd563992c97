import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { formatDateTime } from '../labels/format-date-time';
import { memberName } from '../labels/member-name';

/** An ISO 8601 time as `3 Dec 2026, 09:00 (Dubai time)`. */
export const dubaiTime = (iso: string): string => `${formatDateTime(iso)} (Dubai time)`;

/** Messages after a change of a published entry; they make no claim about visitors beyond the response. */
export const DONE = {
  draft: 'Saved as a draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
  sent: 'Sent for approval. The site doesn’t change until someone approves it.',
  discarded: 'The draft is discarded. It stays among the versions.',
  restored: (version: number, { live }: Pick<Lifecycle, 'live'>): string =>
    `Version ${version} is restored. ${live ? 'It is published.' : 'Visitors do not see it.'}`,
} as const;

/** Labels of preview links, which show a draft to people without an account. */
export const PREVIEW_LABELS = {
  action: 'Preview link',
  until: (time: string): string => `Works until ${time} for whoever has it. Search engines cannot find it.`,
  replaces: 'It shows the last saved version on its page. Earlier preview links stop working.',
  unsaved: 'Your unsaved changes are not in it.',
} as const;

/** Message after a save with intent to publish: a post with a future date is scheduled instead. */
export function publishedWords(lifecycle: Pick<Lifecycle, 'live' | 'publishAt'> | undefined): string {
  if (lifecycle === undefined || lifecycle.live) return DONE.published;
  return lifecycle.publishAt === null ? DONE.draft : `Scheduled for ${dubaiTime(lifecycle.publishAt)}`;
}

/** Short label of the state, for lists. */
export function stateWords({ live, draft, publishAt, withdrawAt, failure, approval }: Lifecycle): string {
  if (failure !== null) return live ? 'Published, schedule failed' : 'Draft, schedule failed';
  if (approval !== undefined) {
    const words = approval.sentBack === null ? 'waits for approval' : 'sent back';
    return `${live ? 'Published' : 'Draft'}, ${words}`;
  }
  if (publishAt !== null) return 'Scheduled';
  if (!live) return 'Draft';
  if (draft !== null) return 'Published, with a draft';
  return withdrawAt === null ? 'Published' : `Published until ${formatDateTime(withdrawAt)}`;
}

/** Sentences about what visitors see and what is scheduled. */
export function lifecycleSentences({ live, draft, publishAt, withdrawAt, failure }: Lifecycle): string[] {
  const what = live ? 'The draft' : 'It';
  return [
    live ? 'Visitors see it.' : 'Visitors do not see it.',
    ...(draft === null
      ? []
      : [`There is a draft by ${memberName(draft.savedBy)}, which visitors do not see.`]),
    ...(publishAt === null ? [] : [`${what} will be published on ${dubaiTime(publishAt)}.`]),
    ...(withdrawAt === null ? [] : [`It will be withdrawn on ${dubaiTime(withdrawAt)}.`]),
    ...(failure === null ? [] : [`The scheduled change was not made: ${failure}.`]),
  ];
}

/** Success message for times that were set or requested. */
export function scheduledWords({
  publishAt,
  withdrawAt,
  approval,
}: Pick<Lifecycle, 'publishAt' | 'withdrawAt' | 'approval'>): string {
  if (approval?.sentBack === null) return DONE.sent;
  if (publishAt !== null) return `Scheduled for ${dubaiTime(publishAt)}`;
  if (withdrawAt !== null) return `It will be withdrawn on ${dubaiTime(withdrawAt)}`;
  return 'Nothing is scheduled any more';
}
