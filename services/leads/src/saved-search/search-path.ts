import type { SearchCriteria } from '@manzil/contracts/listings/search';

type Value = string | number | boolean;

/** The list of a search on the site, as path and query. */
export function searchPath({ adType, bounds, polygon, circle, ...filters }: SearchCriteria): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<Value | Value[] | undefined>(filters))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) params.append(name, String(each));
  if (bounds) params.set('bounds', [bounds.west, bounds.south, bounds.east, bounds.north].join());
  if (polygon) params.set('polygon', polygon.map((corner) => corner.join()).join(';'));
  if (circle) params.set('circle', [circle.longitude, circle.latitude, circle.km].join());
  const path = adType === 'sale' ? '/buy' : '/rent';
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
