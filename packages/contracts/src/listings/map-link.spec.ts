import { describe, expect, it } from 'vitest';
import { developmentChangesSchema } from './development-edit.js';

const accepts = (mapUrl: string): boolean => developmentChangesSchema.safeParse({ mapUrl }).success;

describe('the map link of a project', () => {
  it.each([
    'https://www.google.com/maps?q=25.1,55.2',
    'https://google.com/maps/place/Dubai+Marina/@25.08,55.14,15z',
    'https://maps.google.com/?q=Dubai',
    'https://www.google.ae/maps/@25.2,55.3,15z',
    'https://maps.google.ae/maps?q=Dubai',
    'https://www.google.co.uk/maps?q=Dubai',
    'https://www.google.com.sa/maps/dir//Dubai',
    'https://GOOGLE.de/maps',
    'https://maps.app.goo.gl/AbC123',
    'https://goo.gl/maps/AbC123',
    'https://maps.apple.com/?ll=25.2,55.3',
    'https://www.openstreetmap.org/#map=15/25.2/55.3',
    'https://osm.org/go/xyz',
  ])('may be %s', (address) => {
    expect(accepts(address)).toBe(true);
  });

  it.each([
    'http://www.google.com/maps?q=1,2',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.google.com/mapsevil',
    'https://maps.google.com/url?q=https://evil.example',
    'https://www.google.evil/maps',
    'https://www.google.com.evil.example/maps',
    'https://google.co.evil.example/maps',
    'https://evilgoogle.com/maps',
    'https://goo.gl/AbC123',
    'https://www.google.com@evil.example/maps',
    'https://www.google.com:8443/maps',
    'https://maps.example/',
    'https://www.google.com/maps/../url?q=https://evil.example',
  ])('may not be %s', (address) => {
    expect(accepts(address)).toBe(false);
  });
});
