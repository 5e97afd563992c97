import { expect, it } from 'vitest';
import { brnCardState } from './brn-card';

it.each([
  [null, undefined],
  ['2026-11-29', 'expired'],
  ['2026-11-30', 'expires-soon'],
  ['2026-12-30', 'expires-soon'],
  ['2026-12-31', undefined],
])('a BRN card that is valid until %s is %s on 30 November 2026', (expires, state) => {
  expect(brnCardState(expires, '2026-11-30')).toBe(state);
});
