import { describe, expect, it } from 'vitest';
import { readSchools, readStations } from './landmarks.js';
import { estimateTravel, neighbours } from './travel-time.js';

const stations = readStations();
const at = (name: string) => {
  const station = stations.find((each) => each.name === name);
  if (station === undefined) throw new Error(`There is no station ${name}`);
  return station;
};

describe('the network of stations', () => {
  const next = (name: string): string[] =>
    neighbours(stations)
      .flatMap(([one, other]) => [
        [stations[one], stations[other]],
        [stations[other], stations[one]],
      ])
      .flatMap(([one, other]) => (one?.name === name && other ? [other.name] : []))
      .toSorted();

  it.each([
    ['centrepoint', ['Emirates']],
    ['Burj Khalifa / Dubai Mall', ['Business Bay', 'Financial Centre']],
    ['Union', ['Al Rigga', 'Baniyas Square', 'BurJuman', 'Salah Al Din']],
    ['National Paints', ['DMCC', 'Ibn Battuta', 'The Gardens']],
    ['Expo 2020', ['Dubai Investment Park']],
    ['Creek', ['Al Jadaf']],
    ['Al Ras', ['Al Ghubaiba', 'Gold Souq']],
    ['Atlantis Aquaventure', ['The Pointe']],
    ['Al Sufouh', ['Knowledge Village']],
  ])('%s is next to %j', (name, expected) => {
    expect(next(name)).toEqual(expected);
  });

  it('joins all stations of a line', () => {
    const lines = new Set(stations.map(({ line }) => line));
    expect(neighbours(stations)).toHaveLength(stations.length - lines.size);
  });
});

describe('the estimate of a way', () => {
  it('rides without a change on one line, and waits once', () => {
    const travel = estimateTravel(at('DMCC'), at('Burj Khalifa / Dubai Mall'), stations);
    expect(travel?.legs).toMatchObject([{ by: 'metro', line: 'Red Line', from: 'DMCC', stops: 9 }]);
    expect(travel?.minutes).toBeGreaterThan(22);
    expect(travel?.minutes).toBeLessThan(34);
  });

  it('changes between lines by a walk', () => {
    const travel = estimateTravel(at('Airport Terminal 3'), at('Gold Souq'), stations);
    expect(travel?.legs.map(({ by }) => by)).toEqual(['metro', 'foot', 'metro']);
    expect(travel?.legs[0]).toMatchObject({ to: 'Union' });
    expect(travel?.legs[2]).toMatchObject({ line: 'Green Line', from: 'Union', to: 'Gold Souq' });
  });

  it('adds the ways on foot at both ends', () => {
    const near = { latitude: 25.0805, longitude: 55.1403 };
    const travel = estimateTravel(near, { latitude: 25.2138, longitude: 55.2796 }, stations);
    const bys = travel?.legs.map(({ by }) => by);
    expect([bys?.[0], bys?.at(-1)]).toEqual(['foot', 'foot']);
    expect(travel?.minutes).toBe(travel?.legs.reduce((sum, { minutes }) => sum + minutes, 0));
  });

  it('walks all the way where that is faster', () => {
    const there = { latitude: 25.0708, longitude: 55.1392 };
    expect(estimateTravel(at('DMCC'), there, stations)?.legs).toEqual([{ by: 'foot', minutes: 1 }]);
  });

  it.each([
    ['Hatta', 24.7987, 56.1249],
    ['the desert', 24.85, 55.5],
  ])('has no way from %s, where no station can be walked to', (_place, latitude, longitude) => {
    expect(estimateTravel({ latitude, longitude }, at('Union'), stations)).toBeUndefined();
  });

  it('is as long there as back, but for the order of the legs', () => {
    for (const station of stations) {
      const [there, back] = [
        estimateTravel(at('Union'), station, stations),
        estimateTravel(station, at('Union'), stations),
      ];
      expect(Math.abs((there?.minutes ?? NaN) - (back?.minutes ?? NaN))).toBeLessThanOrEqual(6);
    }
  });
});

it('knows every school and station by a position in Dubai', () => {
  for (const { name, latitude, longitude } of [...stations, ...readSchools()])
    expect([name, latitude > 24.6 && latitude < 25.5, longitude > 54.8 && longitude < 56.3]).toEqual([
      name,
      true,
      true,
    ]);
});
