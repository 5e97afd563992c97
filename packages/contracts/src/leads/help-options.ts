/** What a visitor may ask help with, in the order they are offered. */
export const HELP_OPTIONS = [
  'Buy',
  'Rent',
  'Sell',
  'List your property',
  'Property management',
  'Holiday homes',
] as const;
export type HelpOption = (typeof HELP_OPTIONS)[number];
