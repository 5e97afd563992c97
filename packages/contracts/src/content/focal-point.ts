const POINT = /^(100|[1-9]?\d) (100|[1-9]?\d)$/;

/** A place in a picture, in per cent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Reads a stored focal point, for example `50 30`; returns undefined for anything else. */
export function readFocalPoint(value: string | undefined): FocalPoint | undefined {
  const [, x, y] = POINT.exec(value ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Name of the field with the focal point of a photograph in a document. */
export const focusField = (photo: string): string => `${photo}focus`;
