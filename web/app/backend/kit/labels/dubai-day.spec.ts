import { describe, expect, it } from 'vitest';
import { addDays, beginningOf, dubaiDay } from './dubai-day';

describe('a day in Dubai', () => {
  it('begins and ends at midnight of Dubai', () => {
    expect(beginningOf('2026-11-23')).toBe('2026-11-22T20:00:00.000Z');
    expect(dubaiDay('2026-11-22T19:59:00Z')).toBe('2026-11-22');
    expect(dubaiDay('2026-11-22T20:00:00Z')).toBe('2026-11-23');
    expect(addDays('2026-11-30', 7)).toBe('2026-12-07');
  });
});
