import { parseNear } from '@manzil/contracts/listings/near';
import type { Option } from '../../../components/filter-select';
import type { Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import nearFilterTexts from '../../../../texts/en/on-demand/near-filter';
import { valuesOf, type ListFilters } from '../../../../shared/lib/url-filters';
import type { CountedOption } from '../filter-options.server';
import { nearPlace } from './near-label';

/** Minutes on foot. */
const WALKS = [5, 10, 15, 20];

export interface NearOptions {
  texts: Record<'legend' | 'within' | 'km' | 'name' | 'hint', string>;
  /** Any metro station, any school, and the chosen places. */
  places: CountedOption[];
  minutes: Option[];
}

export function nearOptions(texts: Texts, { near, nearMinutes }: ListFilters): NearOptions {
  const { legend, within, km, name, hint, walk, any } = onDemandTexts(nearFilterTexts, texts);
  const walks = nearMinutes === undefined ? WALKS : [...new Set([...WALKS, nearMinutes])];
  return {
    texts: { legend, within, km, name, hint },
    places: [...new Set(['metro', 'school', ...valuesOf(near)])].map((value) => {
      const { kind = 'landmark', name: named } = parseNear(value) ?? {};
      return {
        value,
        label: named === undefined ? any[kind] : nearPlace(texts, kind, named),
        disabled: false,
      };
    }),
    minutes: walks
      .toSorted((a, b) => a - b)
      .map((minutes) => ({ value: String(minutes), label: walk({ minutes }) })),
  };
}
