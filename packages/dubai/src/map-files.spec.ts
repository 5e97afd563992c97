import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAP_FILES, positionsOf, type MapFileName } from './map-features.js';
import { readMapFile, replaceMapFiles } from './map-files.js';

const NAMES = Object.keys(MAP_FILES) as MapFileName[];
const packaged = (name: MapFileName): string =>
  readFileSync(new URL(`../data/map/${name}`, import.meta.url), 'utf8');

describe('the files of the map', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'map-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    replaceMapFiles(folder);
  });

  it.each(NAMES)('%s has features around Dubai and Abu Dhabi', (name) => {
    for (const feature of readMapFile(name))
      for (const [longitude, latitude] of positionsOf(feature))
        expect(longitude > 54 && longitude < 56 && latitude > 24 && latitude < 26).toBe(true);
  });

  it('are replaced by those of an operator, also when the packaged ones have been read', () => {
    expect(readMapFile('islands.json').length).toBeGreaterThan(200);
    const islands = [{ rank: 1, name: 'New Island', nameAr: null, latitude: 25.2, longitude: 55.1 }];
    writeFileSync(join(folder, 'islands.json'), JSON.stringify({ islands }));
    const { files, refused } = replaceMapFiles(folder);
    expect([[...files.keys()], refused]).toEqual([['islands.json'], []]);
    expect(readMapFile('islands.json')).toEqual([
      {
        type: 'Feature',
        properties: { rank: 1, name: 'New Island', nameAr: null },
        geometry: { type: 'Point', coordinates: [55.1, 25.2] },
      },
    ]);
  });

  const island = { rank: 1, name: 'A', latitude: 25, longitude: 55 };
  it.each<[string, MapFileName, string, string]>([
    ['no JSON', 'islands.json', '{', 'JSON'],
    ['empty', 'islands.json', '{"islands":[]}', 'no features'],
    ['without a name', 'islands.json', JSON.stringify({ islands: [{ ...island, name: null }] }), 'name'],
    [
      'off the earth',
      'islands.json',
      JSON.stringify({ islands: [{ ...island, latitude: 250 }] }),
      'position',
    ],
    ['of another theme', 'roads-major.topojson', packaged('water.topojson'), 'MultiPolygon'],
    [
      'without its arcs',
      'rail.geojson',
      JSON.stringify({ ...(JSON.parse(packaged('roads-major.topojson')) as object), arcs: [] }),
      'arc',
    ],
  ])('stay in use where an operator puts one that is %s', (_what, name, content, reason) => {
    writeFileSync(join(folder, name), content);
    const { files, refused } = replaceMapFiles(folder);
    expect(files.size).toBe(0);
    expect(refused).toEqual([{ name, reason: expect.stringContaining(reason) as string }]);
    expect(readMapFile(name).length).toBeGreaterThan(1);
  });
});
