import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, MAP_FILES, type MapFeature, type MapFileName } from './map-features.js';

const PACKAGED = new URL('../data/map/', import.meta.url);

const replaced = new Map<MapFileName, Buffer>();
const known = new Map<MapFileName, readonly MapFeature[]>();

/**
 * Reads the operator's map files in `folder`; from then on they replace the files of the package with the same names.
 * Returns the files, and the invalid files with the reason; both are empty if the folder is missing.
 */
export function replaceMapFiles(folder: string): {
  files: ReadonlyMap<MapFileName, Buffer>;
  refused: { name: MapFileName; reason: string }[];
} {
  replaced.clear();
  known.clear();
  const refused: { name: MapFileName; reason: string }[] = [];
  for (const name of Object.keys(MAP_FILES) as MapFileName[]) {
    try {
      const bytes = readFileSync(join(folder, name));
      known.set(name, featuresOf(name, JSON.parse(bytes.toString('utf8'))));
      replaced.set(name, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      refused.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { files: replaced, refused };
}

/** The features of a file, the operator's own or else the package's; it is read once. */
export function readMapFile(name: MapFileName): readonly MapFeature[] {
  let features = known.get(name);
  if (features === undefined) {
    features = featuresOf(name, JSON.parse(readFileSync(new URL(name, PACKAGED), 'utf8')));
    known.set(name, features);
  }
  return features;
}
