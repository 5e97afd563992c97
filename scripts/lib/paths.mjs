import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Databases, files, logs and generated passwords: `DATA_DIR`, by default `.data` in the project. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

/** Things worth keeping between starts that are not data: build marks, a downloaded server. */
export const cacheDir = resolve(root, '.cache');
