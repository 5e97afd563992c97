import type { Lifecycle } from '@manzil/contracts/content/lifecycle';

/** Choices of the filter by state, by their values in the URL. */
export const STATE_OPTIONS = [
  ['', 'All'],
  ['live', 'On the site'],
  ['hidden', 'Not on the site'],
  ['draft', 'With a draft'],
  ['scheduled', 'With a time set'],
  ['approval', 'Sent for approval'],
] as const;

const MATCHES: Readonly<Record<string, (lifecycle: Lifecycle) => boolean>> = {
  live: ({ live }) => live,
  hidden: ({ live }) => !live,
  draft: ({ draft }) => draft !== null,
  scheduled: ({ publishAt, withdrawAt }) => publishAt !== null || withdrawAt !== null,
  approval: ({ approval }) => approval !== undefined,
};

/** Checks an entry against a state of the filter; an unknown state matches every entry. */
export const isInState = (lifecycle: Lifecycle | undefined, state: string): boolean => {
  const matches = MATCHES[state];
  return matches === undefined || (lifecycle !== undefined && matches(lifecycle));
};
