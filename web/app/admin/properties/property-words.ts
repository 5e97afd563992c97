import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';

export const STATUS_WORDS: Readonly<Record<ManagedProperty['status'], string>> = {
  public: 'On the site',
  missing: 'On the site, missing from the feed',
  hidden: 'Hidden',
  withdrawn: 'Withdrawn',
};

/** The locks of a listing in a word each, in the order of the screen. */
export function locksOf({ overrides }: ManagedProperty): string[] {
  return [
    ...(overrides.featured === undefined ? [] : [overrides.featured ? 'Featured' : 'Not featured']),
    ...(overrides.hidden === true ? ['Hidden'] : []),
    ...(overrides.title === undefined ? [] : ['Title']),
  ];
}
