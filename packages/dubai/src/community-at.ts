import { readCommunities } from './communities.js';
import type { Community, Position } from './topology.js';

/** The community at a point, in degrees; undefined outside Dubai, and on water that belongs to none. */
export function communityAt(latitude: number, longitude: number): Community | undefined {
  return readCommunities().find(
    ({ bounds: [west, south, east, north], rings }) =>
      longitude >= west &&
      longitude <= east &&
      latitude >= south &&
      latitude <= north &&
      rings.filter((ring) => isInside(ring, longitude, latitude)).length % 2 === 1,
  );
}

/** Counts the sides that a ray to the east crosses. */
function isInside(ring: readonly Position[], x: number, y: number): boolean {
  let isIn = false;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of ring) {
    const crosses = nextY > y !== beforeY > y;
    if (crosses && x < ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY) + nextX) isIn = !isIn;
    [beforeX, beforeY] = [nextX, nextY];
  }
  return isIn;
}
