import { join } from 'node:path';
import { unpackFromDebian } from './debian-packages.mjs';
import { cacheDir } from './paths.mjs';

/**
 * Returns the folder below which Dovecot is installed: the system's, or else Debian's packages unpacked below the
 * cache. Undefined on systems without apt; the suite that needs it fails then.
 */
export async function dovecotFolder() {
  const folder = join(cacheDir, 'dovecot');
  const { findDovecot } = await import('@manzil/local-servers/dovecot-path');
  const find = () => findDovecot([folder]);
  const found = find();
  if (found !== undefined) return found;
  try {
    const packages = ['dovecot-core', 'dovecot-imapd', 'libunwind8'];
    await unpackFromDebian(packages, { folder, apt: join(cacheDir, 'apt') });
  } catch {
    // The suite says how to install it.
  }
  return find();
}
