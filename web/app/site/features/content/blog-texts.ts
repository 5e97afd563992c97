import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import type english from '../../../texts/en/on-demand/blog';

/** The texts of the blog and its posts. */
export const blogTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../../texts/*/on-demand/blog.ts', { eager: true, import: 'default' }),
);
