import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/shortlist';

/** The texts of shortlists. */
export const shortlistTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/shortlist.ts', { eager: true, import: 'default' }),
);
