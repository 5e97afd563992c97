export const EMIRATES = [
  'abu-dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'umm-al-quwain',
  'ras-al-khaimah',
  'fujairah',
] as const;
export type Emirate = (typeof EMIRATES)[number];

/** Kinds of homes with different fees. Townhouses are villas; penthouses and duplexes are apartments. */
export const HOME_KINDS = ['apartment', 'villa', 'land'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

export const TOPICS = [
  'tax',
  'buy',
  'sell',
  'mortgage',
  'off-plan',
  'rent',
  'advertise',
  'mandate',
  'residence',
  'contact',
  'compliance',
  'display',
  'portal',
] as const;
export type Topic = (typeof TOPICS)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const PAYERS = ['buyer', 'seller', 'tenant', 'landlord'] as const;
export type Payer = (typeof PAYERS)[number];

export const BUYERS = ['national', 'resident', 'non-resident'] as const;
export type Buyer = (typeof BUYERS)[number];

/** The emirate by its name in listings: `Ras Al Khaimah`. */
export const emirateOf = (name: string): Emirate | undefined => {
  const slug = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');
  return EMIRATES.find((emirate) => emirate === slug);
};
