import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './say.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Databases, files, logs and generated passwords: `DATA_DIR`, by default `.data` in the project. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

/** Things worth keeping between starts that are not data: build marks, a downloaded server. */
export const cacheDir = resolve(root, '.cache');

/** Where the site answers: `PORT`, by default 8080. */
export function sitePort() {
  const port = Number(process.env.PORT || 8080);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`PORT: ${process.env.PORT} is not a port`);
}
