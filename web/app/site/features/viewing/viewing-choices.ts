import type { ViewingMode } from '@manzil/contracts/leads/viewing';

/** Spelt out, because the contract would add its validator to the script. The first one is the default. */
export const VIEWING_MODES = ['in-person', 'video'] as const satisfies readonly ViewingMode[];
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
