export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Coordinates in the UAE, where no number is both a possible latitude and a possible longitude. */
const inUae = (latitude: number, longitude: number): boolean =>
  latitude >= 22 && latitude <= 27 && longitude >= 51 && longitude <= 57;

/** Reads a pair in either order; null for 0,0 (not stated), undefined outside of the UAE. */
export function readCoordinates(value: string): Coordinates | null | undefined {
  const [first, second] = value
    .trim()
    .split(/[,;\s]+/)
    .map(Number);
  if (first === undefined || second === undefined) return undefined;
  if (first === 0 && second === 0) return null;
  if (inUae(first, second)) return { latitude: first, longitude: second };
  if (inUae(second, first)) return { latitude: second, longitude: first };
  return undefined;
}
