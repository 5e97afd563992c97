import { describe, expect, it } from 'vitest';
import { cornersOf } from './freehand.js';

const circle = (points: number) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    return [200 + 150 * Math.cos(angle), 200 + 150 * Math.sin(angle)] as const;
  });

describe('a stroke around an area', () => {
  it('has the corners that it takes to look like it', () => {
    const corners = cornersOf(circle(2_000), 100) ?? [];
    expect(corners.length).toBeGreaterThan(10);
    expect(corners.length).toBeLessThanOrEqual(100);
  });

  it('never has more corners than the filter takes', () => {
    const shaky = circle(5_000).map(([x, y], index) => [x + (index % 7), y + (index % 11)] as const);
    const corners = cornersOf(shaky, 20) ?? [];
    expect(corners.length).toBeGreaterThan(5);
    expect(corners.length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['a point', [[5, 5]]],
    [
      'a straight line',
      [
        [5, 5],
        [50, 50],
        [200, 200],
      ],
    ],
  ] as const)('of %s is none', (_what, stroke) => {
    expect(cornersOf(stroke, 100)).toBeUndefined();
  });
});
