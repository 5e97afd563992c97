import { describe, expect, it } from '@jest/globals';
import type { ViewingHours } from '@manzil/contracts/leads/viewing';
import { freeTimes } from './free-times.js';

/** A Thursday, noon in Dubai. */
const NOW = new Date('2026-11-26T08:00:00Z');
const hours: ViewingHours = {
  openings: [{ day: 4, from: '10:00', to: '15:00' }],
  ...{ duration: 60, notice: 0, daysOff: [] },
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
