import type { LeadHome } from '@manzil/contracts/leads/events';

/** Texts of notifications. A lock screen shows them, so they contain no personal data. */
export const PUSH_TEXTS = {
  title: 'New enquiry',
  withoutHome: 'New enquiry to the agency.',
  studio: 'Studio',
  home: 'Home',
  bedrooms: (count: number): string => `${String(count)}-bed`,
  /** `2-bed apartment in Dubai Marina` */
  inPlace: (home: string, place: string): string => `${home} in ${place}`,
} as const;

export function bodyOf(home: LeadHome | null): string {
  if (home === null) return PUSH_TEXTS.withoutHome;
  const { bedrooms, unitType, place } = home;
  const type = unitType?.toLowerCase();
  if (bedrooms === 0) return PUSH_TEXTS.inPlace(PUSH_TEXTS.studio, place);
  if (bedrooms === null || bedrooms < 0) return PUSH_TEXTS.inPlace(unitType ?? PUSH_TEXTS.home, place);
  return PUSH_TEXTS.inPlace([PUSH_TEXTS.bedrooms(bedrooms), type].filter(Boolean).join(' '), place);
}
