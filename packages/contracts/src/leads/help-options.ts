/** Options of help for visitors, in the order in which they are offered. */
export const HELP_OPTIONS = [
  'Buy',
  'Rent',
  'Sell',
  'List your property',
  'Property management',
  'Holiday homes',
] as const;
export type HelpOption = (typeof HELP_OPTIONS)[number];
