import type { Circle, Polygon } from '@manzil/contracts/listings/map-area';
import { KM_A_DEGREE } from '@manzil/dubai/distance';
import type { GeoJSON } from 'geojson';
import type { GeoJSONSource, Map } from 'maplibre-gl';
import { parseBounds, parseCircle, parsePolygon } from '../../../../shared/lib/map-area';
import type { ListFilters } from '../../../../shared/lib/url-filters';

const SOURCE = 'area';
const COLOUR = '#80592a';
const STEPS = 64;

/** Draws the outline of the area filter, or of the area that is being drawn. */
export function showArea(map: Map, corners: Polygon | undefined): void {
  const data: GeoJSON =
    corners === undefined || corners.length === 0
      ? { type: 'FeatureCollection', features: [] }
      : corners.length < 3
        ? { type: 'LineString', coordinates: corners.length === 1 ? [...corners, ...corners] : corners }
        : { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source !== undefined) {
    source.setData(data);
    return;
  }
  map.addSource(SOURCE, { type: 'geojson', data });
  map.addLayer({
    id: 'area',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': COLOUR, 'fill-opacity': 0.12 },
  });
  map.addLayer({
    id: 'area-line',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': COLOUR, 'line-width': 2 },
  });
}

/** The outline of the area of filters; undefined for all of the map. */
export function outlineOf({ bounds, polygon, circle }: ListFilters): Polygon | undefined {
  const corners = parsePolygon(polygon);
  if (corners !== undefined) return corners;
  const around = parseCircle(circle);
  if (around !== undefined) return ring(around);
  const box = parseBounds(bounds);
  if (box === undefined) return undefined;
  const { west, south, east, north } = box;
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function ring({ longitude, latitude, km }: Circle): Polygon {
  const tall = km / KM_A_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + tall * Math.sin(angle)];
  });
}
