export const AD_TYPES = ['sale', 'rent'] as const;
export type AdType = (typeof AD_TYPES)[number];

/** The unit types of the specification, in the order they are offered. */
export const UNIT_TYPES = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Plot', 'Land'] as const;
/** Types that searches, feeds and staff know beside these. */
export const COMMERCIAL_UNIT_TYPES = ['Office', 'Shop', 'Warehouse'] as const;
export const ALL_UNIT_TYPES = [...UNIT_TYPES, ...COMMERCIAL_UNIT_TYPES] as const;
export type UnitType = (typeof ALL_UNIT_TYPES)[number];

export const RESIDENTIAL_UNIT_TYPES: readonly UnitType[] = [
  'Apartment',
  'Villa',
  'Townhouse',
  'Penthouse',
  'Duplex',
];

export const RENT_FREQUENCIES = ['yearly', 'monthly', 'weekly', 'daily'] as const;
export type RentFrequency = (typeof RENT_FREQUENCIES)[number];

export const COMPLETION_STATUSES = ['completed', 'off_plan'] as const;
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

export const FURNISHINGS = ['furnished', 'unfurnished', 'partly'] as const;
export type Furnishing = (typeof FURNISHINGS)[number];

export const TENURES = ['freehold', 'leasehold'] as const;
export type Tenure = (typeof TENURES)[number];

/** Years in which a project can be handed over to its buyers; others are errors of typing. */
export const HANDOVER_YEARS: readonly number[] = Array.from({ length: 21 }, (_, index) => 2020 + index);

export const COMPLETIONS = ['ready', 'off-plan'] as const;
export type Completion = (typeof COMPLETIONS)[number];

export const PRICE_PERIODS = ['yearly', 'monthly'] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

/** Portals that fetch our feeds. */
export const PORTALS = ['property-finder', 'bayut'] as const;
export type Portal = (typeof PORTALS)[number];

/** Sort orders of a list. */
export const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc', 'price-per-area-asc'] as const;
export type Sort = (typeof SORTS)[number];

/** "6 or more bedrooms" as a filter and facet value. */
export const BEDROOMS_OR_MORE = 6;

/** Maximum value of the bathrooms filter. */
export const MOST_BATHROOMS = 20;

/** Maximum number of cheques for a year's rent: one a month. */
export const MOST_CHEQUES = 12;

const millions = (from: number, to: number, step: number): number[] => {
  const steps: number[] = [];
  for (let price = from; price <= to; price += step) steps.push(price);
  return steps;
};

/** Price steps offered on the Buy page, AED. */
export const BUY_PRICE_STEPS: readonly number[] = [
  750_000,
  ...millions(1_000_000, 10_000_000, 1_000_000),
  ...millions(20_000_000, 80_000_000, 10_000_000),
];

/** Price steps offered on the Rent page, AED per year. */
export const RENT_PRICE_STEPS: readonly number[] = [
  7_000, 14_000, 21_000, 28_000, 35_000, 42_000, 49_000, 56_000, 63_000, 70_000, 100_000, 300_000, 500_000,
  1_000_000, 1_500_000, 2_000_000,
];

/** Price steps for monthly rents, AED per month. */
const MONTHLY_PRICE_STEPS: readonly number[] = [
  ...[2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000, 15_000, 20_000, 25_000],
  ...[30_000, 40_000, 50_000, 75_000, 100_000, 150_000],
];

/** Prices that a list offers as limits, in AED; for rents per year or per month. */
export function priceSteps(adType: AdType, period: PricePeriod | undefined): readonly number[] {
  if (adType === 'sale') return BUY_PRICE_STEPS;
  return period === 'monthly' ? MONTHLY_PRICE_STEPS : RENT_PRICE_STEPS;
}
