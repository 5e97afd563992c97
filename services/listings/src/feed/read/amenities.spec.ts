import { describe, expect, it } from 'vitest';
import { readAmenityCodes, readAmenityNames } from './amenities.js';

describe('amenities in a feed', () => {
  it('are named once each, out of elements and lists alike', () => {
    expect(readAmenityNames(['Balcony, Shared Pool', 'balcony', ' Gym | Sauna '])).toEqual([
      'Balcony',
      'Shared Pool',
      'Gym',
      'Sauna',
    ]);
  });

  it.each([
    ['PY', 'Private gym'],
    ['VC', 'Vastu-compliant'],
    ['CR', 'Conference room'],
    ['PN', 'Pantry'],
    ['mz', 'Mezzanine'],
  ])('the code %s is %s', (code, name) => {
    expect(readAmenityCodes([code])).toEqual({ amenities: [name], unknown: [] });
  });

  it('in codes become names; an unknown code is kept and reported', () => {
    expect(readAmenityCodes(['BA,sp,QQ', 'Rooftop terrace'])).toEqual({
      amenities: ['Balcony', 'Shared pool', 'QQ', 'Rooftop terrace'],
      unknown: ['QQ'],
    });
  });
});
