import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/mail-link';

/** Texts of the pages that links in mails open. */
export const mailLinkTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/mail-link.ts', { eager: true, import: 'default' }),
);
