import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/compare';

/** The texts of the comparison. */
export const compareTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/compare.ts', { eager: true, import: 'default' }),
);
