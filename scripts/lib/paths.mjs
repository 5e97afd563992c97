import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './progress.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Databases, files, logs and generated passwords: `DATA_DIR`, by default `.data` in the project. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

/** Cache between starts: build marks, a downloaded server. */
export const cacheDir = resolve(root, '.cache');

/** Port of the site: `PORT`, by default 8080. */
export function sitePort() {
  const port = Number(process.env.PORT || 8080);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`PORT: ${process.env.PORT} is not a port`);
}
