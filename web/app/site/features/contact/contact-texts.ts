import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/contact';

/** The texts of the contact page. */
export const contactTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/contact.ts', { eager: true, import: 'default' }),
);
