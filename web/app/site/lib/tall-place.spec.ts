import { describe, expect, it } from 'vitest';
import { tallPlace } from './tall-place';

describe('the upright crop', () => {
  it.each([
    [undefined, 50],
    [50, 50],
    [0, 0],
    [20, 0],
    [35, 25],
    [64, 75],
    [80, 100],
    [100, 100],
  ])('with the focal point at %p is at place %i', (x, place) => {
    expect(tallPlace(x)).toBe(place);
  });
});
