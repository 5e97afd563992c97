/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export const KM_A_DEGREE = 111.2;

/** Kilometres in a straight line between points that are at most some hundred kilometres apart. */
export function kmBetween(one: Point, other: Point): number {
  const squeeze = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return Math.hypot((one.longitude - other.longitude) * squeeze, one.latitude - other.latitude) * KM_A_DEGREE;
}
