export type Point = readonly [x: number, y: number];

/** Left, top, right and bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The part of a polygon that is inside a box (Sutherland and Hodgman). */
export function clip(polygon: readonly Point[], [left, top, right, bottom]: Box): readonly Point[] {
  const sides: ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ];
  return sides.reduce<readonly Point[]>(clipSide, polygon);
}

/** `inward` is how far a point is inside; negative outside. */
function clipSide(points: readonly Point[], inward: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  let before = points.at(-1);
  if (before === undefined) return kept;
  let from = inward(before);
  for (const point of points) {
    const to = inward(point);
    if (from >= 0 !== to >= 0) kept.push(between(before, point, from / (from - to)));
    if (to >= 0) kept.push(point);
    [before, from] = [point, to];
  }
  return kept;
}

const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
];

/** Returns whether two boxes share an area. */
export const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** The parts of a line that are inside a box (Liang and Barsky). */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let isInside = false;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;
    const [enter, leave] = spanInside(from, to, box);
    if (enter > leave) {
      isInside = false;
      continue;
    }
    if (!isInside || enter > 0) parts.push([between(from, to, enter)]);
    parts.at(-1)?.push(between(from, to, leave));
    isInside = leave === 1;
  }
  return parts;
}

/** The fractions of a segment at which it enters and leaves a box; for a segment outside, the first is larger. */
function spanInside([fromX, fromY]: Point, [toX, toY]: Point, [left, top, right, bottom]: Box) {
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [fromX - toX, fromX - left],
    [toX - fromX, right - fromX],
    [fromY - toY, fromY - top],
    [toY - fromY, bottom - fromY],
  ] as const) {
    if (step === 0 && room < 0) return [1, 0] as const;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return [enter, leave] as const;
}

/** Twice the area, regardless of orientation. */
export function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  let [beforeX, beforeY] = polygon.at(-1) ?? [0, 0];
  for (const [x, y] of polygon) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(sum) / 2;
}

/** Returns the distance of a point inside a polygon to the nearest side; negative outside. */
export function depthIn(polygon: readonly Point[], [x, y]: Point): number {
  let isInside = false;
  let nearest = Infinity;
  let [beforeX, beforeY] = polygon.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of polygon) {
    const crosses = nextY > y !== beforeY > y;
    if (crosses && x < ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY) + nextX) isInside = !isInside;
    const [sideX, sideY] = [nextX - beforeX, nextY - beforeY];
    const length = sideX * sideX + sideY * sideY;
    const along = length === 0 ? 0 : ((x - beforeX) * sideX + (y - beforeY) * sideY) / length;
    const part = Math.min(1, Math.max(0, along));
    const [awayX, awayY] = [x - beforeX - sideX * part, y - beforeY - sideY * part];
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
    [beforeX, beforeY] = [nextX, nextY];
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** SVG path of a polygon in whole units; points closer than `step` to the previous one are left out. */
export function pathOf(polygon: readonly Point[], step = 2): string {
  const path = linePathOf(polygon, step);
  return path === '' ? '' : `${path}z`;
}

/** SVG path of a line, likewise. */
export function linePathOf(line: readonly Point[], step = 2): string {
  let path = '';
  let [atX, atY] = [0, 0];
  for (const point of line) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    if (path === '') path = `M${String(x)} ${String(y)}l`;
    else if ((x - atX) ** 2 + (y - atY) ** 2 < step ** 2) continue;
    else path += pair(x - atX, y - atY, path.endsWith('l'));
    [atX, atY] = [x, y];
  }
  return path;
}

const pair = (x: number, y: number, isFirst: boolean): string =>
  `${isFirst || x < 0 ? '' : ' '}${String(x)}${y < 0 ? '' : ' '}${String(y)}`;
