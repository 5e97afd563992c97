import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import type { ListFilters } from '../../lib/url-filters';

export interface FilterChip {
  label: string;
  /** The filters without this one, on the first page. */
  without: ListFilters;
}

/** One chip for each filter that narrows the list; order and page do not. */
export function filterChips(filters: ListFilters): FilterChip[] {
  const { results: words } = texts;
  const { location, q, type, minPrice, maxPrice, bedrooms, featured } = filters;
  const labels: [keyof ListFilters, string | undefined][] = [
    ['location', location],
    ['q', q && `“${q}”`],
    ['type', type],
    ['minPrice', minPrice === undefined ? undefined : words.chipMin(formatNumber(minPrice))],
    ['maxPrice', maxPrice === undefined ? undefined : words.chipMax(formatNumber(maxPrice))],
    ['bedrooms', bedrooms === undefined ? undefined : words.chipBedrooms(bedrooms)],
    ['featured', featured === undefined ? undefined : featured ? words.featured : words.nonFeatured],
  ];
  return labels.flatMap(([name, label]) => {
    if (label === undefined) return [];
    const without: ListFilters = { ...filters, page: 1 };
    Reflect.deleteProperty(without, name);
    return [{ label, without }];
  });
}
