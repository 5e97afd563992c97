import type { ViewingMode } from '@manzil/contracts/leads/viewing';

/** Spelt out, because the contract brings a validator with it. The first one is chosen at first. */
export const VIEWING_MODES = ['in-person', 'video'] as const satisfies readonly ViewingMode[];
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
