import { TALL_ASPECT, TALL_PLACES, type TallPlace } from '@manzil/contracts/media/variants';

const CENTRE: TallPlace = 50;
/** Part of a photograph of 16:9 that its upright crop shows. */
const SHOWN = TALL_ASPECT / (16 / 9);

/**
 * Chooses the upright crop of a photograph whose middle is nearest to the focal point. `x` is in per cent from the left;
 * without it the crop is from the centre.
 */
export function tallPlace(x: number | undefined): TallPlace {
  if (x === undefined) return CENTRE;
  const wanted = ((x / 100 - SHOWN / 2) / (1 - SHOWN)) * 100;
  return TALL_PLACES.reduce((best, place) =>
    Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best,
  );
}
