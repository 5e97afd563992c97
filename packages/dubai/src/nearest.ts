import { kmBetween, type Point } from './distance.js';

/** Returns at most `most` of the points within `farthest` kilometres in a straight line, nearest first. */
export function nearest<P extends Point>(
  points: readonly P[],
  middle: Point,
  { most, farthest }: { most: number; farthest: number },
): (P & { km: number })[] {
  return points
    .map((point) => ({ ...point, km: kmBetween(middle, point) }))
    .filter(({ km }) => km <= farthest)
    .sort((one, other) => one.km - other.km)
    .slice(0, most);
}

/** Maximum number of stations and schools shown, and the kilometres within which they are near. */
export const NEAR = { stations: { most: 4, farthest: 6 }, schools: { most: 6, farthest: 5 } };
