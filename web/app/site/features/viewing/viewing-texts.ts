import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/viewing';

/** The texts of booking and changing viewings. */
export const viewingTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/viewing.ts', { eager: true, import: 'default' }),
);
