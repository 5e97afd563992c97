import { join } from 'node:path';
import { unpackFromDebian } from './debian-packages.mjs';
import { cacheDir } from './paths.mjs';

export const HOW_TO_GET_NATS = `  Debian, Ubuntu   sudo apt-get install nats-server
  macOS            brew install nats-server`;

/**
 * Returns the path of nats-server: the system's, unless `system` is false, or else Debian's package unpacked below
 * `cache`. Undefined on systems without apt.
 * @param {{ system?: boolean, cache?: string }} [options]
 */
export async function natsProgram({ system = process.env.SYSTEM_SERVERS !== 'off', cache = cacheDir } = {}) {
  const folder = join(cache, 'nats');
  const { findNatsServer } = await import('@manzil/local-servers/nats-server-path');
  const find = () => findNatsServer([join(folder, 'usr', 'sbin')], system);
  const found = find();
  if (found !== undefined) return found;
  try {
    await unpackFromDebian(['nats-server'], { folder, apt: join(cache, 'apt') });
  } catch {
    // The caller prints how to install it.
  }
  return find();
}
