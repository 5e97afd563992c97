import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/thanks';

/** The texts of pages that confirm a form. */
export const thanksTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/thanks.ts', { eager: true, import: 'default' }),
);
