import { describe, expect, it } from 'vitest';
import { mondayOf, weekOf } from './viewing-week';

describe('the week of viewings', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('begins on the Monday: of %s it is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it.each(['', 'week=', 'week=soon', 'week=2026-13-45', 'week=20261123'])(
    'is the one of today for an address such as "%s"',
    (search) => {
      expect(weekOf(new URLSearchParams(search), '2026-11-25')).toBe('2026-11-23');
    },
  );

  it('is the one that the address asks for', () => {
    expect(weekOf(new URLSearchParams('week=2026-12-03'), '2026-11-25')).toBe('2026-11-30');
  });
});
