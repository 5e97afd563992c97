import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import type english from '../../../../texts/en/on-demand/place-intro';

/** The texts of introductions to places, which only the server writes. */
export const placeIntroTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../../texts/*/on-demand/place-intro.ts', { eager: true, import: 'default' }),
);
