import type { NearSchool, NearStation } from '@manzil/contracts/listings/place-page';
import type { Property } from '@manzil/contracts/listings/property';
import { communityAt } from '@manzil/dubai/community-at';
import type { Point } from '@manzil/dubai/distance';
import { readSchools, readStations } from '@manzil/dubai/landmarks';
import { NEAR, nearest } from '@manzil/dubai/nearest';
import type { Texts } from '../../shared/lib/texts';
import { estimateTravel, type Travel } from '@manzil/dubai/travel-time';

type Destination = keyof Texts['near']['destinations'];

/** Places where many people work, shop or leave from; in degrees. */
const DESTINATIONS: readonly (Point & { name: Destination })[] = [
  { name: 'dubaiMall', latitude: 25.1985, longitude: 55.2779 },
  { name: 'difc', latitude: 25.2118, longitude: 55.2797 },
  { name: 'dubaiMarinaMall', latitude: 25.0764, longitude: 55.1403 },
  { name: 'mallOfTheEmirates', latitude: 25.1181, longitude: 55.2006 },
  { name: 'airportTerminal3', latitude: 25.245, longitude: 55.3595 },
  { name: 'expoCity', latitude: 24.9634, longitude: 55.1462 },
];

export interface NearHome {
  stations: NearStation[];
  schools: NearSchool[];
  /** Ways to well-known places, fastest first; empty where no station is near enough to walk. */
  ways: { name: Destination; travel: Travel }[];
}

/** Returns the surroundings of a home; null without a position, or outside Dubai. */
export function nearHome({ latitude, longitude }: Pick<Property, 'latitude' | 'longitude'>): NearHome | null {
  if (latitude === null || longitude === null || communityAt(latitude, longitude) === undefined) return null;
  const home = { latitude, longitude };
  const ways = DESTINATIONS.flatMap(({ name, ...place }) => {
    const travel = estimateTravel(home, place, readStations());
    return travel === undefined ? [] : [{ name, travel }];
  });
  return {
    stations: nearest(readStations(), home, NEAR.stations),
    schools: nearest(readSchools(), home, NEAR.schools),
    ways: ways.toSorted((one, other) => one.travel.minutes - other.travel.minutes),
  };
}
