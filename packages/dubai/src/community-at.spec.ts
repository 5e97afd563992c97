import { describe, expect, it } from 'vitest';
import { readCommunities } from './communities.js';
import { communityAt } from './community-at.js';

describe('the communities of Dubai', () => {
  it('are 222, each with a name in both languages and a closed outline', () => {
    const communities = readCommunities();
    expect(communities).toHaveLength(222);
    expect(new Set(communities.map(({ number }) => number)).size).toBe(222);
    for (const { name, nameAr, rings } of communities) {
      expect(name).toMatch(/[A-Za-z]/);
      expect(nameAr).toMatch(/[\u0600-\u06ff]/);
      for (const ring of rings) expect([ring.length > 3, ring[0]]).toEqual([true, ring.at(-1)]);
    }
  });

  it.each([
    ['Burj Khalifa', 25.1972, 55.2744],
    ['Marsa Dubai', 25.0805, 55.1403],
    ['Nakhlat Jumeira', 25.1124, 55.139],
  ])('%s holds its landmark', (name, latitude, longitude) => {
    expect(communityAt(latitude, longitude)?.name).toBe(name);
  });

  it.each([
    ['Abu Dhabi', 24.4539, 54.3773],
    ['Sharjah', 25.3463, 55.4209],
    ['the open sea', 25.35, 55.0],
  ])('%s is in none', (_place, latitude, longitude) => {
    expect(communityAt(latitude, longitude)).toBeUndefined();
  });
});
