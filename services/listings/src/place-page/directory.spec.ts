import { describe, expect, it } from 'vitest';
import { placeSlug, typeOfSlug } from '@manzil/contracts/listings/place-slug';
import { buildDirectory, type HomeCount } from './directory.js';

const texts = { textBuy: '', textRent: '', typeTexts: [] };
const STORED = [
  { name: 'Dubai Marina', nameAr: 'دبي مارينا', aliases: ['Marsa Dubai', 'The Marina'], ...texts },
  { name: 'Jumeirah Village Circle', nameAr: '', aliases: ['JVC', 'J.V.C'], ...texts },
  { name: 'Palm Jumeirah', nameAr: '', aliases: [], ...texts },
];
const homes = (community: string, changes: Partial<HomeCount> = {}): HomeCount => ({
  community,
  adType: 'sale',
  unitType: 'Apartment',
  count: 5,
  latitude: null,
  longitude: null,
  updatedAt: new Date('2026-10-01'),
  ...changes,
});
const directory = buildDirectory(STORED, [
  homes('Dubai Marina', { count: 8 }),
  homes('MARSA DUBAI', { unitType: 'Villa', updatedAt: new Date('2026-11-01') }),
  homes('JVC', { adType: 'rent' }),
  homes('Al Furjan', { latitude: 25.02, longitude: 55.15 }),
  homes('أم القيوين'),
]);

describe('the slug of a place', () => {
  it.each([
    ['Dubai Marina', 'dubai-marina'],
    ["D'Hills & Parks", 'dhills-parks'],
    ['Al_Barsha (South) 1', 'al-barsha-south-1'],
    ['Café Résidence', 'cafe-residence'],
    ['دبي', ''],
  ])('%s', (name, slug) => {
    expect(placeSlug(name)).toBe(slug);
  });

  it('names a type in the plural or the singular, in any case', () => {
    expect(['villas', 'Villa', 'LAND', 'penthouses', 'castles', ''].map(typeOfSlug)).toEqual([
      ...['Villa', 'Villa', 'Land', 'Penthouse', undefined, undefined],
    ]);
  });
});

describe('the places that have pages', () => {
  it.each([
    ['dubai-marina', 'dubai-marina'],
    ['Dubai-Marina', 'dubai-marina'],
    ['the-marina', 'dubai-marina'],
    ['marsa_dubai', 'dubai-marina'],
    ['دبي مارينا', 'dubai-marina'],
    ['jvc', 'jumeirah-village-circle'],
    ['j.v.c', 'jumeirah-village-circle'],
    ['AL-FURJAN', 'al-furjan'],
    ['atlantis', undefined],
    ['', undefined],
  ])('%s leads to %s', (segment, slug) => {
    expect(directory.find(segment)?.slug).toBe(slug);
  });

  it('have the homes of all spellings, with the date of the last change', () => {
    expect(directory.find('dubai-marina')).toMatchObject({
      communities: ['Dubai Marina', 'MARSA DUBAI'],
      lists: {
        sale: {
          count: 13,
          updatedAt: new Date('2026-11-01'),
          types: [
            { type: 'Apartment', count: 8 },
            { type: 'Villa', count: 5 },
          ],
        },
        rent: { count: 0, types: [] },
      },
    });
    expect(directory.places.map(({ slug }) => slug)).not.toContain('');
  });

  it('are neighbours of the nearest ones that have such homes', () => {
    const marina = directory.find('dubai-marina');
    if (marina === undefined) throw new Error('There is no marina');
    const names = (...input: Parameters<typeof directory.neighboursOf>) =>
      directory.neighboursOf(...input).map(({ name }) => name);
    expect(names(marina, 'sale', null, 5)).toEqual(['Al Furjan']);
    expect(names(marina, 'rent', 'Apartment', 5)).toEqual(['Jumeirah Village Circle']);
    expect(names(marina, 'rent', 'Villa', 5)).toEqual([]);
  });
});
