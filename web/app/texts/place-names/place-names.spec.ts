import { readPlaces } from '@manzil/dubai/places';
import { expect, it } from 'vitest';
import arabic from './ar.json';

it('has the Arabic names of all known places', () => {
  const known = readPlaces().filter(({ nameAr }) => nameAr !== '');
  expect(arabic).toEqual(Object.fromEntries(known.map(({ name, nameAr }) => [name, nameAr])));
});
