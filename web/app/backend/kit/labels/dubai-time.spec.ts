import { describe, expect, it } from 'vitest';
import { fromDubaiInput, toDubaiInput } from './dubai-time';

describe('times of posts', () => {
  it('are by the clock of Dubai, wherever the member is', () => {
    expect(toDubaiInput('2026-11-21T20:30:00.000Z')).toBe('2026-11-22T00:30');
  });

  it('stay the same instant when they are sent back', () => {
    const instant = '2026-11-21T20:30:00.000Z';
    expect(new Date(fromDubaiInput(toDubaiInput(instant))).toISOString()).toBe(instant);
  });
});
