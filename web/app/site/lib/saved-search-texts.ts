import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import type english from '../../texts/en/on-demand/saved-search';

/** The texts of saved searches. */
export const savedSearchTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../texts/*/on-demand/saved-search.ts', { eager: true, import: 'default' }),
);
