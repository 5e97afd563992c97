import type { Portal } from '@manzil/contracts/listings/vocabulary';

/** The words of everything about portals. */
export const PORTAL_WORDS = {
  names: { 'property-finder': 'Property Finder', bayut: 'Bayut and dubizzle' } satisfies Record<
    Portal,
    string
  >,
  title: 'Portal feeds',
  intro: 'Portals fetch the live listings at these addresses. Anybody who has an address can read its feed.',
  back: 'Back',
  address: (portal: string) => `Address of the feed for ${portal}`,
  copy: 'Copy address',
  copied: 'The address is copied.',
  notCopied: 'The browser does not allow copying. Select the address and copy it.',
  renew: 'Make a new address',
  renewTitle: (portal: string) => `Make a new address for ${portal}?`,
  renewText: 'The portal cannot fetch the feed at the present address any more. Enter the new one there.',
  renewed: 'The new address is ready. The former one is refused from now on.',
  sent: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'listing' : 'listings'} in the feed`,
  withoutPermit: (count: number) => `${count.toLocaleString('en')} of them without a permit number`,
  made: (by: string | null, at: string) => `Made ${by === null ? '' : `by ${by} `}on ${at}`,
  panel: {
    title: 'Portals',
    sentTo: 'Sent to',
    hint: 'While it is on the site, the listing is in the feeds that are ticked.',
    changed: (by: string, at: string) => `Changed by ${by} on ${at}`,
    saved: 'The portals of the listing are saved.',
    noPermit: 'There is no permit number. In Dubai, portals refuse a listing without one.',
    sale: 'Off-plan sale',
    saleHint: 'Portals ask for it while the home is not built.',
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
