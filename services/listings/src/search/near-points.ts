import type { Near } from '@manzil/contracts/listings/map-area';
import type { Point } from '@manzil/dubai/distance';
import { readLandmarks, readSchools, readStations } from '@manzil/dubai/landmarks';

/** Points of a kind or name; a listing must be near one of them. Empty for an unknown name. */
export function pointsOf({ kind, name }: Near): readonly Point[] {
  const points: readonly (Point & { name: string })[] =
    kind === 'landmark'
      ? readLandmarks()
      : kind === 'school'
        ? readSchools()
        : readStations().filter((station) => station.kind === kind);
  return name === undefined ? points : points.filter((each) => each.name === name);
}
