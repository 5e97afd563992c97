import { describe, expect, it } from 'vitest';
import { namesPlace } from './names-place';

describe('what is typed to find a place', () => {
  it.each(['', 'jum', 'village jum', 'JVC', 'jv', 'circle  '])(
    'finds Jumeirah Village Circle by %j',
    (typed) => {
      expect(namesPlace('Jumeirah Village Circle', typed)).toBe(true);
    },
  );

  it.each(['umeirah', 'jlt', 'j v x', 'c'])('does not find Jumeirah Village Towers by %j', (typed) => {
    expect(namesPlace('Jumeirah Village Towers', typed)).toBe(false);
  });
});
