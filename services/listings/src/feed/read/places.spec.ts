import { describe, expect, it } from 'vitest';
import { readCoordinates } from './places.js';

describe('places in a feed', () => {
  it.each([
    ['25.08,55.14', { latitude: 25.08, longitude: 55.14 }],
    ['55.14, 25.08', { latitude: 25.08, longitude: 55.14 }],
    ['55.14 25.08', { latitude: 25.08, longitude: 55.14 }],
    ['0,0', null],
    ['0.0,0.0', null],
    ['51.5,-0.12', undefined],
    ['25.08', undefined],
    ['here,there', undefined],
  ])('coordinates %j are %j, whatever their order', (text, place) => {
    expect(readCoordinates(text)).toEqual(place);
  });
});
