/** Paths of the calculator pages. */
export const COST_PAGE = '/cost-estimate';
export const AFFORDABILITY_PAGE = '/cost-estimate/affordability';
/** Exchange rates, as JSON. */
export const EXCHANGE_RATES = '/cost-estimate/exchange-rates';
export const RENT_OR_BUY_PAGE = '/cost-estimate/rent-or-buy';

/** The query parameters of the pages. */
export const COST_PARAMETERS = [
  'deal',
  'emirate',
  'kind',
  'stage',
  'price',
  'loan',
  'buyer',
  'home',
  'sellersPart',
  'serviceCharge',
  'rent',
  'cheques',
  'furnished',
  'asOf',
] as const;
export const AFFORDABILITY_PARAMETERS = [
  'emirate',
  'kind',
  'stage',
  'buyer',
  'home',
  'income',
  'debts',
  'savings',
  'rate',
  'years',
  'ratio',
  'share',
  'age',
  'lastAge',
  'asOf',
] as const;
export const RENT_OR_BUY_PARAMETERS = [
  'emirate',
  'kind',
  'stage',
  'price',
  'loan',
  'buyer',
  'home',
  'rate',
  'loanYears',
  'serviceCharge',
  'rent',
  'years',
  'rentGrowth',
  'priceGrowth',
  'savingsReturn',
  'asOf',
] as const;
export type CostParameter =
  | (typeof COST_PARAMETERS)[number]
  | (typeof AFFORDABILITY_PARAMETERS)[number]
  | (typeof RENT_OR_BUY_PARAMETERS)[number];
