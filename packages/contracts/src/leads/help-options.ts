/** Help options for visitors, in display order. */
export const HELP_OPTIONS = [
  'Buy',
  'Rent',
  'Sell',
  'List your property',
  'Property management',
  'Holiday homes',
] as const;
export type HelpOption = (typeof HELP_OPTIONS)[number];
