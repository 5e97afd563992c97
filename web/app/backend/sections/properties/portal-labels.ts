import type { PortalGap } from '@manzil/contracts/listings/discovery-rpc';
import type { Portal } from '@manzil/contracts/listings/vocabulary';

/** Texts about portals. */
export const PORTAL_LABELS = {
  names: { 'property-finder': 'Property Finder', bayut: 'Bayut and dubizzle' } satisfies Record<
    Portal,
    string
  >,
  title: 'Portal feeds',
  intro: 'Portals fetch live listings from these links. Anyone with a link can read its feed.',
  back: 'Back',
  address: (portal: string) => `Feed link for ${portal}`,
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser doesn’t allow copying. Select the link and copy it.',
  renew: 'Create new link',
  renewTitle: (portal: string) => `Create a new link for ${portal}?`,
  renewText: 'The portal can no longer use the current link. Enter the new one there.',
  renewed: 'The new link is ready. The old one no longer works.',
  sent: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'listing' : 'listings'} in the feed`,
  withoutPermit: (count: number) => `${count.toLocaleString('en')} without a permit number`,
  leftOut: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'listing is' : 'listings are'} left out`,
  leftOutHint: 'Portals refuse these listings. Open a listing to add what is missing.',
  leftOutHead: ['Listing', 'Missing'],
  firstLeftOut: (listed: number) => `The first ${listed.toLocaleString('en')} are listed.`,
  gaps: {
    permit: 'permit number',
    description: 'description',
    photo: 'photo',
    adviser: 'adviser',
  } satisfies Record<PortalGap, string>,
  unsentAmenities: (portal: string, amenities: readonly { name: string; listings: number }[]) =>
    `${portal} has no code for these amenities, so they are not sent: ${amenities
      .map(({ name, listings }) => `${name} (${listings.toLocaleString('en')})`)
      .join(', ')}`,
  made: (by: string | null, at: string) => `Created ${by === null ? '' : `by ${by} `}on ${at}`,
  panel: {
    title: 'Portals',
    sentTo: 'Sent to',
    hint: 'Published, complete listings are sent to the ticked portals. Portals refuse a listing without a description, photo or adviser.',
    changed: (by: string, at: string) => `Changed by ${by} on ${at}`,
    saved: 'The portals of the listing are saved.',
    noPermit: 'There is no permit number. In Dubai and Abu Dhabi, portals refuse a listing without one.',
    sale: 'Off-plan sale',
    saleHint: 'Portals require it for off-plan listings.',
    notStated: 'Not stated',
    byDeveloper: 'New, from the developer',
    resale: 'Resale',
    originalPrice: 'Original price (AED)',
    amountPaid: 'Amount paid so far (AED)',
    aed: 'Enter the amount in AED, for example 1,250,000',
    saveOffPlan: 'Save off-plan details',
    offPlanSaved: 'The off-plan details are saved.',
  },
} as const;
