type Point = readonly [x: number, y: number];

/** Leaves out points of a line that are nearer than `tolerance` to what remains (Douglas and Peucker). */
export function simplify<P extends Point>(line: readonly P[], tolerance: number): P[] {
  const last = line.length - 1;
  if (last < 2) return [...line];
  const isKept = new Uint8Array(line.length);
  isKept[0] = isKept[last] = 1;
  const parts: [number, number][] = [[0, last]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part;
    const [start, end] = [line[from], line[to]];
    if (start === undefined || end === undefined) continue;
    let [farthest, distance] = [from, tolerance * tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const away = squaredDistance(start, end, line[index] ?? start);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_point, index) => isKept[index] === 1);
}

/** The square of the distance of a point to the straight line between two others. */
function squaredDistance([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): number {
  const [sideX, sideY] = [toX - fromX, toY - fromY];
  const length = sideX * sideX + sideY * sideY;
  const along = length === 0 ? 0 : ((x - fromX) * sideX + (y - fromY) * sideY) / length;
  const part = Math.min(1, Math.max(0, along));
  const [awayX, awayY] = [x - fromX - sideX * part, y - fromY - sideY * part];
  return awayX * awayX + awayY * awayY;
}
