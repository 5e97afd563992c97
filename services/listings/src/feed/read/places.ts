import { ownValue } from '../own-value.js';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The box around the UAE, in which no number can be both a latitude and a longitude. */
const inUae = (latitude: number, longitude: number): boolean =>
  latitude >= 22 && latitude <= 27 && longitude >= 51 && longitude <= 57;

/** A pair in either order, told apart by the UAE's box; null for 0,0 (not stated), undefined outside of the box. */
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

const EMIRATES: Readonly<Record<string, string>> = {
  dubai: 'Dubai',
  dxb: 'Dubai',
  'abu dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  'umm al quwain': 'Umm Al Quwain',
  'ras al khaimah': 'Ras Al Khaimah',
  fujairah: 'Fujairah',
};

/** One spelling for each emirate; anything else stays as it is written. */
export const readEmirate = (value: string): string =>
  ownValue(EMIRATES, value.toLowerCase().replace(/[\s-]+/g, ' ')) ?? value;
