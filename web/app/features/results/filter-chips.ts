import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import type { ListFilters } from '../../lib/url-filters';

export interface FilterChip {
  label: string;
  /** The filters without this one, on the first page. */
  without: ListFilters;
}

type Narrowing = Exclude<keyof ListFilters, 'sort' | 'page'>;

const LABELS: { [K in Narrowing]: (value: NonNullable<ListFilters[K]>) => string } = {
  location: (value) => value,
  q: (value) => `“${value}”`,
  type: (value) => value,
  minPrice: (value) => texts.results.chipMin(formatNumber(value)),
  maxPrice: (value) => texts.results.chipMax(formatNumber(value)),
  bedrooms: (value) => texts.results.chipBedrooms(value),
  featured: (value) => (value ? texts.results.featured : texts.results.nonFeatured),
};

/** One chip for each filter that narrows the list; order and page do not. */
export function filterChips(filters: ListFilters): FilterChip[] {
  return (Object.keys(LABELS) as Narrowing[]).flatMap((name) => {
    const label = labelOf(filters, name);
    if (label === undefined) return [];
    const { [name]: _removed, ...rest } = filters;
    return [{ label, without: { ...rest, page: 1 } }];
  });
}

function labelOf<K extends Narrowing>(filters: ListFilters, name: K): string | undefined {
  const value = filters[name];
  return value === undefined ? undefined : LABELS[name](value);
}
