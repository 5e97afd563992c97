import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/mortgage';

/** The texts of the mortgage calculator. */
export const mortgageTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/mortgage.ts', { eager: true, import: 'default' }),
);
