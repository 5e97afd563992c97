import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import type english from '../../texts/en/on-demand/map';

/** The texts of maps, which are loaded with them. */
export const mapTexts = onDemandTexts<typeof english>(
  import.meta.glob('../../texts/*/on-demand/map.ts', { eager: true, import: 'default' }),
);
