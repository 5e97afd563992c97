import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const LIST = '/backend/developments';

describe('the way back from a record', () => {
  it('leads to the list as it was left', () => {
    const cameFrom = `${LIST}?q=marina&page=2`;
    expect(returnPath({ cameFrom }, LIST)).toBe(cameFrom);
  });

  it.each([
    undefined,
    null,
    'marina',
    { cameFrom: 7 },
    { cameFrom: `${LIST}-elsewhere?q=marina` },
    { cameFrom: '/backend/feed/photos?page=2' },
    { cameFrom: 'https://elsewhere.example/?q=marina' },
  ])('leads to the whole list for one who came from elsewhere (%j)', (state) => {
    expect(returnPath(state, LIST)).toBe(LIST);
  });
});
