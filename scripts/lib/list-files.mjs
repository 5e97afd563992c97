import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

const GENERATED = new Set(['node_modules', 'dist', 'build']);

/**
 * Lists the source files below `root`, without generated files, as relative paths with slashes; hidden folders are
 * left out.
 * @param {string} root
 * @returns {string[]}
 */
export function listFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isFile()) return [path];
    const isSource = entry.isDirectory() && !entry.name.startsWith('.') && !GENERATED.has(entry.name);
    return isSource ? listFiles(root, path) : [];
  });
}
