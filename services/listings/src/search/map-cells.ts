import type { Bounds, Circle, ListingMap, MapGroup, Polygon } from '@manzil/contracts/listings/map-area';
import type { SearchQuery } from '@manzil/contracts/listings/search';
import { KM_A_DEGREE } from '@manzil/dubai/distance';

/** Degrees, of which a power of two divides every coordinate exactly: the engines put a home into the same cell. */
export const cellSize = ({ west, south, east, north }: Bounds, across: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, SMALLEST_SIDE) / across));

/** Degrees, about ten metres. */
const SMALLEST_SIDE = 0.0001;

/** A query without its parts of the map. */
export const withoutArea = (query: SearchQuery): SearchQuery => ({
  ...query,
  bounds: undefined,
  polygon: undefined,
  circle: undefined,
});

/** Kilometres of a degree of longitude and of latitude around a point, as on a flat map. */
export const scaleAt = ({ latitude }: Pick<Circle, 'latitude'>): { x: number; y: number } => ({
  x: KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180),
  y: KM_A_DEGREE,
});

/** The sides of a polygon: both ends of each. */
export const sidesOf = (polygon: Polygon): { x1: number; y1: number; x2: number; y2: number }[] =>
  polygon.map(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
    return { x1, y1, x2, y2 };
  });

/** Returns a test of whether a point is within the polygon and the circle, which computes in the order of the SQL. */
export function areaTest({ polygon, circle }: SearchQuery): (longitude: number, latitude: number) => boolean {
  const sides = polygon && sidesOf(polygon);
  const scale = circle && scaleAt(circle);
  return (longitude, latitude) => {
    if (sides !== undefined && !isWithin(sides, longitude, latitude)) return false;
    if (circle === undefined || scale === undefined) return true;
    const x = (longitude - circle.longitude) * scale.x;
    const y = (latitude - circle.latitude) * scale.y;
    return x * x + y * y <= circle.km * circle.km;
  };
}

/** A line from the point to the east crosses the sides of a polygon around it an odd number of times. */
function isWithin(sides: ReturnType<typeof sidesOf>, longitude: number, latitude: number): boolean {
  let within = false;
  for (const { x1, y1, x2, y2 } of sides)
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
      within = !within;
  return within;
}

/** Groups in an order of their own, with the number of homes in them. */
export function toMap(groups: readonly MapGroup[], unplaced: number): ListingMap {
  const ordered = groups.toSorted((a, b) => a.south - b.south || a.west - b.west);
  return { groups: ordered, total: ordered.reduce((sum, { count }) => sum + count, 0), unplaced };
}
