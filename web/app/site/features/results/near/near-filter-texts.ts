import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import type english from '../../../../texts/en/on-demand/near-filter';

/** The texts of the filter by what a home is near, which only the server writes. */
export const nearFilterTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../../texts/*/on-demand/near-filter.ts', { eager: true, import: 'default' }),
);
