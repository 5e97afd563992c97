/** The path of the page with an estimate. */
export const COST_PAGE = '/cost-estimate';

/** The query parameters of the page. */
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
export type CostParameter = (typeof COST_PARAMETERS)[number];
