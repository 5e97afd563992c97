import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/favourites';

/** The texts of the page with saved homes. */
export const favouritesTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/favourites.ts', { eager: true, import: 'default' }),
);
