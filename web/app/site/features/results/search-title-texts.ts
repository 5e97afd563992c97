import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/search-title';

/** The texts of the titles of searches, which only the server writes. */
export const searchTitleTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/search-title.ts', { eager: true, import: 'default' }),
);
