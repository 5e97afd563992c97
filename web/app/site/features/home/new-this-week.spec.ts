import { describe, expect, it } from 'vitest';
import { newThisWeek } from './new-this-week';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const listed = (...dates: string[]) => dates.map((listedAt) => ({ listedAt }));

describe('new this week', () => {
  it('are homes listed in the last seven days, in the order that they come', () => {
    const all = listed(
      '2026-11-22T11:00:00Z',
      '2026-11-15T12:00:01Z',
      '2026-11-15T12:00:00Z',
      '2026-01-01T00:00:00Z',
    );
    expect(newThisWeek(all, NOW)).toEqual(all.slice(0, 2));
  });

  it('are none when nothing is new, and none of which it is not known when they came', () => {
    expect(newThisWeek(listed('2026-11-01T00:00:00Z', 'long ago'), NOW)).toEqual([]);
  });

  it('are eight at most', () => {
    expect(
      newThisWeek(listed(...Array.from({ length: 12 }, () => '2026-11-22T11:00:00Z')), NOW),
    ).toHaveLength(8);
  });
});
