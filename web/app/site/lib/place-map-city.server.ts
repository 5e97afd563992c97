import { positionsOf, ringsOf, type MapFeature, type MapFileName } from '@manzil/dubai/map-features';
import { readMapFile } from '@manzil/dubai/map-files';
import { simplify } from '@manzil/dubai/simplify';
import { boundsOf } from '@manzil/dubai/topology';
import { areaOf, clip, clipLine, linePathOf, pathOf, type Box, type Point } from './map-geometry';
import type { PlaceMap } from './place-map';

/** Tolerance for simplified lines, in units of the drawing. */
const TOLERANCE = 1.5;
/** Smaller water areas (square units) and road segments (units) would be invisible. */
const [SMALLEST_WATER, SHORTEST_ROAD] = [60, 12];

const MOTORWAYS = ['motorway', 'trunk'];

/** The paths of water, roads and railways inside a box of the drawing. */
export function cityIn(
  box: Box,
  project: (position: Point) => Point,
): Pick<PlaceMap, 'water' | 'motorways' | 'roads' | 'rail'> {
  const near = (name: MapFileName): readonly MapFeature[] =>
    readMapFile(name).filter((feature) => isInSight(cornersOf(feature).map(project), box));
  const lines = (features: readonly MapFeature[]): string =>
    features
      .flatMap((feature) => clipLine(positionsOf(feature).map(project), box))
      .map((line) => simplify(line, TOLERANCE))
      .filter((line) => lengthOf(line) >= SHORTEST_ROAD)
      .map((line) => linePathOf(line))
      .join('');
  const roads = near('roads-major.topojson');
  const isMotorway = ({ properties }: MapFeature) => MOTORWAYS.includes(String(properties.class));
  return {
    water: near('water.topojson')
      .flatMap(({ geometry }) => ringsOf(geometry))
      .map((ring) => simplify(clip(ring.map(project), box), TOLERANCE))
      .filter((ring) => areaOf(ring) > SMALLEST_WATER)
      .map((ring) => pathOf(ring))
      .join(''),
    motorways: lines(roads.filter(isMotorway)),
    roads: lines(roads.filter((road) => !isMotorway(road))),
    rail: lines(near('rail.geojson')),
  };
}

const corners = new WeakMap<MapFeature, readonly Point[]>();

/** Two opposite corners of a feature's bounds, in degrees. */
function cornersOf(feature: MapFeature): readonly Point[] {
  let found = corners.get(feature);
  if (found === undefined) {
    const [west, south, east, north] = boundsOf(positionsOf(feature));
    found = [
      [west, south],
      [east, north],
    ];
    corners.set(feature, found);
  }
  return found;
}

/** Returns whether the bounds of points reach into a box. */
function isInSight(points: readonly Point[], [left, top, right, bottom]: Box): boolean {
  const has = (isBeyond: (point: Point) => boolean): boolean => !points.every(isBeyond);
  return (
    has(([x]) => x < left) && has(([x]) => x > right) && has(([, y]) => y < top) && has(([, y]) => y > bottom)
  );
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
