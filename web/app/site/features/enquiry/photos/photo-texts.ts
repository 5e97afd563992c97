import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import type english from '../../../../texts/en/on-demand/enquiry-photos';

/** The texts of photos that are sent with an enquiry. */
export const photoTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../../texts/*/on-demand/enquiry-photos.ts', { eager: true, import: 'default' }),
);

export type PhotoProblem = keyof (typeof english)['problems'];
