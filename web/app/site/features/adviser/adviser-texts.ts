import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/adviser';

/** The texts of the pages of advisers. */
export const adviserTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/adviser.ts', { eager: true, import: 'default' }),
);
