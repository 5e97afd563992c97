import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/owners';

/** The texts of the pages for owners. */
export const ownerTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/owners.ts', { eager: true, import: 'default' }),
);
