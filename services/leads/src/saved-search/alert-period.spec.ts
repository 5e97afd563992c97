import { describe, expect, it } from 'vitest';
import { alertPeriod } from './alert-period.js';

const startOf = (frequency: 'instant' | 'daily' | 'weekly', now: string): string =>
  alertPeriod(frequency, new Date(now)).start.toISOString();

describe('the period of an alert', () => {
  it('is an hour for mail at once, whose news are some seconds old', () => {
    const { start, newsBefore } = alertPeriod('instant', new Date('2026-11-23T09:59:59.000Z'));
    expect(start.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(newsBefore.toISOString()).toBe('2026-11-23T09:59:54.000Z');
  });

  it('begins at eight in the morning of Dubai', () => {
    expect(startOf('daily', '2026-11-23T03:59:59.999Z')).toBe('2026-11-22T04:00:00.000Z');
    expect(startOf('daily', '2026-11-23T04:00:00.000Z')).toBe('2026-11-23T04:00:00.000Z');
    expect(alertPeriod('daily', new Date('2026-11-23T12:00:00Z')).newsBefore.toISOString()).toBe(
      '2026-11-23T04:00:00.000Z',
    );
  });

  it('begins on a Monday for a week', () => {
    // 2026-11-23 is a Monday.
    expect(startOf('weekly', '2026-11-23T03:59:59.999Z')).toBe('2026-11-16T04:00:00.000Z');
    expect(startOf('weekly', '2026-11-23T04:00:00.000Z')).toBe('2026-11-23T04:00:00.000Z');
    expect(startOf('weekly', '2026-11-29T23:00:00.000Z')).toBe('2026-11-23T04:00:00.000Z');
  });

  it('has another key for each frequency and start', () => {
    const keys = (['instant', 'daily', 'weekly'] as const).flatMap((frequency) =>
      ['2026-11-23T04:10:00Z', '2026-11-23T04:50:00Z', '2026-12-07T04:00:00Z'].map(
        (now) => alertPeriod(frequency, new Date(now)).key,
      ),
    );
    expect(new Set(keys).size).toBe(6);
  });
});
