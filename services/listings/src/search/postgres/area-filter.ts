import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { nearKm, pointsOf } from '../near-points.js';
import { scaleAt, sidesOf } from '../map-cells.js';

/** SQL conditions of polygon, circle and nearby landmarks; computes like `areaTest`. */
export function areaFilter(
  { polygon, circle, near, nearMinutes }: Pick<SearchQuery, 'polygon' | 'circle' | 'near' | 'nearMinutes'>,
  bind: (value: unknown) => string,
): string[] {
  const conditions: string[] = [];
  if (polygon !== undefined) {
    const sides = sidesOf(polygon);
    const ends = (['x1', 'y1', 'x2', 'y2'] as const).map(
      (end) => `${bind(sides.map((side) => side[end]))}::float8[]`,
    );
    conditions.push(`(SELECT count(*) % 2 = 1 FROM unnest(${ends.join(', ')}) AS side (x1, y1, x2, y2)
      WHERE CASE WHEN (y1 > latitude) <> (y2 > latitude)
        THEN longitude < (x2 - x1) * (latitude - y1) / (y2 - y1) + x1 ELSE false END)`);
  }
  if (circle !== undefined) {
    const scale = scaleAt(circle);
    const x = `((longitude - ${bind(circle.longitude)}::float8) * ${bind(scale.x)}::float8)`;
    const y = `((latitude - ${bind(circle.latitude)}::float8) * ${bind(scale.y)}::float8)`;
    const km = `${bind(circle.km)}::float8`;
    conditions.push(`${x} * ${x} + ${y} * ${y} <= ${km} * ${km}`);
  }
  const km = nearKm(nearMinutes);
  for (const each of listOf(near) ?? []) {
    const points = pointsOf(each).map((point) => ({ ...point, scale: scaleAt(point) }));
    const values = [
      points.map(({ longitude }) => longitude),
      points.map(({ latitude }) => latitude),
      points.map(({ scale }) => scale.x),
      points.map(({ scale }) => scale.y),
    ].map((list) => `${bind(list)}::float8[]`);
    const [x, y] = ['((longitude - east) * x)', '((latitude - north) * y)'];
    conditions.push(`EXISTS (SELECT FROM unnest(${values.join(', ')}) AS point (east, north, x, y)
      WHERE ${x} * ${x} + ${y} * ${y} <= ${String(km * km)})`);
  }
  return conditions;
}
