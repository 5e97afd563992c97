import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates } from './places.js';

describe('places in a feed', () => {
  it.each([
    ['25.08,55.14', { latitude: 25.08, longitude: 55.14 }],
    ['55.14, 25.08', { latitude: 25.08, longitude: 55.14 }],
    ['55.14 25.08', { latitude: 25.08, longitude: 55.14 }],
    ['25.08,55.14,14', { latitude: 25.08, longitude: 55.14 }],
    ['25.08, 55.14, 14', { latitude: 25.08, longitude: 55.14 }],
    ['25.08;55.14', { latitude: 25.08, longitude: 55.14 }],
    ['25,08;55,14', { latitude: 25.08, longitude: 55.14 }],
    ['25,08, 55,14', { latitude: 25.08, longitude: 55.14 }],
    ['25,08 55,14', { latitude: 25.08, longitude: 55.14 }],
    ['25,08,55,14', { latitude: 25.08, longitude: 55.14 }],
    ['25.08N 55.14E', { latitude: 25.08, longitude: 55.14 }],
    ['25.08N;55.14E', { latitude: 25.08, longitude: 55.14 }],
    ['N25.08, E55.14', { latitude: 25.08, longitude: 55.14 }],
    ['25.08° N, 55.14° E', { latitude: 25.08, longitude: 55.14 }],
    [`25°04'48"N 55°08'24"E`, { latitude: 25.08, longitude: 55.14 }],
    [`25°04'48"N;55°08'24"E`, { latitude: 25.08, longitude: 55.14 }],
    [`25° 04' 48" N, 55° 08' 24" E`, { latitude: 25.08, longitude: 55.14 }],
    ['25°4.8′N, 55°8.4′E', { latitude: 25.08, longitude: 55.14 }],
    ['25 04 48 N, 55 08 24 E', { latitude: 25.08, longitude: 55.14 }],
    ['[55.14, 25.08]', { latitude: 25.08, longitude: 55.14 }],
    ['POINT(55.14 25.08)', { latitude: 25.08, longitude: 55.14 }],
    ['lat: 25.08, lng: 55.14', { latitude: 25.08, longitude: 55.14 }],
    ['٢٥٫٠٨،٥٥٫١٤'.replace('،', ';'), { latitude: 25.08, longitude: 55.14 }],
    ['25.08/55.14', { latitude: 25.08, longitude: 55.14 }],
    ['lat=25.08&lng=55.14', { latitude: 25.08, longitude: 55.14 }],
    ['{"lat":25.08,"lng":55.14}', { latitude: 25.08, longitude: 55.14 }],
    ['٢٥٫٠٨، ٥٥٫١٤', { latitude: 25.08, longitude: 55.14 }],
    ['https://maps.google.com/?q=25.08,55.14', { latitude: 25.08, longitude: 55.14 }],
    ['https://www.google.com/maps/@25.08,55.14,17z', { latitude: 25.08, longitude: 55.14 }],
    ['https://www.google.com/maps?ll=25.08%2C55.14&z=15', { latitude: 25.08, longitude: 55.14 }],
    ['{"latitude":"25.08","longitude":"55.14"}', { latitude: 25.08, longitude: 55.14 }],
    ['{"type":"Point","coordinates":[55.14,25.08]}', { latitude: 25.08, longitude: 55.14 }],
    ['SRID=4326;POINT(55.14 25.08)', { latitude: 25.08, longitude: 55.14 }],
    ['@25.08,55.14,15z', { latitude: 25.08, longitude: 55.14 }],
    ['geo:25.08,55.14?z=15', { latitude: 25.08, longitude: 55.14 }],
    ['https://maps.app.goo.gl/abc', undefined],
    ['25.08S 55.14E', undefined],
    ['-25.08;55.14', undefined],
    ['250800;551400', undefined],
    ['25.08,55.14,14,2,3', undefined],
    ['0,0', null],
    ['0.0,0.0', null],
    ['51.5,-0.12', undefined],
    ['25.08', undefined],
    ['here,there', undefined],
  ])('coordinates %j are %j, whatever their order', (text, place) => {
    expect(readCoordinates(text)).toEqual(place);
  });

  it('are read as they were printed', () => {
    const sexagesimal = (degrees: number, letter: string): string => {
      const seconds = Math.round(degrees * 3600);
      return `${Math.floor(seconds / 3600)}°${Math.floor(seconds / 60) % 60}'${seconds % 60}"${letter}`;
    };
    const prints: ((latitude: number, longitude: number) => string)[] = [
      (latitude, longitude) => `${latitude},${longitude}`,
      (latitude, longitude) => `${longitude} ${latitude}`,
      (latitude, longitude) => `${latitude}N, ${longitude}E`,
      (latitude, longitude) => `${latitude},${longitude},14`,
      (latitude, longitude) => `${String(latitude).replace('.', ',')};${String(longitude).replace('.', ',')}`,
      (latitude, longitude) => `${sexagesimal(latitude, 'N')} ${sexagesimal(longitude, 'E')}`,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 22 * 3600, max: 27 * 3600 }),
        fc.integer({ min: 51 * 3600, max: 57 * 3600 }),
        fc.constantFrom(...prints),
        (north, east, print) => {
          const [latitude, longitude] = [north / 3600, east / 3600];
          const read = readCoordinates(print(latitude, longitude));
          expect(read?.latitude).toBeCloseTo(latitude, 6);
          expect(read?.longitude).toBeCloseTo(longitude, 6);
        },
      ),
    );
  });
});
