import { describe, expect, it } from 'vitest';
import { bodyOf } from './push-texts.js';

const home = (bedrooms: number | null, unitType: string | null) => ({
  place: 'Dubai Marina',
  unitType,
  bedrooms,
});

describe('the words of a notification', () => {
  it.each([
    [home(2, 'Apartment'), '2-bed apartment in Dubai Marina'],
    [home(2, null), '2-bed in Dubai Marina'],
    [home(0, 'Apartment'), 'Studio in Dubai Marina'],
    [home(null, 'Plot'), 'Plot in Dubai Marina'],
    [home(null, null), 'Home in Dubai Marina'],
    [null, 'New enquiry to the agency.'],
  ])('name the home %j and nobody', (given, words) => {
    expect(bodyOf(given)).toBe(words);
  });
});
