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

  it.each([
    ...['Balcony, Gym', 'Balcony;Gym', 'Balcony|Gym', 'Balcony\nGym', '• Balcony • Gym', 'Balcony · Gym'],
    ...['["Balcony","Gym"]', "['Balcony', 'Gym']", '{Balcony,Gym}', 'Balcony،Gym', '- Balcony\n- Gym'],
    ...['* Balcony\n* Gym', 'Balcony,,Gym,', 'N/A, Balcony, Gym', 'Balcony, balcony, Gym', '–Balcony\n–Gym'],
    ...['✓ Balcony ✓ Gym', '1. Balcony 2. Gym', 'Balcony\tGym', 'Balcony\\nGym', 'Balcony: yes; Gym: yes'],
    ...['{"Balcony":true,"Gym":true,"Sauna":false}', 'Balcony:Yes;Gym:1;Sauna:No'],
    ...['a:2:{i:0;s:7:"Balcony";i:1;s:3:"Gym";}'],
  ])('%j are a balcony and a gym', (text) => {
    expect(readAmenityNames([text])).toEqual(['Balcony', 'Gym']);
  });

  it.each(["Children's pool", 'Built-in wardrobes', 'Balcony / terrace', 'Parking (2)', 'A/C'])(
    '%j is one amenity',
    (text) => {
      expect(readAmenityNames([text])).toEqual([text]);
    },
  );
});
