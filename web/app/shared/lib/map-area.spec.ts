import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  parseBounds,
  parseCircle,
  parsePolygon,
  writeBounds,
  writeCircle,
  writePolygon,
} from './map-area';

describe('a part of the map in an address', () => {
  it('is read as it was written', () => {
    const bounds = { west: 55.1, south: 25, east: 55.3001, north: 25.2 };
    expect(parseBounds(writeBounds(bounds))).toEqual(bounds);
    expect(writeBounds({ west: 55.123_49, south: 25.000_01, east: 55.2, north: 25.100_01 })).toBe(
      '55.1234,25,55.2,25.1001',
    );
    const corners: [number, number][] = [
      [55.1, 25],
      [55.2, 25],
      [55.2, 25.1],
    ];
    expect(parsePolygon(writePolygon(corners))).toEqual(corners);
    const circle = { longitude: 55.27, latitude: 25.19, km: 2.5 };
    expect(parseCircle(writeCircle(circle))).toEqual(circle);
  });

  it.each([
    '',
    'a',
    '1,2,3',
    '1,2,3,4,5',
    '55,25,54,26',
    '55,26,56,25',
    '200,25,201,26',
    '1,,2,3',
    'NaN,1,2,3',
  ])('is no bounds: %s', (text) => {
    expect(parseBounds(text)).toBeUndefined();
  });

  it.each(['', '1,2;3,4', '1,2;3,4;5', '1,2;3,4;5,600', '1,2;3,4;5,6;'])('is no polygon: %s', (text) => {
    expect(parsePolygon(text)).toBeUndefined();
  });

  it.each(['', '55,25', '55,25,0', '55,25,1000', '55,25,2,2'])('is no circle: %s', (text) => {
    expect(parseCircle(text)).toBeUndefined();
  });

  it('has bounds around several parts, and none around none', () => {
    const point = (x: number, y: number) => ({ west: x, east: x, south: y, north: y });
    expect(boundsAround([point(1, 5), point(3, 2)])).toEqual({ west: 1, south: 2, east: 3, north: 5 });
    expect(boundsAround([])).toBeUndefined();
  });
});
