import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import type { ListFilters } from '../../lib/url-filters';
import { filterChips } from './filter-chips';
import { textWithout } from './understood-text';

export interface UnderstoodChip {
  /** The filter that it shows; undefined for words of the text. */
  name?: keyof ListFilters | undefined;
  isPlace?: boolean;
  label: string;
  /** The search without the words of the chip. */
  without: ListFilters;
  wayOn?: string;
  /** The search with the words as a filter that can be edited; undefined where no filter can say them. */
  asFilter: ListFilters | undefined;
}

/** Returns a chip for each thing that the text of the search states, then one for each other filter. */
export function appliedChips(filters: ListFilters, understood: Understood | undefined): UnderstoodChip[] {
  const stated = understoodChips(filters, understood);
  const { q, ...others } = filters;
  const chips = filterChips(stated.length > 0 ? others : filters).map(({ name, label, without }) => ({
    ...{ name, label, asFilter: undefined },
    // What the text states stays when another filter is removed.
    without: stated.length > 0 ? { ...without, q } : without,
  }));
  return [...stated, ...chips];
}

/** One chip for each thing that the text of a search states. */
export function understoodChips(filters: ListFilters, understood: Understood | undefined): UnderstoodChip[] {
  const { q } = filters;
  if (q === undefined || understood === undefined) return [];
  const { parts, rest } = understood;
  const withoutWords = (removed: readonly UnderstoodPart[]): ListFilters => {
    const { q: _text, ...others } = filters;
    const left = textWithout(q, removed, parts);
    return { ...others, page: 1, ...(left !== undefined && { q: left }) };
  };
  // Places become filters together, because the filter counts before all places of the text.
  const withoutPlaces = withoutWords(parts.filter(({ kind }) => kind === 'place'));
  const chips = parts.flatMap((part) => {
    const label = labelOf(part);
    if (label === undefined) return [];
    const without = withoutWords([part]);
    const stated = filterOf(part, understood);
    // A filter of the address counts before the text, so that the words would change nothing.
    const asFilter = stated && { ...stated, ...(part.kind === 'place' ? withoutPlaces : without) };
    const wayOn = part.kind === 'without' ? texts.results.withOrWithout(part.value.join(' / ')) : undefined;
    return [
      { label, isPlace: part.kind === 'place', without, asFilter, ...(wayOn !== undefined && { wayOn }) },
    ];
  });
  if (chips.length === 0 || rest === '') return chips;
  const { q: _text, ...others } = filters;
  const stated = parts.map(({ from, to }) => q.slice(from, to)).join(' ');
  return [...chips, { label: `“${rest}”`, without: { ...others, page: 1, q: stated }, asFilter: undefined }];
}

function labelOf(part: UnderstoodPart): string | undefined {
  const { results: words, adType } = texts;
  switch (part.kind) {
    case 'filler':
      return undefined;
    case 'adType':
      return adType[part.value];
    case 'type':
      return part.value.join(' / ');
    case 'bedrooms':
      return part.value.map((count) => words.chipBedrooms(count)).join(' / ');
    case 'bathrooms':
      return words.chipBathrooms(part.value);
    case 'price': {
      const { min, max, period } = part.value;
      return [limits(min, max, words.chipMin, words.chipMax), period && words.chipPeriods[period]]
        .filter(Boolean)
        .join(' ');
    }
    case 'size':
      return limits(part.value.min, part.value.max, words.chipMinArea, words.chipMaxArea);
    case 'period':
      return words.chipPeriods[part.value];
    case 'without':
      return words.chipWithout(part.value.join(' / '));
    case 'furnishing':
      return part.value.map((each) => words.furnishings[each]).join(' / ');
    case 'completion':
      return words.completions[part.value];
    case 'cheques':
      return words.cheques(part.value);
    default:
      return part.value;
  }
}

type Say = (amount: string) => string;

function limits(min: number | undefined, max: number | undefined, from: Say, to: Say): string {
  return [min === undefined ? '' : from(formatNumber(min)), max === undefined ? '' : to(formatNumber(max))]
    .filter(Boolean)
    .join(', ');
}

function filterOf(part: UnderstoodPart, { filters }: Understood): Partial<ListFilters> | undefined {
  switch (part.kind) {
    case 'type':
      return one(part.value, (type) => ({ type }));
    case 'bedrooms':
      return one(part.value, (bedrooms) => ({ bedrooms }));
    case 'developer':
      return one(filters.developers ?? [], (developer) => ({ developer }));
    case 'place':
      // The listings may have another name for the place than the chip.
      return filters.location && { location: single(filters.location) };
    case 'price': {
      const { min: minPrice, max: maxPrice, period } = part.value;
      if (period === 'monthly') return undefined;
      return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
    }
    default:
      return undefined;
  }
}

const single = (values: string[]): string | string[] => (values.length === 1 ? values.join() : values);

const one = <T>(values: readonly T[], filter: (value: T) => Partial<ListFilters>) => {
  const [first] = values;
  return first !== undefined && values.length === 1 ? filter(first) : undefined;
};
