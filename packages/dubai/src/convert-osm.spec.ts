import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMapFile, replaceMapFiles } from './map-files.js';

const SCRIPT = fileURLToPath(new URL('../scripts/convert-osm.mjs', import.meta.url));

const NODES = [
  [55.1, 25.05],
  [55.11, 25.06],
  [55.12, 25.06],
  [55.2, 25.1],
  [55.21, 25.1],
  [55.21, 25.11],
  // Far from Dubai.
  [10, 50],
  [10.1, 50],
];
const way = (id: number, nodes: readonly number[], tags: Record<string, string>): string =>
  `<way id="${id}">${nodes.map((node) => `<nd ref="${node}"/>`).join('')}${tagsOf(tags)}</way>`;
const tagsOf = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('');

const MARINA = { highway: 'primary', name: 'شارع المارينا', 'name:en': 'Marina Street', ref: 'D 94' };
const EXTRACT = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6">
${NODES.map(([lon, lat], id) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`).join('\n')}
<node id="90" lat="25.2" lon="55.3">${tagsOf({ amenity: 'hospital', name: 'Harbour &amp; Bay Hospital' })}</node>
${way(1, [1, 2], MARINA)}
${way(2, [0, 1], MARINA)}
${way(3, [2, 3], { highway: 'residential', name: 'Palm Lane' })}
${way(4, [3, 4, 5, 3], { leisure: 'park', name: 'Canal Park', 'name:ar': 'حديقة القناة' })}
${way(5, [3, 4, 5, 3], { natural: 'water' })}
${way(6, [6, 7], { highway: 'motorway', name: 'A 3' })}
${way(7, [0, 3], { building: 'yes' })}
</osm>`;

describe('the files of the map made from an extract of OpenStreetMap', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'osm-'));
    const extract = join(folder, 'small.osm');
    writeFileSync(extract, EXTRACT);
    await promisify(execFile)(process.execPath, [SCRIPT, extract, '--to', folder]);
    expect(replaceMapFiles(folder).refused).toEqual([]);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    replaceMapFiles(folder);
  });

  it('have roads in both languages, those that continue each other as one line', () => {
    const [road, ...others] = readMapFile('roads-major.topojson');
    expect(others).toEqual([]);
    expect(road?.properties).toEqual({
      class: 'primary',
      name: 'Marina Street',
      nameAr: 'شارع المارينا',
      ref: 'D 94',
    });
    expect(road?.geometry.coordinates.flat()).toEqual(
      [55.1, 25.05, 55.11, 25.06, 55.12, 25.06].map((degrees) => expect.closeTo(degrees, 6) as number),
    );
    expect(readMapFile('roads-minor.topojson').map(({ properties }) => properties)).toEqual([
      { class: 'residential', name: 'Palm Lane' },
    ]);
  });

  it('have parks and hospitals, and lakes beside the water of the package', () => {
    expect(readMapFile('parks.geojson').map(({ properties }) => properties)).toEqual([
      { kind: 'park', name: 'Canal Park', nameAr: 'حديقة القناة' },
    ]);
    expect(readMapFile('hospitals.json').map(({ properties }) => properties.name)).toEqual([
      'Harbour & Bay Hospital',
    ]);
    const water = readMapFile('water.topojson').map(({ properties }) => properties.kind);
    expect(water).toEqual(['sea', 'marina', 'creek', 'canal', 'lake']);
  });

  it('leave out what the extract has nothing of, whose packaged file stays', () => {
    expect(readMapFile('rail.geojson').length).toBeGreaterThan(5);
  });
});
