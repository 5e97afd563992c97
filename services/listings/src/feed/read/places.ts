export interface Coordinates {
  latitude: number;
  longitude: number;
}

const inUae = (latitude: number, longitude: number): boolean =>
  latitude >= 22 && latitude <= 27 && longitude >= 51 && longitude <= 57;

/** A pair in either order, told apart by the box around the UAE; undefined outside of it. */
export function readCoordinates(value: string): Coordinates | undefined {
  const [first, second] = value.split(/[,;\s]+/).map(Number);
  if (first === undefined || second === undefined) return undefined;
  if (inUae(first, second)) return { latitude: first, longitude: second };
  if (inUae(second, first)) return { latitude: second, longitude: first };
  return undefined;
}
