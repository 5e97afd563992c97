import { simplify } from '@manzil/dubai/simplify';

export type Pixel = readonly [x: number, y: number];

/** Tolerance of the corners around the drawn stroke, in pixels. */
const TOLERANCE = 2;

/** The corners of a stroke around an area, at most `most`; undefined when it encloses no area. */
export function cornersOf(stroke: readonly Pixel[], most: number): Pixel[] | undefined {
  let tolerance = TOLERANCE;
  let corners = simplify(stroke, tolerance);
  while (corners.length > most) {
    tolerance *= 1.5;
    corners = simplify(stroke, tolerance);
  }
  return corners.length < 3 ? undefined : corners;
}
