import { type Bounds, type Circle, ListingMap, MapGroup, Polygon } from '@manzil/contracts/listings/map-area';
import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { KM_A_DEGREE, type Point } from '@manzil/dubai/distance';
import { nearKm, pointsOf } from './near-points.js';

/** Degrees; a power of two divides every coordinate exactly, so that both engines put a home into the same cell. */
export const cellSize = ({ west, south, east, north }: Bounds, across: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, SMALLEST_SIDE) / across));

/** Degrees, about ten metres. */
const SMALLEST_SIDE = 0.0001;

/** A query without its map filters. */
export const withoutArea = (query: SearchQuery): SearchQuery => ({
  ...query,
  bounds: undefined,
  polygon: undefined,
  circle: undefined,
});

/** Kilometres per degree of longitude and of latitude at a point, on a flat approximation. */
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

/**
 * Returns a test of whether a point is within the polygon and the circle and near every named landmark. It computes in
 * the same order as the SQL.
 */
export function areaTest({
  polygon,
  circle,
  near,
  nearMinutes,
}: SearchQuery): (longitude: number, latitude: number) => boolean {
  const sides = polygon && sidesOf(polygon);
  const tests = listOf(near)?.map((each) => nearTest(pointsOf(each), nearKm(nearMinutes))) ?? [];
  const isInCircle = circle && circleTest(circle);
  return (longitude, latitude) => {
    if (sides !== undefined && !isWithin(sides, longitude, latitude)) return false;
    if (isInCircle?.(longitude, latitude) === false) return false;
    return tests.every((test) => test(longitude, latitude));
  };
}

function circleTest(circle: Circle): (longitude: number, latitude: number) => boolean {
  const scale = scaleAt(circle);
  return (longitude, latitude) => {
    const x = (longitude - circle.longitude) * scale.x;
    const y = (latitude - circle.latitude) * scale.y;
    return x * x + y * y <= circle.km * circle.km;
  };
}

/** Degrees, two kilometres; everything near a point of a cell is in the same or an adjacent cell. */
const NEAR_CELL = 0.02;
const cellAt = (longitude: number, latitude: number, east = 0, north = 0): number =>
  (Math.floor(latitude / NEAR_CELL) + north) * 100_000 + Math.floor(longitude / NEAR_CELL) + east;

/** Tests a listing only against the points in its own and adjacent cells, because there are hundreds of points. */
function nearTest(points: readonly Point[], km: number): (longitude: number, latitude: number) => boolean {
  const cells = new Map<number, ReturnType<typeof circleTest>[]>();
  for (const { longitude, latitude } of points) {
    const test = circleTest({ longitude, latitude, km });
    for (const east of [-1, 0, 1])
      for (const north of [-1, 0, 1]) {
        const cell = cellAt(longitude, latitude, east, north);
        cells.set(cell, [...(cells.get(cell) ?? []), test]);
      }
  }
  return (longitude, latitude) =>
    cells.get(cellAt(longitude, latitude))?.some((test) => test(longitude, latitude)) ?? false;
}

/** Even-odd rule: a line from a point inside the polygon to the east crosses its sides an odd number of times. */
function isWithin(sides: ReturnType<typeof sidesOf>, longitude: number, latitude: number): boolean {
  let within = false;
  for (const { x1, y1, x2, y2 } of sides)
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
      within = !within;
  return within;
}

/** Groups sorted by position, and the total number of homes in them. */
export function toMap(groups: readonly MapGroup[], unplaced: number): ListingMap {
  const ordered = groups.toSorted((a, b) => a.south - b.south || a.west - b.west);
  return { groups: ordered, total: ordered.reduce((sum, { count }) => sum + count, 0), unplaced };
}
