import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/faqs';

/** The texts of the search of questions. */
export const faqsTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/faqs.ts', { eager: true, import: 'default' }),
);
