import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCommunities } from './communities.js';
import { emirateOfPlace, readPlaces } from './places.js';

describe('the names of places', () => {
  it('has every place once, with an Arabic name', () => {
    const names = readPlaces().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(readPlaces().filter(({ nameAr }) => !/\p{Script=Arabic}/u.test(nameAr))).toEqual([]);
  });

  it.each([
    ['Dubai Creek Harbour', 'Dubai'],
    ['Yas Island', 'Abu Dhabi'],
    ['The Dunes, Al Reem Island', 'Abu Dhabi'],
    ['Al Marjan Island, Ras Al Khaimah', 'Ras Al Khaimah'],
    ['Tower 3, JVC, Dubai', 'Dubai'],
    ['Atlantis', undefined],
  ])('finds the emirate of %s', (location, emirate) => {
    expect(emirateOfPlace(location)).toBe(emirate);
  });

  it('gives no name to two places of the market', () => {
    const file = new URL('../data/places.json', import.meta.url);
    const places = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      nameAr: string;
      aliases: string[];
      community: string | null;
    }[];
    const all = places.flatMap(({ name, nameAr, aliases }) => [name, nameAr, ...aliases]);
    const lowered = all.map((name) => name.toLowerCase());
    expect(lowered.filter((name, at) => lowered.indexOf(name) !== at)).toEqual([]);
    const communities = new Set(readCommunities().map(({ name }) => name));
    expect(places.filter(({ community }) => community !== null && !communities.has(community))).toEqual([]);
  });
});
