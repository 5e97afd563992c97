import { communityOfPlace, readPlaces } from '@manzil/dubai/places';
import type { Position } from '@manzil/dubai/topology';
import type { z } from 'zod';
import type { listListingChoices } from '@manzil/contracts/http/managed-listings';

type Points = z.output<(typeof listListingChoices)['response']>['places'];

let known: Points | undefined;

/** The places of the open data, each with the middle of its community; read once. */
export function pointsOfPlaces(): Points {
  known ??= readPlaces().flatMap(({ name }) => {
    const [outline] = communityOfPlace(name)?.rings ?? [];
    return outline === undefined ? [] : [{ name, ...middleOf(outline) }];
  });
  return known;
}

/** Rounded to about ten metres: only a default, which staff replace by the exact position. */
function middleOf(ring: readonly Position[]): { latitude: number; longitude: number } {
  const mean = (axis: 0 | 1): number => {
    const sum = ring.reduce((total, point) => total + point[axis], 0);
    return Math.round((sum / ring.length) * 10_000) / 10_000;
  };
  return { latitude: mean(1), longitude: mean(0) };
}
