import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCommunities } from '@manzil/dubai/communities';
import { english } from '../../shared/lib/english';
import { communityAt } from '@manzil/dubai/community-at';
import { mapOfDevelopment, placeMapOf } from './place-map.server';

const middles = readCommunities().flatMap((community, index) => {
  if (index % 5 > 0) return [];
  const [west, south, east, north] = community.bounds;
  const place = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return communityAt(place.latitude, place.longitude) === community ? [{ community, place }] : [];
});

describe('the drawn map of a place', () => {
  it('names the community of the place below the pin, and others where none covers another', () => {
    const map = placeMapOf(english, { latitude: 25.0805, longitude: 55.1403 });
    expect(map?.community).toBe('Marsa Dubai');
    expect(map?.labels[0]).toEqual({ text: 'Dubai Marina', isOwn: true, x: 500, y: 345, wideOnly: false });
    expect(map?.labels.map(({ text }) => text)).toContain('Palm Jumeirah');
    for (const path of [map?.communities, map?.own, map?.water])
      expect(path).toMatch(/^M-?\d+ -?\d+l[-\d Mlz]+z$/);
  });

  it('is small and has its own community in sight, wherever in Dubai', () => {
    expect(middles.length).toBeGreaterThan(30);
    for (const { community, place } of middles) {
      const map = placeMapOf(english, place);
      expect([map?.community, map?.own === '']).toEqual([community.name, false]);
      expect([community.name, gzipSync(JSON.stringify(map)).length < 6_000]).toEqual([community.name, true]);
    }
  });

  it.each([
    ['at the point of its link', 'https://www.google.com/maps?q=25.0805,55.1403', 'Business Bay', true],
    [
      'in the place that its link searches',
      'https://www.openstreetmap.org/search?query=Dubai+Marina%2C+Dubai',
      '',
      false,
    ],
    ['in its location', 'https://maps.app.goo.gl/abc', 'Dubai Marina', false],
    ['in its location without a link', null, 'Dubai Marina, Dubai', false],
  ])('shows a development %s', (_where, mapUrl, location, isPoint) => {
    const map = mapOfDevelopment(english, { mapUrl, location });
    expect([map?.drawing.community, map?.isPoint]).toEqual(['Marsa Dubai', isPoint]);
  });

  it('shows no development that does not say where it is', () => {
    const abuDhabi = 'https://www.google.com/maps?q=24.4539,54.3773';
    for (const [mapUrl, location] of [[null, 'On the coast'] as const, [abuDhabi, 'Dubai Marina'] as const])
      expect(mapOfDevelopment(english, { mapUrl, location })).toBeNull();
  });

  it('has the roads, water, railways and stations in sight', () => {
    const map = placeMapOf(english, { latitude: 25.0805, longitude: 55.1403 });
    for (const lines of [map?.motorways, map?.roads, map?.rail])
      expect(lines).toMatch(/^M-?\d+ -?\d+l[-\d Ml]+$/);
    expect(map?.marks.filter(({ kind }) => kind === 'station').length).toBeGreaterThan(5);
  });

  it.each([
    ['Abu Dhabi', { latitude: 24.4539, longitude: 54.3773 }],
    ['a home that does not say where it is', { latitude: null, longitude: null }],
  ])('is not drawn of %s', (_name, place) => {
    expect(placeMapOf(english, place)).toBeNull();
  });
});
