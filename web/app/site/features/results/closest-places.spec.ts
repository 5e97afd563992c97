import { describe, expect, it } from 'vitest';
import { closestPlaces } from './closest-places.server';

const PLACES = [
  { value: 'Dubai Marina', count: 40 },
  { value: 'Downtown Dubai', count: 30 },
  { value: 'Jumeirah Village Circle', count: 25 },
  { value: 'Jumeirah Lake Towers', count: 12 },
  { value: 'Palm Jumeirah', count: 20 },
  { value: 'Al Barsha', count: 5 },
];
const closest = (typed: string) => closestPlaces(typed, PLACES, 3).map(({ value }) => value);

describe('the closest places', () => {
  it.each([
    ['marnia', 'Dubai Marina'],
    ['Dubay Marian', 'Dubai Marina'],
    ['donwtown', 'Downtown Dubai'],
    ['barsa', 'Al Barsha'],
    ['PALM JUMERIAH', 'Palm Jumeirah'],
  ])('of “%s” are led by %s', (typed, place) => {
    expect(closest(typed)[0]).toBe(place);
  });

  it('of a name that several share come with the largest first', () => {
    expect(closest('jumeira')).toEqual(['Jumeirah Village Circle', 'Palm Jumeirah', 'Jumeirah Lake Towers']);
  });

  it.each(['zzzzzz', 'xq', '', '!!!', '٣٤٥٦٧', 'w'.repeat(200)])('of “%s” are none', (typed) => {
    expect(closest(typed)).toEqual([]);
  });
});
