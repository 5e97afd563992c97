import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { PropertyEntity } from '../src/property/property.entity.js';

/** The rules of the Buy and Rent pages, implemented as simply as possible. */
export const fits = (
  listing: PropertyEntity,
  query: Omit<SearchQuery, 'sort' | 'page' | 'pageSize'>,
): boolean => {
  const text = [listing.name, listing.title, listing.emirate, listing.community, listing.reference]
    .join(' ')
    .toLowerCase();
  const place = [listing.name, listing.emirate, listing.community].join(' ').toLowerCase();
  const { price, bedrooms } = listing;
  return (
    listing.withdrawnAt === null &&
    listing.adType === query.adType &&
    (query.q ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    place.includes((query.location ?? '').toLowerCase()) &&
    (query.type === undefined || listing.unitType === query.type) &&
    (query.minPrice === undefined || (price !== null && price >= query.minPrice)) &&
    (query.maxPrice === undefined || (price !== null && price <= query.maxPrice)) &&
    (query.bedrooms === undefined ||
      (bedrooms !== null && (query.bedrooms === 6 ? bedrooms >= 6 : bedrooms === query.bedrooms))) &&
    (query.featured === undefined || listing.featured === query.featured)
  );
};
