import { copyFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartError } from './progress.mjs';

/**
 * Copies a feed to the data folder of a running start, which may read no other files, and returns the path of the copy.
 * A later file of the same name replaces it.
 * @throws StartError when the person at the terminal cannot read the file
 */
export function copyFeedFile(given, dataFolder) {
  const file = resolve(given);
  const folder = join(dataFolder, 'feeds', 'from-terminal');
  const copy = join(folder, basename(file));
  if (file === copy) return copy;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${copy}.${process.pid}`;
  try {
    if (!statSync(file).isFile()) throw new StartError(`${given} is not a file`);
    copyFileSync(file, unfinished);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof StartError) throw error;
    const reason = { ENOENT: 'there is no such file', EACCES: 'you may not read it' }[error.code];
    throw new StartError(`${given}: ${reason ?? error.message}`);
  }
  // An import that reads the earlier copy reads it to its end.
  renameSync(unfinished, copy);
  return copy;
}
