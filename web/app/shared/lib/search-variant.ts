import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { parseBounds, parseCircle, parsePolygon } from './map-area';
import type { ListFilters } from './url-filters';

/** The filters of a list as a variant that the API counts. */
export function searchVariant(adType: AdType, filters: ListFilters) {
  const { sort: _sort, page: _page, view: _view, layers: _layers, ...narrowed } = filters;
  const { bounds, polygon, circle } = filters;
  return {
    ...narrowed,
    adType,
    bounds: parseBounds(bounds),
    polygon: parsePolygon(polygon),
    circle: parseCircle(circle),
  };
}
