import { NEAR_KM } from '@manzil/contracts/listings/map-area';
import { parseNear } from '@manzil/contracts/listings/near';
import type { Point } from '@manzil/dubai/distance';
import { readLandmarks, readSchools, readStations } from '@manzil/dubai/landmarks';
import { walkKm } from '@manzil/dubai/travel-time';

/** Points of a kind or name; a listing must be near one of them. Empty for an unknown name. */
export function pointsOf(near: string): readonly Point[] {
  const { kind, name } = parseNear(near) ?? {};
  const points: readonly (Point & { name: string })[] =
    kind === 'landmark'
      ? readLandmarks()
      : kind === 'school'
        ? readSchools()
        : readStations().filter((station) => station.kind === kind);
  return name === undefined ? points : points.filter((each) => each.name === name);
}

/** Straight-line distance of "near", in kilometres. */
export const nearKm = (minutes: number | undefined): number =>
  minutes === undefined ? NEAR_KM : walkKm(minutes);
