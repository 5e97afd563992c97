import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/legal';

/** The texts of legal pages. */
export const legalTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/legal.ts', { eager: true, import: 'default' }),
);
