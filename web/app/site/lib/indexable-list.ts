import { listHref, type ListFilters } from '../../shared/lib/url-filters';

/**
 * Search engines are shown the plain lists and those narrowed by one place, one type or one number of bedrooms,
 * with all their pages. Every other combination points at the closest of these and stays out of the index.
 */
export function indexableList(path: string, filters: ListFilters): { index: boolean; canonical: string } {
  const { sort, page, ...given } = filters;
  const { location, type, bedrooms } = filters;
  const single: Partial<ListFilters> =
    location !== undefined && !Array.isArray(location)
      ? { location }
      : type !== undefined && !Array.isArray(type)
        ? { type }
        : bedrooms !== undefined && !Array.isArray(bedrooms)
          ? { bedrooms }
          : {};
  const index = Object.keys(given).length === Object.keys(single).length && sort === 'newest';
  return { index, canonical: listHref(path, { ...single, sort: 'newest', page: index ? page : 1 }) };
}
