import type { SearchQuery } from '@manzil/contracts/listings/search';
import { scaleAt, sidesOf } from '../map-cells.js';

/** SQL conditions of polygon and circle, which compute as `areaTest` does. */
export function areaFilter(
  { polygon, circle }: Pick<SearchQuery, 'polygon' | 'circle'>,
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
  return conditions;
}
