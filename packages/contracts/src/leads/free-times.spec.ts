import { describe, expect, it } from 'vitest';
import type { ViewingHours } from '@manzil/contracts/leads/viewing';
import { freeTimes, oddTimeOf } from './free-times.js';

/** A Thursday, noon in Dubai. */
const NOW = new Date('2026-11-26T08:00:00Z');
const hours: ViewingHours = {
  openings: [{ day: 4, from: '10:00', to: '15:00' }],
  duration: 60,
  notice: 0,
  daysOff: [],
};
const clock = (times: readonly Date[]): string[] =>
  times.map((time) => time.toLocaleString('sv-SE', { timeZone: 'Asia/Dubai' }).slice(0, 16));

describe('free times', () => {
  it('are those of the opening hours of the next 14 days, by the clock of Dubai', () => {
    expect(clock(freeTimes(hours, [], NOW))).toEqual([
      ...['2026-11-26 13:00', '2026-11-26 14:00'],
      ...['10', '11', '12', '13', '14'].map((hour) => `2026-12-03 ${hour}:00`),
    ]);
  });

  it('leave out days off, what is taken, and what is sooner than the notice', () => {
    expect(freeTimes({ ...hours, daysOff: ['2026-12-03'] }, [], NOW)).toHaveLength(2);
    expect(clock(freeTimes({ ...hours, notice: 2, daysOff: ['2026-12-03'] }, [], NOW))).toEqual([
      '2026-11-26 14:00',
    ]);
    const taken = {
      from: Date.parse('2026-11-26T09:30:00Z'),
      to: Date.parse('2026-11-26T10:00:00Z'),
    };
    expect(clock(freeTimes({ ...hours, daysOff: ['2026-12-03'] }, [taken], NOW))).toEqual([
      '2026-11-26 14:00',
    ]);
  });

  it('end with the opening hours, and are each there once', () => {
    const openings = [
      { day: 4, from: '13:00', to: '14:45' },
      { day: 4, from: '13:00', to: '14:00' },
    ];
    const short = { ...hours, openings, daysOff: ['2026-12-03'] };
    expect(clock(freeTimes(short, [], NOW))).toEqual(['2026-11-26 13:00']);
  });

  it('begin with the new day of Dubai, not with that of Greenwich', () => {
    const evening = new Date('2026-11-25T20:30:00Z');
    expect(clock(freeTimes(hours, [], evening))[0]).toBe('2026-11-26 10:00');
    const midnight = { ...hours, openings: [{ day: 4, from: '00:00', to: '01:00' }] };
    expect(clock(freeTimes(midnight, [], evening))).toEqual(['2026-12-03 00:00']);
  });
});

describe('a time that staff choose', () => {
  const odd = (local: string, of: ViewingHours | undefined = hours) =>
    oddTimeOf(of, new Date(`${local}+04:00`), NOW);

  it('is odd outside the opening hours and on days off', () => {
    expect(odd('2026-12-03T10:30')).toBeUndefined();
    expect(odd('2026-12-03T14:00')).toBeUndefined();
    expect(odd('2026-12-03T14:30')).toBe('closed');
    expect(odd('2026-12-03T09:59')).toBe('closed');
    expect(odd('2026-12-04T10:30')).toBe('closed');
    expect(odd('2026-12-03T10:30', { ...hours, daysOff: ['2026-12-03'] })).toBe('closed');
  });

  it('is odd before the notice, which is 15 minutes at least', () => {
    expect(odd('2026-11-26T12:00')).toBe('soon');
    expect(odd('2026-11-26T12:14')).toBe('soon');
    expect(odd('2026-11-26T12:15')).toBeUndefined();
    expect(odd('2026-11-26T13:59', { ...hours, notice: 2 })).toBe('soon');
    expect(odd('2026-11-26T14:00', { ...hours, notice: 2 })).toBeUndefined();
  });

  it('is never outside the hours of who has none', () => {
    expect(oddTimeOf(undefined, new Date('2026-12-04T03:00+04:00'), NOW)).toBeUndefined();
    expect(oddTimeOf(undefined, new Date('2026-11-26T12:01+04:00'), NOW)).toBe('soon');
  });
});
