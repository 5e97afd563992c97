import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/person-data';

/** The texts about the data of a person. */
export const personDataTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/person-data.ts', { eager: true, import: 'default' }),
);
