import type { Facets } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE, UNIT_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import type { Option } from '../../components/filter-select';
import { BEDROOM_STEPS, PRICE_STEPS } from '../../lib/filter-choices';
import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import { FEATURED_VALUE, NON_FEATURED_VALUE, type ListFilters } from '../../lib/url-filters';

/** What the dropdowns of a list offer; types and bedrooms say how many homes choosing them would give. */
export interface FilterOptions {
  type: Option[];
  minPrice: Option[];
  maxPrice: Option[];
  bedrooms: Option[];
}

export function filterOptions(adType: AdType, filters: ListFilters, facets: Facets): FilterOptions {
  const steps = PRICE_STEPS[adType];
  const types = UNIT_TYPES.map((value) => ({ value, label: counted(value, countOf(facets.type, value)) }));
  const featured = [
    { value: FEATURED_VALUE, label: texts.results.featured },
    { value: NON_FEATURED_VALUE, label: texts.results.nonFeatured },
  ];
  return {
    type: adType === 'rent' ? [...types, ...featured] : types,
    minPrice: prices(steps, filters.minPrice),
    maxPrice: prices(steps, filters.maxPrice),
    bedrooms: BEDROOM_STEPS.map((beds) => ({
      value: String(beds),
      label: counted(bedroomLabel(beds), bedroomCount(facets.bedrooms, beds)),
    })),
  };
}

/** The steps, with the address's own price among them when it is none of them. */
function prices(steps: readonly number[], chosen: number | undefined): Option[] {
  const all = chosen === undefined ? steps : [...new Set([...steps, chosen])].sort((a, b) => a - b);
  return all.map((price) => ({ value: String(price), label: `AED ${formatNumber(price)}` }));
}

function bedroomLabel(beds: number): string {
  if (beds === 0) return texts.units.studio;
  return beds >= BEDROOMS_OR_MORE ? texts.results.sixOrMore : String(beds);
}

function bedroomCount(facet: Facets['bedrooms'], beds: number): number {
  const matches = facet.filter(({ value }) =>
    beds >= BEDROOMS_OR_MORE ? value >= BEDROOMS_OR_MORE : value === beds,
  );
  return matches.reduce((sum, { count }) => sum + count, 0);
}

function countOf<T>(facet: { value: T; count: number }[], value: T): number {
  return facet.find((entry) => entry.value === value)?.count ?? 0;
}

const counted = (label: string, count: number): string => `${label} (${formatNumber(count)})`;
