import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/mail-link';

/** The texts behind the links of mails. */
export const mailLinkTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/mail-link.ts', { eager: true, import: 'default' }),
);
