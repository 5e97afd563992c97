import { positionsOf, ringsOf, type MapFeature } from '@manzil/dubai/map-features';
import { readMapFile } from '@manzil/dubai/map-files';
import { simplify } from '@manzil/dubai/simplify';
import { boundsOf } from '@manzil/dubai/topology';
import { areaOf, clip, clipLine, linePathOf, overlaps, pathOf, type Box, type Point } from './map-geometry';
import type { PlaceMap } from './place-map';

/** Tolerance for simplified lines, in units of the drawing. */
const TOLERANCE = 1.5;
/** Smaller water areas (square units) and road segments (units) would be invisible. */
const [SMALLEST_WATER, SHORTEST_ROAD] = [60, 12];

const MOTORWAYS = ['motorway', 'trunk'];

/** The paths of water, roads and railways inside a box of degrees. */
export function cityIn(
  box: Box,
  project: (position: Point) => Point,
): Pick<PlaceMap, 'water' | 'motorways' | 'roads' | 'rail'> {
  const lines = (features: readonly MapFeature[]): string =>
    features
      .map(positionsOf)
      .filter((line) => overlaps(boundsOfLine(line), box))
      .flatMap((line) => clipLine(line, box))
      .map((line) => simplify(line.map(project), TOLERANCE))
      .filter((line) => lengthOf(line) >= SHORTEST_ROAD)
      .map((line) => linePathOf(line))
      .join('');
  const roads = readMapFile('roads-major.topojson');
  const isMotorway = ({ properties }: MapFeature) => MOTORWAYS.includes(String(properties.class));
  return {
    water: readMapFile('water.topojson')
      .flatMap(({ geometry }) => ringsOf(geometry))
      .filter((ring) => overlaps(boundsOfLine(ring), box))
      .map((ring) => simplify(clip(ring, box).map(project), TOLERANCE))
      .filter((ring) => areaOf(ring) > SMALLEST_WATER)
      .map((ring) => pathOf(ring))
      .join(''),
    motorways: lines(roads.filter(isMotorway)),
    roads: lines(roads.filter((road) => !isMotorway(road))),
    rail: lines(readMapFile('rail.geojson')),
  };
}

const known = new WeakMap<readonly Point[], Box>();

function boundsOfLine(line: readonly Point[]): Box {
  const bounds = known.get(line) ?? boundsOf(line);
  known.set(line, bounds);
  return bounds;
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
