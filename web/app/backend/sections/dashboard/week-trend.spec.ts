import { describe, expect, it } from 'vitest';
import { weekTrend } from './week-trend';

const days = (visits: readonly number[]) =>
  visits.map((count, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    visits: count,
    homePageEnquiries: 0,
    otherEnquiries: 0,
    newsletter: 0,
  }));
const trendOf = (visits: readonly number[]) => weekTrend(days(visits), (day) => day.visits);
const week = (count: number): number[] => new Array<number>(7).fill(count);

describe('the trend of a week', () => {
  it.each([
    [[...week(1), ...week(3)], '21 in 7 days (before: 7)'],
    [[...week(3), ...week(1)], '7 in 7 days (before: 21)'],
    [[...week(2), ...week(2)], '14 in 7 days (before: 14)'],
    [[...week(9), ...week(1), ...week(0)], '0 in 7 days (before: 7)'],
  ])('compares the last seven days with the seven before: %j', (visits, words) => {
    expect(trendOf(visits)).toBe(words);
  });

  it('says nothing where nothing happened, or too few days are known', () => {
    expect(trendOf([...week(0), ...week(0)])).toBeUndefined();
    expect(trendOf(week(5))).toBeUndefined();
  });
});
