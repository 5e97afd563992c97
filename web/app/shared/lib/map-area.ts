import type { Bounds, Circle, Polygon } from '@manzil/contracts/listings/map-area';

export const MOST_CORNERS = 100;
const [SMALLEST_KM, LARGEST_KM] = [0.1, 100];
/** Decimal places of degrees: about ten metres. */
const DIGITS = 4;

function numbers(text: string): number[] {
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  return parts.every(Number.isFinite) ? parts : [];
}

const isPoint = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Reads `west,south,east,north`; undefined for anything else. */
export function parseBounds(text: string | null | undefined): Bounds | undefined {
  const [west, south, east, north, ...more] = numbers(text ?? '');
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const isValid = isPoint(west, south) && isPoint(east, north) && west <= east && south <= north;
  return isValid && more.length === 0 ? { west, south, east, north } : undefined;
}

/** Reads `longitude,latitude;longitude,latitude;…`; undefined for anything else. */
export function parsePolygon(text: string | null | undefined): Polygon | undefined {
  const corners = (text ?? '').split(';').map((corner) => numbers(corner));
  const isValid =
    corners.length >= 3 &&
    corners.length <= MOST_CORNERS &&
    corners.every(([x = NaN, y = NaN, ...more]) => more.length === 0 && isPoint(x, y));
  return isValid ? (corners as Polygon) : undefined;
}

/** Reads `longitude,latitude,kilometres`; undefined for anything else. */
export function parseCircle(text: string | null | undefined): Circle | undefined {
  const [longitude, latitude, km, ...more] = numbers(text ?? '');
  if (longitude === undefined || latitude === undefined || km === undefined) return undefined;
  const isValid = isPoint(longitude, latitude) && km >= SMALLEST_KM && km <= LARGEST_KM;
  return isValid && more.length === 0 ? { longitude, latitude, km } : undefined;
}

/** Rounded outwards, so that nothing visible is left out. */
export const writeBounds = ({ west, south, east, north }: Bounds): string => {
  const unit = 10 ** DIGITS;
  const down = (degrees: number) => Math.floor(degrees * unit) / unit;
  const up = (degrees: number) => Math.ceil(degrees * unit) / unit;
  return [down(west), down(south), up(east), up(north)].join(',');
};

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

export const writePolygon = (corners: Polygon): string =>
  corners.map(([x, y]) => `${String(rounded(x))},${String(rounded(y))}`).join(';');

export const writeCircle = ({ longitude, latitude, km }: Circle): string =>
  [rounded(longitude), rounded(latitude), km].join(',');

/** The smallest bounds with all of these in them; undefined for none. */
export function boundsAround(parts: readonly Bounds[]): Bounds | undefined {
  if (parts.length === 0) return undefined;
  return {
    west: Math.min(...parts.map(({ west }) => west)),
    south: Math.min(...parts.map(({ south }) => south)),
    east: Math.max(...parts.map(({ east }) => east)),
    north: Math.max(...parts.map(({ north }) => north)),
  };
}
